import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CODE_LETTERS, isOrderCode, readOrderCode } from './orderCode.ts';
import { cases } from '../testing/cases.ts';

test('a code has eight letters that cannot be confused', () => {
  for (const letter of '23456789ABCDEFGHJKMNPQRSTUVWXYZ')
    expect(isOrderCode(`ZWD-${letter.repeat(8)}`)).toBe(true);
  for (const letter of '01OILaz-_ ') expect(isOrderCode(`ZWD-${letter.repeat(8)}`)).toBe(false);
});

test('every typed code is read as the code', () => {
  const letter = fc.constantFrom(...Array.from(CODE_LETTERS));
  fc.assert(
    fc.property(fc.array(letter, { minLength: 8, maxLength: 8 }), (letters) => {
      const code = `ZWD-${letters.join('')}`;
      expect(readOrderCode(` ${code.toLowerCase().replace('-', ' - ')} `)).toBe(code);
    }),
    cases(1000),
  );
});

test.each(['ZWD-2222222', 'ZWD-222222222', 'zwd-22222222', 'ZWD-2222222O', 'X ZWD-22222222', ''])(
  '%j is no code of ours',
  (text) => {
    expect(isOrderCode(text)).toBe(false);
  },
);

test.each([
  ['zwd-48213', 'ZWD-48213'],
  ['ZWD-٤٨٢١٣', 'ZWD-48213'],
  ['  ', null],
  ['', null],
  [null, null],
  [48213, null],
])('%j is looked up as %j', (typed, code) => {
  expect(readOrderCode(typed)).toBe(code);
});
