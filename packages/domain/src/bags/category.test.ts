import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readText } from '../text/localText.ts';
import { CATEGORIES, readCategory } from './category.ts';
import { cases } from '../testing/cases.ts';

test.each([
  ['Late Breakfast', 'Late Breakfast'],
  [' diet/HEALTHY\n', 'Diet/healthy'],
  ['Sushi', 'Meals'],
  ['', 'Meals'],
  [null, 'Meals'],
])('%j is read as %s', (raw, category) => {
  expect(readCategory(raw)).toBe(category);
});

test('the case of a category does not matter', () => {
  const written = fc
    .tuple(
      fc.constantFrom(...CATEGORIES, 'Meal', 'Late  Breakfast'),
      fc.mixedCase(fc.constantFrom(...CATEGORIES)),
    )
    .chain((names) => fc.tuple(fc.constantFrom('', ' ', '\u200f'), fc.constantFrom(...names)))
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.oneof(written, fc.anything()), (raw) => {
      const wanted = readText(raw)?.toLowerCase();
      const plainly = CATEGORIES.find((category) => category.toLowerCase() === wanted) ?? 'Meals';
      expect(readCategory(raw)).toBe(plainly);
    }),
    cases(1000),
  );
});
