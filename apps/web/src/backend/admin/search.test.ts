import { expect, test } from 'vitest';
import { matching, wordsIn } from './search.ts';

test.each([
  ['', []],
  ['  Rania   HADDAD ', ['rania', 'haddad']],
  ['أحمد حدّاد', ['احمد', 'حداد']],
  ['ZWD-4PK7M2QX', ['zwd-4pk7m2qx']],
  // A number is one, however it is written; of its end alone a part is enough.
  ['70 123 456', ['70123456']],
  ['+961 (70) 123-456', ['96170123456']],
  ['٠٧٠١٢٣٤٥٦', ['70123456']],
  ['456', ['456']],
  // What no database takes, and what nobody sees.
  ['ran\u0000ia \uD800 \u202Ehaddad', ['ran', 'ia', 'haddad']],
  ['a b c d e f g h', ['a', 'b', 'c', 'd', 'e', 'f']],
])('%s is looked for as %j', (typed, words) => {
  expect(wordsIn(typed)).toEqual(words);
});

test('what stands for other letters in a pattern stands for itself', () => {
  const asked: string[] = [];
  const query = {
    ilike(_column: 'found_by', pattern: string) {
      asked.push(pattern);
      return query;
    },
  };
  matching(query, '50%_\\ *x*');
  expect(asked).toEqual(['%50\\%\\_\\\\%', '%_x_%']);
});
