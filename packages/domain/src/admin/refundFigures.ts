/** The figures that the dashboard shows above the list of refunds. */
import { addCents } from '../money/arithmetic.ts';
import type { Cents } from '../money/money.ts';
import type { Instant } from '../time/instant.ts';
import { beirutDay } from '../time/wallTime.ts';
import type { Refund, RefundList } from './refunds.ts';

const DAY = 86_400_000;

/** In days of Beirut; 0 is today. */
export const daysOwed = ({ askedAt }: Pick<Refund, 'askedAt'>, now: Instant): number =>
  Math.max(0, (Date.parse(beirutDay(now)) - Date.parse(beirutDay(askedAt))) / DAY);

export interface SentBack {
  count: number;
  amount: Cents;
}

/** In the month of `now`, as far as the list goes back. */
export function sentBackThisMonth({ done }: Pick<RefundList, 'done'>, now: Instant): SentBack {
  const monthOf = (at: Instant) => beirutDay(at).slice(0, '2026-11'.length);
  const amounts = done
    .filter(({ doneAt }) => doneAt !== null && monthOf(doneAt) === monthOf(now))
    .map(({ amount }) => amount);
  return { count: amounts.length, amount: addCents(...amounts) };
}

/** The list with one refund sent back, until the server says so. */
export function withSentBack(list: RefundList, sent: Refund): RefundList {
  const owed = list.owed.filter(({ id }) => id !== sent.id);
  if (owed.length === list.owed.length) return list;
  return {
    owed,
    done: [sent, ...list.done.filter(({ id }) => id !== sent.id)],
    owedCount: list.owedCount - 1,
    owedAmount: addCents(list.owedAmount, -sent.amount),
  };
}

/** The owed refunds and, at their earlier places, the ones sent back a moment ago. */
export function withLingering(owed: readonly Refund[], lingering: readonly Refund[]): readonly Refund[] {
  const ids = new Set(lingering.map(({ id }) => id));
  const rest = owed.filter(({ id }) => !ids.has(id));
  if (ids.size === 0) return owed;
  return [...rest, ...lingering].toSorted((one, other) => one.askedAt - other.askedAt);
}
