import * as S from './CountBadge.styles.ts';

export interface CountBadgeProps {
  /** Nothing is shown of none; above 99 it says 99+. */
  count: number;
  /** Lighter for a moment, because it has just changed. */
  isFresh?: boolean;
}

const MOST = 99;

/**
 * How many there are of something, on the corner of its icon. Whatever it stands on says so in its name, and
 * says it in words: «كيسان» has no 2 in it, so the figure is drawn by the style sheet and is no text of the page.
 */
export function CountBadge({ count, isFresh = false }: CountBadgeProps) {
  if (!(count > 0)) return null;
  const shown = count > MOST ? `${MOST}+` : count;
  return <S.Root aria-hidden="true" data-count={shown} data-fresh={isFresh || undefined} />;
}
