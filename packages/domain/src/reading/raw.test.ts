import { expect, test } from 'vitest';
import { readCount, readId, readImageUrl, parseStored } from './raw.ts';

test.each([
  ['abc', 'abc'],
  [' abc ', 'abc'],
  [7, '7'],
  [0, '0'],
  [1.5, null],
  [2 ** 53, null],
  ['x'.repeat(64), 'x'.repeat(64)],
  ['x'.repeat(65), null],
  ['', null],
  [null, null],
  ['5A000000-0000-4000-8000-00000000000B', '5a000000-0000-4000-8000-00000000000b'],
  [' 5a000000-0000-4000-8000-00000000000B ', '5a000000-0000-4000-8000-00000000000b'],
  // Ids of other formats may be case-sensitive.
  ['X5A000000-0000-4000-8000-00000000000B', 'X5A000000-0000-4000-8000-00000000000B'],
  ['5A000000-0000-4000-8000-00000000000BX', '5A000000-0000-4000-8000-00000000000BX'],
  ['Bag-7F', 'Bag-7F'],
])('the id %j is %j', (raw, id) => {
  expect(readId(raw)).toBe(id);
});

test.each([
  [0, 0],
  [3, 3],
  ['3', 3],
  [' 3 ', 3],
  [-0, 0],
  ['-0', 0],
  [-1, null],
  [1.5, null],
  ['', null],
  [' ', null],
  ['x', null],
  [2 ** 53, null],
  [true, null],
])('the count %j is %j', (raw, count) => {
  expect(readCount(raw)).toBe(count);
});

test.each([
  ['https://x.example/a.webp', 'https://x.example/a.webp'],
  ['HTTP://x.example/a', 'HTTP://x.example/a'],
  ['/art/a.svg', '/art/a.svg'],
  ['//x.example/a', null],
  ['/\\x.example', null],
  ['javascript:alert(1)', null],
  ['x https://x.example/a', null],
  ['https:///a', null],
  ['', null],
])('the picture %j is %j', (raw, url) => {
  expect(readImageUrl(raw)).toBe(url);
});

test.each([
  ['[1]', [1]],
  ['null', null],
  ['{', undefined],
  [null, undefined],
  [[1], undefined],
])('stored %j is parsed as %j', (stored, value) => {
  expect(parseStored(stored)).toEqual(value);
});
