/** Order codes are random, from letters that cannot be confused with each other. */
import { LONGEST_CODE } from '../limits.ts';
import { readText } from '../text/localText.ts';
import { latinDigits } from '../text/digits.ts';

const PREFIX = 'ZWD-';

/** Without 0 and O, 1, I and L: the code is read aloud at a counter and typed from a telephone. The database makes them. */
export const CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** After the prefix. */
export const CODE_LENGTH = 8;

/** The last characters, which are said at the counter. */
export const CODE_END_LENGTH = 4;

export function isOrderCode(text: string): boolean {
  const letters = text.slice(PREFIX.length);
  return (
    text.startsWith(PREFIX) &&
    letters.length === CODE_LENGTH &&
    Array.from(letters).every((letter) => CODE_LETTERS.includes(letter))
  );
}

/** A typed or pasted code; null if it is empty. Older codes have other formats. */
export function readOrderCode(typed: unknown): string | null {
  const text = readText(typed, LONGEST_CODE);
  return text === null ? null : latinDigits(text).replace(/\s/g, '').toUpperCase();
}
