import { expect, test } from 'vitest';
import { brokenPasswordRules } from './password.ts';

test.each([
  ['Abcdefg!', []],
  ['Abcdef1_', []],
  ['Ébcdefg-', []],
  ['Abcdefg', ['length', 'symbol']],
  ['Abcdef!', ['length']],
  ['abcdefg!', ['capital']],
  ['Abcdefg1', ['symbol']],
  ['Abcdefgم', ['symbol']],
  ['Abcd efg', ['symbol']],
  ['كلمةسرٌّ!', ['capital']],
  ['😀😀😀😀😀😀A', ['length']],
  ['😀😀😀😀😀😀😀A', []],
  ['', ['length', 'capital', 'symbol']],
])('%j breaks %j', (password, rules) => {
  expect(brokenPasswordRules(password)).toEqual(rules);
});
