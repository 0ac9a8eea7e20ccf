import { expect, test } from 'vitest';
import { byText } from './compare.ts';

test('ids stand in the same order everywhere', () => {
  expect(['b', 'a', 'B', 'ا', 'a'].toSorted(byText)).toEqual(['B', 'a', 'a', 'b', 'ا']);
});
