/** Typed numbers in the digits of any script: "3,50", "٣٫٥٠", "$4", "4 $", "1,234.50". */
import { parsePrice, type Cents } from '../money/money.ts';
import { readCount } from '../reading/raw.ts';
import { latinDigits } from './digits.ts';

const INVISIBLE = /\p{Bidi_Control}/gu;
const DOLLARS = /^(?:us)? ?\$ ?|^usd ?| ?\$$| ?usd$/i;
/** Groups of three that cannot be a fraction, because cents or a second group follow. */
const GROUPED = /^\d{1,3}(?:,\d{3}(?=[,.])(?:,\d{3})*\.\d+|(?:,\d{3}){2,}|(?:[٬ ]\d{3})+(?:\.\d+)?)$/;
const WHOLE = /^\d+(?:\.0+)?$/;
const ONE_GROUP = /^\d{1,3},\d{3}$/;

/**
 * Latin digits with a decimal point; text that cannot be a number is unchanged, for the reader to reject. "1,234" is
 * unchanged too, because it is ambiguous.
 */
export function plainNumber(typed: string): string {
  const text = latinDigits(typed.normalize('NFKC'))
    .replace(INVISIBLE, '')
    .trim()
    .replace(DOLLARS, '')
    .replace('٫', '.')
    // The comma of the Arabic keyboard.
    .replaceAll('،', ',');
  if (GROUPED.test(text)) return text.replaceAll(/[,٬ ]/g, '');
  return text
    .replace(/^(\d*),(\d{1,2})$/, '$1.$2')
    .replace(/^\.(?=\d)/, '0.')
    .replace(/^(\d+)\.$/, '$1');
}

/** A typed whole number of zero or more; here "1,200" can only mean 1200. */
export function readTypedCount(typed: string): number | null {
  const text = plainNumber(typed);
  const whole = ONE_GROUP.test(text) ? text.replace(',', '') : text;
  return WHOLE.test(whole) ? readCount(whole) : null;
}

const PERCENT_SIGN = /[%٪]/g;

/** A typed share in hundredths of a per cent: "12.5", "12.5 %". */
export const readTypedPercent = (typed: string): number | null =>
  parsePrice(plainNumber(typed.replace(PERCENT_SIGN, '')));

export function readTypedPrice(typed: string): Cents | null {
  return parsePrice(plainNumber(typed));
}
