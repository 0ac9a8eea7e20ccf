import * as S from './CountBadge.styles.ts';

export interface CountBadgeProps {
  /** Hidden at 0; shown as 99+ above 99. */
  count: number;
  /** Lighter for a moment after a change. */
  isFresh?: boolean;
}

const MOST = 99;

/**
 * A count on the corner of an icon. The accessible name of the icon states the count in words, «كيسان» without a
 * digit, so the figure is CSS-generated content and not text of the page.
 */
export function CountBadge({ count, isFresh = false }: CountBadgeProps) {
  if (!(count > 0)) return null;
  const shown = count > MOST ? `${MOST}+` : count;
  return <S.Root aria-hidden="true" data-count={shown} data-fresh={isFresh || undefined} />;
}
