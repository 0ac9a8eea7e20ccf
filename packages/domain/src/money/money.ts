/** Currency is always USD, prices are shown with two decimals. Money is whole cents. */
export type Cents = number;

export const CURRENCY = 'USD';

/** More than any bag or cart can cost; beyond it cents would stop being exact. */
export const MOST_DOLLARS = 1_000_000;
export const PRICE = /^\d{1,7}(?:\.\d{1,2})?$/;

/** A price from JSON, a number or a numeric string; null if it is not a price. */
export function parsePrice(value: unknown): Cents | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  const text = String(value).trim();
  // PostgreSQL prints numeric(10,2) with trailing zeros only, so anything past two decimals is refused.
  if (!PRICE.test(text)) return null;
  const [whole = '0', fraction = ''] = text.split('.');
  const cents = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  return cents <= MOST_DOLLARS * 100 ? cents : null;
}

/** null unless it exceeds the sale price, because only then may it be shown struck through. */
export function parseFullPrice(value: unknown, salePrice: Cents): Cents | null {
  const price = parsePrice(value);
  return price !== null && price > salePrice ? price : null;
}

/** What is saved of the full price, in whole percent. Rounded down, so that it never promises more. */
export const percentOff = (salePrice: Cents, fullPrice: Cents): number =>
  Math.floor(((fullPrice - salePrice) * 100) / fullPrice);

/** `$12.50` in both languages: Intl would print `US$` for Arabic, and a comma for Lebanese Arabic. */
export function formatUsd(cents: Cents): string {
  const sign = cents < 0 ? '-' : '';
  const size = Math.abs(Math.round(cents));
  const whole = String(Math.floor(size / 100)).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${sign}$${whole}.${String(size % 100).padStart(2, '0')}`;
}
