import { expect, test } from 'vitest';
import { minuteCounter } from './minuteCounter.ts';

test('the longest unseen of very many keys in one minute is forgotten, and a key that keeps coming is not', () => {
  const count = minuteCounter(() => 0, 3);
  count('stays');
  for (const key of ['a', 'b', 'c', 'd']) {
    count(key);
    count('stays');
  }
  expect(count('stays').count).toBe(6);
  expect(count('a').count).toBe(1);
  expect(count('d').count).toBe(2);
});
