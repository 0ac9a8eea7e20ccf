import { expect, test } from 'vitest';
import { isolated, leftToRight } from './isolated.ts';

test('user text is isolated from the sentence, and codes stay left-to-right', () => {
  expect(isolated('كعك')).toBe('\u2068كعك\u2069');
  expect(leftToRight('ZWD-7K3M9QX2')).toBe('\u2066ZWD-7K3M9QX2\u2069');
});
