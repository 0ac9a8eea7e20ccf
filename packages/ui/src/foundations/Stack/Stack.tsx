import type { ReactNode } from 'react';
import type { space } from '../../theme/index.ts';
import * as S from './Stack.styles.ts';

export interface StackProps {
  /** A row wraps where the width is small. */
  direction?: 'column' | 'row';
  /** A step of the spacing scale. */
  gap?: Parameters<typeof space>[0];
  /** Alignment on the cross axis. */
  align?: 'stretch' | 'start' | 'center' | 'end' | 'baseline';
  /** Alignment on the main axis. `between` pushes the first and the last item to the edges. */
  justify?: 'start' | 'center' | 'end' | 'between';
  /** The element, such as a list or a section. */
  as?: 'div' | 'section' | 'ul' | 'ol' | 'header' | 'footer' | 'form';
  /** The items, in reading order. */
  children: ReactNode;
}

/**
 * Items in a column or a row, with equal gaps.
 *
 * @use for the parts of a screen, the fields of a form, the buttons at its end.
 * @avoid for equal items that fill lines (a {@link Grid}), or to move one item by a few pixels.
 * @reader Nothing of its own; with `as="ul"` a list.
 * @arabic A row begins where reading starts.
 */
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
