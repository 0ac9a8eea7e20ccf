/** What bought bags were good for: how many were rescued, what they saved, and the CO2e that was avoided. */
import { addCents, multiplyCents } from '../money/arithmetic.ts';
import type { Cents } from '../money/money.ts';
import type { OrderLine } from '../orders/readOrder.ts';
import { isRaw, readCount } from '../reading/raw.ts';

/**
 * Food wastage footprint: impacts on natural resources (FAO, 2013): 3.3 Gt of CO2e for 1.3 Gt of food, in a bag of about
 * a kilogram.
 */
export const CO2E_GRAMS_PER_BAG = 2_500;
export const CO2E_SOURCE_YEAR = 2013;

export interface Impact {
  bags: number;
  saved: Cents;
}

/** The full prices less the prices; a line without both saved nothing. */
export const savedOn = (lines: readonly Pick<OrderLine, 'quantity' | 'unitPrice' | 'fullPrice'>[]): Cents =>
  addCents(
    ...lines.map(({ quantity, unitPrice, fullPrice }) =>
      unitPrice === null || fullPrice === null
        ? 0
        : multiplyCents(Math.max(fullPrice - unitPrice, 0), quantity),
    ),
  );

/** The answer of the SQL function impact. */
export function readImpact(answer: unknown): Impact | null {
  if (!isRaw(answer)) return null;
  const [bags, saved] = [readCount(answer.bags), readCount(answer.saved_cents)];
  return bags === null || saved === null ? null : { bags, saved };
}

/** Lebanese Arabic would print points between thousands, as in a fraction. */
const DIGITS = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** The number of bags, `4,812` in both languages. */
export const formatBags = (bags: number): string => DIGITS.format(bags);

/** The kilograms of CO2e of so many bags, `57.5` in both languages. */
export const co2eKilograms = (bags: number): string => DIGITS.format((bags * CO2E_GRAMS_PER_BAG) / 1_000);
