import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOrderCode, makeOrderCode, ORDER_CODE_LETTERS, readOrderCode } from './orderCode.ts';

test('no two letters of a code can be mistaken for one another', () => {
  expect(ORDER_CODE_LETTERS).toMatch(/^[2-9A-Z]{31}$/);
  expect(new Set(ORDER_CODE_LETTERS).size).toBe(31);
  expect(ORDER_CODE_LETTERS).not.toMatch(/[01OIL]/);
});

test('every code that is made is one, and is read back as typed by hand', () => {
  const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
  fc.assert(
    fc.property(fc.array(random, { minLength: 8, maxLength: 8 }), (numbers) => {
      let next = 0;
      const code = makeOrderCode(() => numbers[next++] ?? 0);
      expect(isOrderCode(code)).toBe(true);
      expect(readOrderCode(` ${code.toLowerCase().replace('-', ' - ')} `)).toBe(code);
    }),
    { numRuns: 1000 },
  );
});

test('the first and the last letter are used', () => {
  expect(makeOrderCode(() => 0)).toBe('ZWD-22222222');
  expect(makeOrderCode(() => 1 - Number.EPSILON)).toBe('ZWD-ZZZZZZZZ');
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
