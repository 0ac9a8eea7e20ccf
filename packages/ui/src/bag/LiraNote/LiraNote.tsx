import { leftToRight, liraNote, type Cents, type Instant, type LiraRate } from '@zawadeh/domain';
import { useIntl } from 'react-intl';
import { formatCount } from '../../data/grouped.ts';
import * as S from './LiraNote.styles.ts';

export interface LiraNoteProps {
  /** The price in US cents. */
  cents: Cents;
  /** Without one, or with one older than seven days, nothing is shown; nor for a free bag. */
  rate: LiraRate | null;
  /** The current time in milliseconds. */
  now: Instant;
}

/**
 * About how many Lebanese lira a price is, rounded up to the next thousand.
 *
 * Only display: dollars are charged. Without a rate, or with one older than seven days, nothing is shown.
 *
 * @use under the price of a bag, and under the total of a cart or checkout, until it is paid.
 * @avoid on a button, in a {@link Dock}, or for an order that is paid: the rate may have changed, and nothing
 *   is owed.
 * @arabic «≈ 403,000 ل.ل.» reads from right to left, its digits from left to right.
 */
export function LiraNote({ cents, rate, now }: LiraNoteProps) {
  const intl = useIntl();
  const lira = liraNote(cents, rate, now);
  if (lira === null || lira === 0) return null;
  return (
    <S.Root>
      {intl.formatMessage({ id: 'ui.liraNote.about' }, { amount: leftToRight(formatCount(lira)) })}
    </S.Root>
  );
}
