/** A customer's name in a message that is sent in the shop's name: nothing in it may be a link, a number or a line. */
import { LONGEST_NAME_IN_MESSAGE } from '../limits.ts';

/** All but letters, their marks, and the few signs that names have. */
const NOT_IN_A_NAME = /[^\p{L}\p{M}.'’-]+/gu;
/** A dot within a word makes an address of it. */
const DOT_WITHIN = /\.(?=[^ ])/gu;
/** A mark belongs to a letter. */
const LOOSE_MARKS = /(?<![\p{L}\p{M}])\p{M}+/gu;

/** Null where nothing of it is a name. */
export function nameInMessage(name: string): string | null {
  const letters = name.replace(NOT_IN_A_NAME, ' ').replace(LOOSE_MARKS, '').replace(DOT_WITHIN, ' ');
  const said = Array.from(letters.replace(/ +/g, ' ').replace(/^[^\p{L}]+/u, ''))
    .slice(0, LONGEST_NAME_IN_MESSAGE)
    .join('')
    .trimEnd();
  return said === '' ? null : said;
}
