import { expect, test } from 'vitest';
import { readOwedCount } from './owedCount.ts';

test('the number of owed refunds is read without their rows', () => {
  expect(readOwedCount({ refunds: [], owed: 7, owed_cents: 1_070 })).toBe(7);
  for (const damaged of [null, {}, { owed: '7x' }]) expect(readOwedCount(damaged)).toBeNull();
});
