import { expect, test } from 'vitest';
import { readTypedCommission } from './commission.ts';

test.each([
  ['0', 0],
  ['12.5', 1_250],
  [' 12,5 % ', 1_250],
  ['١٢٫٥٪', 1_250],
  ['7.25', 725],
  ['50', 5_000],
])('“%s” is a commission of %i hundredths of a per cent', (typed, share) => {
  expect(readTypedCommission(typed)).toBe(share);
});

test.each(['', ' ', '%', 'ten', '-1', '50.01', '12.345'])('“%s” is no commission', (typed) => {
  expect(readTypedCommission(typed)).toBeNull();
});
