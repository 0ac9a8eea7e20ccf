import * as S from './CountBadge.styles.ts';

export interface CountBadgeProps {
  /** Hidden at 0; shown as 99+ above 99. */
  count: number;
  /** Lighter for a moment after a change. */
  isFresh?: boolean;
}

const MOST = 99;

/**
 * A count on the corner of an icon.
 *
 * The figure is CSS-generated content and no text of the page, because «كيسان» has no digit. Its parent is
 * `position: relative`.
 *
 * @use on a bell, a cart, or another icon of a collection.
 * @avoid for a state in words (a {@link Badge}), or where the accessible name of the icon does not include
 *   the number.
 * @reader Nothing: the name of the icon states the count in words.
 * @arabic On the corner where reading ends. Digits are Latin, and 99+ never becomes +99.
 */
export function CountBadge({ count, isFresh = false }: CountBadgeProps) {
  if (!(count > 0)) return null;
  const shown = count > MOST ? `${MOST}+` : count;
  return <S.Root aria-hidden="true" data-count={shown} data-fresh={isFresh || undefined} />;
}
