/** The statement of one month of a shop. */
import { LONGEST_TITLE } from '../limits.ts';
import type { Cents } from '../money/money.ts';
import { fieldsOf } from '../objects.ts';
import { readRefundReason, type RefundReason } from '../orders/refund.ts';
import { readCount } from '../reading/raw.ts';
import { readLocalText, type LocalText } from '../text/localText.ts';
import { readInstant, type Instant } from '../time/instant.ts';
import {
  readAll,
  readAmount,
  readBagMoney,
  readDay,
  readMonth,
  readSums,
  type BagMoney,
  type MoneySums,
} from './parts.ts';
import { readPayout, type Payout } from './payout.ts';

export interface RefundOfShop {
  /** On which it was paid. */
  day: string;
  title: LocalText | null;
  /** null for a reason that this version does not know. */
  reason: RefundReason | null;
  bags: number;
  amount: Cents;
}

/** `closing` is `opening` and `owed` with the corrections, less `sent`. */
export interface StoreStatement extends Omit<MoneySums, 'bags'> {
  store: LocalText | null;
  /** `2026-10` */
  month: string;
  /** A closed statement never changes again. */
  isClosed: boolean;
  madeAt: Instant;
  opening: Cents;
  /** What changed in months that had been closed, mostly late refunds. */
  corrections: { month: string; amount: Cents }[];
  sent: Cents;
  closing: Cents;
  /** The oldest first. */
  payouts: Payout[];
  /** All that was sold, also what was refunded. */
  bags: BagMoney[];
  refunded: RefundOfShop[];
  /** The oldest first, without days on which nothing was sold. */
  days: (MoneySums & { day: string })[];
}

/** null if it is unreadable: a sum that is missing must not look like zero. */
export function readStoreStatement(answer: unknown): StoreStatement | null {
  const raw = fieldsOf(answer);
  const sums = readSums({ ...raw, bags: 0 });
  const [month, madeAt, payouts] = [
    readMonth(raw.month),
    readInstant(raw.made_at),
    readAll(raw.payouts, readPayout),
  ];
  const [opening, sent, closing] = [
    readAmount(raw.opening_cents),
    readAmount(raw.sent_cents),
    readAmount(raw.closing_cents),
  ];
  const [bags, refunded] = [readAll(raw.bags, readBagMoney), readAll(raw.refunds, readRefunded)];
  const [corrections, days] = [readAll(raw.corrections, readCorrection), readAll(raw.days, readDayOfMonth)];
  if (sums === null || month === null || madeAt === null || payouts === null) return null;
  if (opening === null || sent === null || closing === null || corrections === null) return null;
  if (bags === null || refunded === null || days === null) return null;
  return {
    ...sums,
    store: readLocalText(raw.store_name, raw.store_name_ar),
    month,
    isClosed: raw.is_closed === true,
    madeAt,
    opening,
    corrections,
    sent,
    closing,
    payouts,
    bags,
    refunded,
    days,
  };
}

function readRefunded(value: unknown): RefundOfShop | null {
  const raw = fieldsOf(value);
  const [day, amount] = [readDay(raw.day), readCount(raw.cents)];
  if (day === null || amount === null) return null;
  return {
    day,
    title: readLocalText(raw.title, raw.title_ar, LONGEST_TITLE),
    reason: readRefundReason(raw.reason),
    bags: readCount(raw.bags) ?? 0,
    amount,
  };
}

function readCorrection(value: unknown): StoreStatement['corrections'][number] | null {
  const { month, cents } = fieldsOf(value);
  const [name, amount] = [readMonth(month), readAmount(cents)];
  return name === null || amount === null ? null : { month: name, amount };
}

function readDayOfMonth(value: unknown): StoreStatement['days'][number] | null {
  const [day, sums] = [readDay(fieldsOf(value).day), readSums(value)];
  return day === null || sums === null ? null : { day, ...sums };
}
