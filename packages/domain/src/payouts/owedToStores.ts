/** For the dashboard: what is owed to the shops, and what was sent to them. */
import { LONGEST_PHONE } from '../limits.ts';
import type { Cents } from '../money/money.ts';
import { fieldsOf } from '../objects.ts';
import { readCount, readId } from '../reading/raw.ts';
import { readLocalText, readText, type LocalText } from '../text/localText.ts';
import { readInstant, type Instant } from '../time/instant.ts';
import { readAll, readAmount, readDay, readSums } from './parts.ts';
import { readPayout, type Payout } from './payout.ts';

export interface OwedToStore {
  storeId: string;
  store: LocalText | null;
  /** The number of the wallet; null where nobody entered one. */
  payoutPhone: string | null;
  /** Below zero after late refunds, which come off the next payout. */
  owed: Cents;
  /** The oldest sale that is not paid yet. */
  since: Instant | null;
  /** The bags from then on. */
  bags: number;
  /** What was open at the last payout, or was refunded since. With the sales after it, it adds up to `owed`. */
  carried: Cents;
  sold: Cents;
  refunds: Cents;
  commission: Cents;
  /** All that was ever sent. */
  sent: Cents;
  lastPayout: Payout | null;
}

export interface OwedToStores {
  /** The oldest first, then those below zero. */
  owed: OwedToStore[];
  /** The latest first, with corrections. */
  sent: Payout[];
  /** What shops say is wrong, the oldest first. */
  questions: Payout[];
  /** A day; null where none is promised. */
  nextPayout: string | null;
}

/** null if it is unreadable: money that is owed must not look as if there were none. */
export function readOwedToStores(answer: unknown): OwedToStores | null {
  const raw = fieldsOf(answer);
  const [sent, questions] = [readAll(raw.sent, readPayout), readAll(raw.questions, readPayout)];
  const owed = readAll(raw.owed, readOwed);
  if (owed === null || sent === null || questions === null) return null;
  return { owed, sent, questions, nextPayout: readDay(raw.next_payout) };
}

function readOwed(value: unknown): OwedToStore | null {
  const raw = fieldsOf(value);
  const [storeId, owed, carried] = [
    readId(raw.store_id),
    readAmount(raw.owed_cents),
    readAmount(raw.carried_cents),
  ];
  const [sums, sent] = [readSums(raw), readCount(raw.sent_cents)];
  if (storeId === null || owed === null || carried === null || sums === null || sent === null) return null;
  return {
    ...sums,
    storeId,
    store: readLocalText(raw.store_name, raw.store_name_ar),
    payoutPhone: readText(raw.payout_phone, LONGEST_PHONE),
    owed,
    since: readInstant(raw.since),
    carried,
    sent,
    lastPayout: readPayout(raw.last_payout),
  };
}
