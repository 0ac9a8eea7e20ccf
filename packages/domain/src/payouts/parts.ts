/** What several answers about payouts have. */
import { LONGEST_TITLE } from '../limits.ts';
import type { Cents } from '../money/money.ts';
import { fieldsOf } from '../objects.ts';
import { readCount } from '../reading/raw.ts';
import { readLocalText, type LocalText } from '../text/localText.ts';

/** Owed is sold, less refunds and commission. */
export interface MoneySums {
  /** Without the refunded ones. */
  bags: number;
  sold: Cents;
  refunds: Cents;
  commission: Cents;
  owed: Cents;
}

export interface BagMoney {
  title: LocalText | null;
  bags: number;
  amount: Cents;
}

const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/** A day in Beirut, `2026-11-21`. */
export const readDay = (value: unknown): string | null =>
  typeof value === 'string' && DAY.test(value) ? value : null;

/** `2026-11` */
export const readMonth = (value: unknown): string | null =>
  typeof value === 'string' && MONTH.test(value) ? value : null;

/** Whole cents, also below zero. */
export const readAmount = (value: unknown): Cents | null =>
  // Adding zero turns -0 into 0.
  Number.isSafeInteger(value) ? Number(value) + 0 : null;

/** null unless all of them are readable, because money that is missing must not look like none. */
export function readAll<Each>(value: unknown, read: (row: unknown) => Each | null): Each[] | null {
  if (!Array.isArray(value)) return null;
  const rows = value.map(read);
  return rows.every((row) => row !== null) ? rows : null;
}

export function readSums(value: unknown): MoneySums | null {
  const raw = fieldsOf(value);
  const [bags, sold, refunds, commission] = [
    readCount(raw.bags),
    readCount(raw.sold_cents),
    readCount(raw.refunds_cents),
    readCount(raw.commission_cents),
  ];
  if (bags === null || sold === null || refunds === null || commission === null) return null;
  return { bags, sold, refunds, commission, owed: sold - refunds - commission };
}

export function readBagMoney(value: unknown): BagMoney | null {
  const { title, title_ar, bags, cents } = fieldsOf(value);
  const [count, amount] = [readCount(bags), readCount(cents)];
  if (count === null || amount === null) return null;
  return { title: readLocalText(title, title_ar, LONGEST_TITLE), bags: count, amount };
}
