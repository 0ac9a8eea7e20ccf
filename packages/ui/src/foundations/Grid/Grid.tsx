import type { ReactNode } from 'react';
import type { space } from '../../theme/index.ts';
import * as S from './Grid.styles.ts';

export interface GridProps {
  /** The least width of a column: `tiny` holds a floor number, `small` a name, `medium` a card, `large` a form. */
  column?: 'tiny' | 'small' | 'medium' | 'large';
  /** A step of the scale of spaces. */
  gap?: Parameters<typeof space>[0];
  /** Few things share the whole line, instead of leaving room for those that are not there. */
  isFilled?: boolean;
  as?: 'div' | 'ul' | 'ol' | 'section';
  children: ReactNode;
}

/** Things of one width side by side, as many to a line as have room. */
export function Grid({ column = 'medium', gap = 4, isFilled, as = 'div', children }: GridProps) {
  return (
    <S.Root as={as} data-column={column} data-filled={isFilled || undefined} $gap={gap}>
      {children}
    </S.Root>
  );
}
