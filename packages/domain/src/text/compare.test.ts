import { expect, test } from 'vitest';
import { byText } from './compare.ts';

test('ids have the same order everywhere', () => {
  expect(['b', 'a', 'B', 'ا', 'a'].toSorted(byText)).toEqual(['B', 'a', 'a', 'b', 'ا']);
});
