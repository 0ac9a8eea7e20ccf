/** Order codes are random, from letters that cannot be confused with each other. */
import { LONGEST_CODE } from '../limits.ts';
import { readText } from '../text/localText.ts';
import { latinDigits } from '../text/digits.ts';

/** Without 0 and O, 1, I and L: the code is read aloud at a counter and typed from a telephone. The database makes them. */
const CODE = /^ZWD-[2-9A-HJKMNP-Z]{8}$/;

export function isOrderCode(text: string): boolean {
  return CODE.test(text);
}

/** A typed or pasted code; null if it is empty. Older codes have other formats. */
export function readOrderCode(typed: unknown): string | null {
  const text = readText(typed, LONGEST_CODE);
  return text === null ? null : latinDigits(text).replace(/\s/g, '').toUpperCase();
}
