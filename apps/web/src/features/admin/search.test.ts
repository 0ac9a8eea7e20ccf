import { expect, test } from 'vitest';
import { withSearch, wordsIn } from './search.ts';

test.each([
  ['', []],
  ['  Rania   HADDAD ', ['rania', 'haddad']],
  ['أحمد حدّاد', ['احمد', 'حداد']],
  ['ZWD-4PK7M2QX', ['zwd-4pk7m2qx']],
  // A number is one word in any spelling; its last digits alone are enough.
  ['70 123 456', ['70123456']],
  ['+961 (70) 123-456', ['96170123456']],
  ['٠٧٠١٢٣٤٥٦', ['70123456']],
  ['456', ['456']],
  // Characters that databases reject, and invisible ones.
  ['ran\u0000ia \uD800 \u202Ehaddad', ['ran', 'ia', 'haddad']],
  ['a b c d e f g h', ['a', 'b', 'c', 'd', 'e', 'f']],
])('%s is searched as %j', (typed, words) => {
  expect(wordsIn(typed)).toEqual(words);
});

test('wildcards of a pattern are escaped', () => {
  const patterns: string[] = [];
  const query = {
    ilike(_column: 'found_by', pattern: string) {
      patterns.push(pattern);
      return query;
    },
  };
  withSearch(query, '50%_\\ *x*');
  expect(patterns).toEqual(['%50\\%\\_\\\\%', '%_x_%']);
});
