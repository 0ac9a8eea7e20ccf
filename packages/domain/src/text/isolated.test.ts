import { expect, test } from 'vitest';
import { isolated, leftToRight } from './isolated.ts';

test('words are set apart from the sentence around them, and codes run from left to right in it', () => {
  expect(isolated('كعك')).toBe('\u2068كعك\u2069');
  expect(leftToRight('ZWD-7K3M9QX2')).toBe('\u2066ZWD-7K3M9QX2\u2069');
});
