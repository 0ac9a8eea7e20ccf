import { type Cents, type StoreStatement } from '@zawadeh/domain';
import type { FormatMessage } from '../../../lib/messages/useMessage.ts';

/** The names of a month and of its ends, in the reader's language. */
export interface StatementNames {
  /** "October 2026" */
  title: string;
  /** "October" */
  month: string;
  /** The day before its first, and its last: "Sep 30", "Oct 31". */
  before: string;
  last: string;
  monthOf: (month: string) => string;
}

export interface Sum {
  name: string;
  cents: Cents;
}

/** The lines of the two sums; the last line of each is what they come to. */
export function sumsOf(
  statement: StoreStatement,
  { month, before, last, monthOf }: StatementNames,
  t: FormatMessage,
): { owed: Sum[]; balance: Sum[] } {
  const { opening, sold, refunds, commission, corrections, owed, sent, closing, payouts, days } = statement;
  const bags = days.reduce((count, day) => count + day.bags, 0);
  const total = { name: t('web.store.money.print.owedFor', { month }), cents: owed };
  return {
    owed: [
      { name: t('web.store.money.print.sold', { count: bags }), cents: sold },
      { name: t('web.store.money.refunds'), cents: -refunds },
      { name: t('web.store.money.commission'), cents: -commission },
      total,
    ],
    balance: [
      { name: t('web.store.money.print.open', { date: before }), cents: opening },
      total,
      ...corrections.map(({ month: corrected, amount }) => ({
        name: t('web.store.money.print.correction', { month: monthOf(corrected) }),
        cents: amount,
      })),
      { name: t('web.store.money.print.sent', { count: payouts.length }), cents: -sent },
      { name: t('web.store.money.print.open', { date: last }), cents: closing },
    ],
  };
}
