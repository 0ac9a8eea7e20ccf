import { expect, test } from 'vitest';
import { directionOf, isolated, leftToRight } from './isolated.ts';

test('user text is isolated from the sentence, and codes stay left-to-right', () => {
  expect(isolated('كعك')).toBe('\u2068كعك\u2069');
  expect(leftToRight('ZWD-7K3M9QX2')).toBe('\u2066ZWD-7K3M9QX2\u2069');
});

test('a sentence keeps its direction when it begins with a name of the other script', () => {
  expect(directionOf(`${isolated('الكاونتر الأمامي')} is revoked.`)).toBe('ltr');
  expect(directionOf(`أُلغي ربط ${isolated('Front counter')}.`)).toBe('rtl');
  expect(directionOf(`${isolated('Front counter')}: أُلغي ربطه.`)).toBe('rtl');
  expect(directionOf(`${leftToRight('ZWD-7K3M9QX2')}: 12`)).toBeUndefined();
});
