import { expect, test } from 'vitest';
import { brokenPasswordRules, isPasswordTooLong } from './password.ts';

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

test.each([
  ['36 Arabic letters', 'ش'.repeat(36), false],
  ['37 Arabic letters', 'ش'.repeat(37), true],
  ['72 Latin letters', 'x'.repeat(72), false],
  ['73 Latin letters', 'x'.repeat(73), true],
  ['18 signs of four bytes', '😀'.repeat(18), false],
  ['19 signs of four bytes', '😀'.repeat(19), true],
])('%s, %j, is too long: %j', (_name, password, isSo) => {
  expect(isPasswordTooLong(password)).toBe(isSo);
});
