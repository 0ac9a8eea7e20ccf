/** The money of one shop, as its owners see it. */
import { LONGEST_PHONE } from '../limits.ts';
import type { Cents } from '../money/money.ts';
import { fieldsOf } from '../objects.ts';
import { readRefundReason, type RefundReason } from '../orders/refund.ts';
import { readCount } from '../reading/raw.ts';
import { readText } from '../text/localText.ts';
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

export type { BagMoney, MoneySums } from './parts.ts';

export interface MoneyOfDay extends MoneySums {
  day: string;
  refundedBags: number;
  reasons: RefundReason[];
  /** The bags that were not refunded. */
  lines: BagMoney[];
}

export interface MoneyOfMonth {
  /** `2026-11` */
  month: string;
  owed: Cents;
  isClosed: boolean;
}

export interface StoreMoney {
  /** Below zero after late refunds, which come off the next payout. */
  owed: Cents;
  /** The oldest sale that is not paid yet. */
  since: Instant | null;
  /** The bags from then on. */
  bags: number;
  /** What was open at the last payout, or was refunded since: with the sales after it, it adds up to `owed`. */
  carried: Cents;
  /** A day; null where none is promised. */
  nextPayout: string | null;
  /** The number of the wallet; null where nobody entered one. */
  payoutPhone: string | null;
  /** Of sales from now on. */
  commissionBasisPoints: number;
  /** The latest first. */
  payouts: Payout[];
  toConfirm: Payout | null;
  /** The latest first. */
  months: MoneyOfMonth[];
  period: MoneySums & { refundedBags: number };
  /** The latest first. */
  days: MoneyOfDay[];
}

/** null if it is unreadable: money that is owed must not look as if there were none. */
export function readStoreMoney(answer: unknown): StoreMoney | null {
  const raw = fieldsOf(answer);
  const [owed, carried, payouts] = [
    readAmount(raw.owed_cents),
    readAmount(raw.carried_cents),
    readAll(raw.payouts, readPayout),
  ];
  const [period, days, months] = [
    readSums(raw.period),
    readAll(raw.days, readMoneyOfDay),
    readAll(raw.months, readOfMonth),
  ];
  const commissionBasisPoints = readCount(raw.commission_basis_points);
  if (owed === null || carried === null || payouts === null || commissionBasisPoints === null) return null;
  if (period === null || days === null || months === null) return null;
  return {
    owed,
    since: readInstant(raw.since),
    bags: readCount(raw.bags) ?? 0,
    carried,
    nextPayout: readDay(raw.next_payout),
    payoutPhone: readText(raw.payout_phone, LONGEST_PHONE),
    commissionBasisPoints,
    payouts,
    toConfirm: readPayout(raw.to_confirm),
    months,
    period: { ...period, refundedBags: readCount(fieldsOf(raw.period).refunded_bags) ?? 0 },
    days,
  };
}

function readMoneyOfDay(value: unknown): MoneyOfDay | null {
  const raw = fieldsOf(value);
  const [day, sums, lines] = [readDay(raw.day), readSums(value), readAll(raw.lines, readBagMoney)];
  if (day === null || sums === null || lines === null) return null;
  const reasons = Array.isArray(raw.reasons) ? raw.reasons : [];
  return {
    day,
    ...sums,
    lines,
    refundedBags: readCount(raw.refunded_bags) ?? 0,
    reasons: reasons.flatMap((reason: unknown) => readRefundReason(reason) ?? []),
  };
}

function readOfMonth(value: unknown): MoneyOfMonth | null {
  const { month, owed_cents, is_closed } = fieldsOf(value);
  const [name, owed] = [readMonth(month), readAmount(owed_cents)];
  return name === null || owed === null ? null : { month: name, owed, isClosed: is_closed === true };
}
