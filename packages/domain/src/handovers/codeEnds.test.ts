import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CODE_LETTERS, isOrderCode } from '../orders/orderCode.ts';
import { cases } from '../testing/cases.ts';
import { codeEnd, matchesCodeEnd, nextLetters } from './codeEnds.ts';

const CODES = ['ZWD-7K4M9PQ2', 'ZWD-7K4M9PZ2', 'ZWD-QQQQK7M4'];

test('the end of a code is its last four characters', () => {
  expect(codeEnd('ZWD-7K4M9PQ2')).toBe('9PQ2');
});

test.each([
  ['', true],
  ['9', true],
  ['9PQ2', true],
  ['PQ2', false],
  ['9PQ2X', false],
])('ZWD-7K4M9PQ2 is meant by %j: %j', (typed, expected) => {
  expect(matchesCodeEnd('ZWD-7K4M9PQ2', typed)).toBe(expected);
});

test.each([
  ['', ['9', 'K']],
  ['9', ['P']],
  ['9P', ['Q', 'Z']],
  ['9PQ', ['2']],
  ['9PQ2', []],
  ['X', []],
])('the signs that lead on after %j are %j', (typed, expected) => {
  expect(Array.from(nextLetters(CODES, typed))).toEqual(expected);
});

test('each sign that leads to an order of today leads on, and no other', () => {
  const letter = fc.constantFrom(...Array.from(CODE_LETTERS));
  // Few letters, so that many codes begin alike.
  const end = fc.array(fc.oneof(fc.constantFrom('V', '6', 'Q', '5'), letter), { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(fc.array(end, { maxLength: 40 }), fc.nat({ max: 3 }), (ends, typed) => {
      const codes = ends.map((letters) => `ZWD-2222${letters.join('')}`);
      for (const letters of ends) {
        const before = letters.slice(0, typed).join('');
        const alike = ends.filter((other) => other.slice(0, typed).join('') === before);
        expect(nextLetters(codes, before)).toEqual(new Set(alike.map((other) => other[typed])));
      }
    }),
    cases(500),
  );
});

test('no sign leads on without orders', () => {
  expect(nextLetters([], '').size).toBe(0);
});

test('the pad has the 31 characters that codes have, and no other', () => {
  const every = Array.from({ length: 128 }, (_, code) => String.fromCodePoint(code));
  const accepted = every.filter((letter) => isOrderCode(`ZWD-${letter.repeat(8)}`));
  expect(CODE_LETTERS).toHaveLength(31);
  expect(accepted.join('')).toBe(CODE_LETTERS);
});
