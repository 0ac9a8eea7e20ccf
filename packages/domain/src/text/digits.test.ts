import fc from 'fast-check';
import { expect, test } from 'vitest';
import { latinDigits } from './digits.ts';
import { cases } from '../testing/cases.ts';

test.each([
  ['٠٧٠ ١٢٣ ٤٥٦', '070 123 456'],
  ['۰۳/۱۲۳۴۵۶', '03/123456'],
  ['٩۹', '99'],
  ['०९', '09'],
  ['０９', '09'],
  // Five sets of mathematical digits follow each other without a gap.
  ['𝟎𝟗𝟘𝟡𝟢𝟫𝟬𝟵𝟶𝟿', '0909090909'],
  ['٢٠٢٦-١١-٢١T١٧:٠٠', '2026-11-21T17:00'],
  // Numbers that are not decimal digits are unchanged.
  ['² ½ Ⅳ ① 四', '² ½ Ⅳ ① 四'],
  ['\ud835', '\ud835'],
  ['خبز 12', 'خبز 12'],
  ['', ''],
])('%j is %j', (typed, latin) => {
  expect(latinDigits(typed)).toBe(latin);
});

test('every decimal digit of Unicode has the value its own numbering system gives it', () => {
  const expected = new Map<string, string>();
  for (const numberingSystem of Intl.supportedValuesOf('numberingSystem')) {
    const format = new Intl.NumberFormat('en', { numberingSystem });
    for (let value = 0; value < 10; value += 1) expected.set(format.format(value), String(value));
  }
  let digits = 0;
  for (let codePoint = 0; codePoint <= 0x10ffff; codePoint += 1) {
    const digit = String.fromCodePoint(codePoint);
    if (!/^\p{Nd}$/u.test(digit)) continue;
    digits += 1;
    if (latinDigits(digit) !== expected.get(digit)) throw new Error(`U+${codePoint.toString(16)} is misread`);
  }
  expect(digits).toBeGreaterThanOrEqual(680);
});

test('any text keeps everything but its digits, and a second time changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const latin = latinDigits(text);
      expect(latin).not.toMatch(/[^\P{Nd}0-9]/u);
      expect(latin.replace(/\d/g, '')).toBe(text.replace(/\p{Nd}/gu, ''));
      expect(latinDigits(latin)).toBe(latin);
    }),
    cases(1000),
  );
});
