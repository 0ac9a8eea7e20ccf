import type { ReactNode } from 'react';
import type { space } from '../../theme/index.ts';
import * as S from './Stack.styles.ts';

export interface StackProps {
  /** Down the page, or along the line; a row wraps where there is no room. */
  direction?: 'column' | 'row';
  /** A step of the scale of spaces. */
  gap?: Parameters<typeof space>[0];
  /** Across the direction. */
  align?: 'stretch' | 'start' | 'center' | 'end' | 'baseline';
  /** Along the direction. `between` pushes the first and the last to the edges. */
  justify?: 'start' | 'center' | 'end' | 'between';
  as?: 'div' | 'section' | 'ul' | 'ol' | 'header' | 'footer' | 'form';
  children: ReactNode;
}

/** Things one after the other with the same space between them. */
export function Stack({
  direction = 'column',
  gap = 4,
  align = direction === 'row' ? 'center' : 'stretch',
  justify = 'start',
  as = 'div',
  children,
}: StackProps) {
  return (
    <S.Root as={as} data-direction={direction} data-align={align} data-justify={justify} $gap={gap}>
      {children}
    </S.Root>
  );
}
