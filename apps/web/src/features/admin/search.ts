/** A typed search as its words: the column `found_by` has to contain every one. */
import { foldForSearch, readText } from '@zawadeh/domain';

const MOST_WORDS = 6;
/** No name in the tables is longer. */
const MOST_LETTERS = 200;
/** A phone number as on a business card, with spaces and signs. */
const NUMBER = /^[+\d\s().-]{5,}$/;

interface Narrowing<Query> {
  ilike: (column: 'found_by', pattern: string) => Query;
}

export const withSearch = <Query extends Narrowing<Query>>(all: Query, typed: string): Query =>
  wordsIn(typed).reduce((query, word) => query.ilike('found_by', `%${escapePattern(word)}%`), all);

export function wordsIn(typed: string): string[] {
  const folded = foldForSearch(readText(typed, MOST_LETTERS) ?? '');
  const digits = folded.replace(/\D/g, '').replace(/^0+/, '');
  if (NUMBER.test(folded) && digits.length > 4) return [digits];
  return folded.split(' ').filter(Boolean).slice(0, MOST_WORDS);
}

/** Escapes the wildcards of a pattern; an asterisk cannot be escaped, and matches any one letter. */
const escapePattern = (word: string): string => word.replace(/[\\%_]/g, '\\$&').replaceAll('*', '_');
