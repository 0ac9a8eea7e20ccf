/** What is typed into a search, as the tables' column `found_by` is looked through: every word of it has to be there. */
import { foldForSearch, readText } from '@zawadeh/domain';

const MOST_WORDS = 6;
/** Of whatever is longer nothing is called. */
const MOST_LETTERS = 200;
/** Typed as it stands on a business card, it is one number. */
const NUMBER = /^[+\d\s().-]{5,}$/;

interface Narrowing<Query> {
  ilike: (column: 'found_by', pattern: string) => Query;
}

export const matching = <Query extends Narrowing<Query>>(all: Query, typed: string): Query =>
  wordsIn(typed).reduce((found, word) => found.ilike('found_by', `%${literally(word)}%`), all);

export function wordsIn(typed: string): string[] {
  const folded = foldForSearch(readText(typed, MOST_LETTERS) ?? '');
  const digits = folded.replace(/\D/g, '').replace(/^0+/, '');
  if (NUMBER.test(folded) && digits.length > 4) return [digits];
  return folded.split(' ').filter(Boolean).slice(0, MOST_WORDS);
}

/** What stands for other letters in a pattern stands for itself; an asterisk cannot, and stands for any one letter. */
const literally = (word: string): string => word.replace(/[\\%_]/g, '\\$&').replaceAll('*', '_');
