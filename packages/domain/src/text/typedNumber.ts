/** A number as people type it, in any script's digits: "3,50", "٣٫٥٠", "$4", "4 $" and "1,234.50" alike. */
import { parsePrice, type Cents } from '../money/money.ts';
import { readCount } from '../reading/raw.ts';
import { latinDigits } from './digits.ts';

const UNSEEN = /\p{Bidi_Control}/gu;
const DOLLARS = /^(?:us)? ?\$ ?|^usd ?| ?\$$| ?usd$/i;
/** Groups of three, where cents or a second group show that they are groups and not a fraction. */
const GROUPED = /^\d{1,3}(?:,\d{3}(?=[,.])(?:,\d{3})*\.\d+|(?:,\d{3}){2,}|(?:[٬ ]\d{3})+(?:\.\d+)?)$/;
const WHOLE = /^\d+(?:\.0+)?$/;
const ONE_GROUP = /^\d{1,3},\d{3}$/;

/**
 * Latin digits with a point before the fraction; what cannot be a number stays as it is, for its reader to refuse.
 * "1,234" stays too: it is a thousand to some and one and a bit to others.
 */
export function plainNumber(typed: string): string {
  const text = latinDigits(typed.normalize('NFKC'))
    .replace(UNSEEN, '')
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

/** A whole number of zero or more as people type it, where "1,200" can only be twelve hundred. */
export function readTypedCount(typed: string): number | null {
  const text = plainNumber(typed);
  const whole = ONE_GROUP.test(text) ? text.replace(',', '') : text;
  return WHOLE.test(whole) ? readCount(whole) : null;
}

/** A price as people type it. */
export function readTypedPrice(typed: string): Cents | null {
  return parsePrice(plainNumber(typed));
}
