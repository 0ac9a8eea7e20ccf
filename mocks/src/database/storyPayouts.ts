/** What is owed to the first stores, and what was sent to them. */
import type { Instant } from '@zawadeh/domain';
import { timestamp, type MockDatabase, type OwedRow, type PayoutRow } from './rows.ts';

const DAY = 86_400_000;

/** For each store: what is owed, for how many days, for how many bags; and the last payout. */
const STORES = [
  [23_625, 9, 71, 19_800, 'arrived'],
  [18_750, 9, 58, 20_400, 'disputed'],
  [17_825, 5, 60, 41_250, 'sent'],
  [26_850, 2, 84, 30_150, 'arrived'],
  [12_600, 2, 42, 13_350, 'sent'],
] as const;
/** Of the third store, before its last one. */
const EARLIER = [39_825, 37_100, 36_450];

export function storyPayouts(
  shops: MockDatabase['shops'],
  now: Instant,
): Pick<MockDatabase, 'owed' | 'payouts'> {
  const owed: OwedRow[] = [];
  const payouts: PayoutRow[] = [];
  for (const [place, [cents, days, bags, last, state]] of STORES.entries()) {
    const store_id = shops[place]!.id;
    const refunds_cents = place % 2 === 0 ? 1_125 : 0;
    const since = timestamp(now - days * DAY);
    owed.push({ store_id, owed_cents: cents, since, bags, refunds_cents });
    payouts.push(payoutRow(payouts.length, store_id, last, now - days * DAY, state));
    if (place !== 2) continue;
    for (const [weeks, amount] of EARLIER.entries())
      payouts.push(
        payoutRow(payouts.length, store_id, amount, now - (days + 7 * (weeks + 1)) * DAY, 'arrived'),
      );
  }
  return { owed, payouts };
}

export function payoutRow(
  place: number,
  store_id: string,
  amount_cents: number,
  at: Instant,
  state: PayoutRow['state'],
): PayoutRow {
  const sent_at = timestamp(at);
  const isAsked = state === 'disputed';
  return {
    id: `9a400000-0000-4000-8000-${String(place).padStart(12, '0')}`,
    store_id,
    amount_cents,
    reference: `WM-${sent_at.slice(0, 10).replaceAll('-', '')}-${4418 + 97 * place}`,
    until: sent_at,
    sent_at,
    sent_by: 'Nour Masri',
    corrects: null,
    note: null,
    state,
    confirmed_at: state === 'arrived' ? timestamp(at + DAY) : null,
    disputed_at: isAsked ? timestamp(at + DAY) : null,
    disputed_kind: isAsked ? 'other_amount' : null,
    disputed_note: isAsked ? '$140.00' : null,
    answered_at: null,
    answered_note: null,
  };
}
