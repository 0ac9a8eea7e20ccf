import { expect, test } from 'vitest';
import { plainNumber, readTypedCount } from './typedNumber.ts';

test.each([
  ['4.50', '4.50'],
  ['3,50', '3.50'],
  ['3,5', '3.5'],
  ['٣٫٥٠', '3.50'],
  ['٣،٥٠', '3.50'],
  ['۳٫۵', '3.5'],
  ['３，５０', '3.50'],
  ['$4', '4'],
  [' $ 4 ', '4'],
  ['4$', '4'],
  ['٤ $', '4'],
  ['US$4', '4'],
  ['4 usd', '4'],
  ['\u200f$4\u200e', '4'],
  ['.5', '0.5'],
  [',5', '0.5'],
  ['4.', '4'],
  ['1,234.50', '1234.50'],
  ['1,234,567', '1234567'],
  ['1,234,567.8', '1234567.8'],
  ['١٬٢٣٤٫٥', '1234.5'],
  ['١٬٢٣٤', '1234'],
  ['1 234.50', '1234.50'],
  ['1\u00a0234', '1234'],
  ['1 234 567', '1234567'],
  ['US $ 4', '4'],
  ['usd4', '4'],
  ['USD 4', '4'],
  ['4usd', '4'],
  ['12.', '12'],
])('%j is %s', (typed, plain) => {
  expect(plainNumber(typed)).toBe(plain);
});

test.each([
  '1,234',
  '1.2,50',
  '4,5,0',
  '4.5.0',
  '12,34,567',
  '-4',
  '€4',
  '$$4',
  'free',
  '1e3',
  '',
  '$',
  '.',
  ',',
])('%j is ambiguous or no number', (typed) => {
  expect(plainNumber(typed)).not.toMatch(/^\d+(?:\.\d+)?$/);
});

test.each([
  ['4 dollars or $5', '4 dollars or $5'],
  ['4 usd or more', '4 usd or more'],
  ['usd only 4', 'only 4'],
  ['four usd4', 'four usd4'],
  ['$4 off', '4 off'],
  ['x1,234,567', 'x1,234,567'],
  ['1,234,567x', '1,234,567x'],
  ['a,50', 'a,50'],
  ['a4.', 'a4.'],
])('the text %j becomes %j', (typed, plain) => {
  expect(plainNumber(typed)).toBe(plain);
});

test.each([
  ['12', 12],
  ['١٢', 12],
  ['012', 12],
  ['1,200', 1200],
  ['١٬٢٠٠', 1200],
  ['3.0', 3],
  ['3.00', 3],
  ['12,200', 12_200],
  ['1234,200', null],
  ['1,2000', null],
  ['1.5', null],
  ['1,5', null],
  ['-1', null],
  ['0x10', null],
  ['1e3', null],
  ['', null],
  ['many', null],
])('a count of %j is %j', (typed, count) => {
  expect(readTypedCount(typed)).toBe(count);
});
