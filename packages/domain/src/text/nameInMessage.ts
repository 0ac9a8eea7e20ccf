/** A customer's name in a message from the shop, or on a phone at a counter: it may contain no link, number or line break. */
import { LONGEST_NAME_IN_MESSAGE } from '../limits.ts';

/** Everything but letters, their marks, and the punctuation of names. */
const NOT_IN_A_NAME = /[^\p{L}\p{M}.'’-]+/gu;
/** A dot within a word would make it a link. */
const DOT_WITHIN = /\.(?=[^ ])/gu;
/** Marks without a letter. */
const LOOSE_MARKS = /(?<![\p{L}\p{M}])\p{M}+/gu;

/** null if no name is left. */
export function nameInMessage(name: string): string | null {
  const letters = name.replace(NOT_IN_A_NAME, ' ').replace(LOOSE_MARKS, '').replace(DOT_WITHIN, ' ');
  const clean = Array.from(letters.replace(/ +/g, ' ').replace(/^[^\p{L}]+/u, ''))
    .slice(0, LONGEST_NAME_IN_MESSAGE)
    .join('')
    .trimEnd();
  return clean === '' ? null : clean;
}

/** Its first word, which is all that a counter needs. */
export const firstNameInMessage = (name: string): string | null => nameInMessage(name)?.split(' ')[0] ?? null;
