import type { ReactNode } from 'react';
import type { space } from '../../theme/index.ts';
import * as S from './Grid.styles.ts';

export interface GridProps {
  /** The least width of a column: `tiny` holds a floor number, `small` a name, `medium` a card, `large` a form. */
  column?: 'tiny' | 'small' | 'medium' | 'large';
  /** A step of the spacing scale. */
  gap?: Parameters<typeof space>[0];
  /** Few items stretch over the whole line (auto-fit) instead of leaving empty columns (auto-fill). */
  isFilled?: boolean;
  /** The element, such as a list. */
  as?: 'div' | 'ul' | 'ol' | 'section';
  /** The items, in reading order. */
  children: ReactNode;
}

/**
 * Items of one width side by side, as many to a line as fit.
 *
 * @use for short fields beside each other, cards and figures.
 * @avoid for the shelf (a {@link BagGrid} knows its columns), or for rows and columns of facts (a {@link
 *   DataTable}).
 * @reader Nothing of its own; with `as="ul"` a list.
 * @arabic Lines are filled from where reading starts.
 */
export function Grid({ column = 'medium', gap = 4, isFilled, as = 'div', children }: GridProps) {
  return (
    <S.Root as={as} data-column={column} data-filled={isFilled || undefined} $gap={gap}>
      {children}
    </S.Root>
  );
}
