/** Architecture 5.1: order codes are random, and no two of their letters can be mistaken for one another. */
import { LONGEST_CODE } from '../limits.ts';
import { readText } from '../text/localText.ts';
import { latinDigits } from '../text/digits.ts';

/** Without 0 and O, 1, I and L: the code is read aloud at a counter and typed from a telephone. */
export const ORDER_CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
export const ORDER_CODE_LENGTH = 8;
const PREFIX = 'ZWD-';

const CODE = new RegExp(`^${PREFIX}[${ORDER_CODE_LETTERS}]{${ORDER_CODE_LENGTH}}$`);

export function isOrderCode(text: string): boolean {
  return CODE.test(text);
}

/** A code from random numbers of 0 or more and less than 1, one for each letter. */
export function makeOrderCode(random: () => number): string {
  const letters = Array.from({ length: ORDER_CODE_LENGTH }, () =>
    ORDER_CODE_LETTERS.charAt(Math.floor(random() * ORDER_CODE_LETTERS.length)),
  );
  return PREFIX + letters.join('');
}

/** What somebody typed or pasted as a code; null where nothing is left of it. Older codes have other shapes. */
export function readOrderCode(typed: unknown): string | null {
  const text = readText(typed, LONGEST_CODE);
  return text === null ? null : latinDigits(text).replace(/\s/g, '').toUpperCase();
}
