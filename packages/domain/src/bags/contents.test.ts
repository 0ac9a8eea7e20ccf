import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ALLERGENS, DIETS, readAllergens, readContents, readDiet } from './contents.ts';
import { cases } from '../testing/cases.ts';

test.each([
  [
    ['vegan', 'vegetarian'],
    ['vegetarian', 'vegan'],
  ],
  [
    ['sugar_free', 'halal', null, 'sugar_free', 'gluten_free'],
    ['gluten_free', 'sugar_free'],
  ],
  [['Vegan', ' vegan', ['vegan']], []],
  [[], []],
  ['vegan', []],
  [{ 0: 'vegan', length: 1 }, []],
  [null, []],
])('%j is read as the diets %j', (value, diets) => {
  expect(readDiet(value)).toEqual(diets);
});

test.each([
  [
    ['nuts', 'milk', 'gluten'],
    ['gluten', 'milk', 'nuts'],
  ],
  [['vegan', 7, 'molluscs'], ['molluscs']],
  [undefined, []],
])('%j is read as the allergens %j', (value, allergens) => {
  expect(readAllergens(value)).toEqual(allergens);
});

test('there are five diets and the fourteen allergens of the EU', () => {
  expect([DIETS.length, ALLERGENS.length]).toEqual([5, 14]);
});

test('any list gives the known entries once, in the order of the list', () => {
  const entry = fc.oneof(fc.constantFrom(...ALLERGENS, ...DIETS), fc.anything());
  fc.assert(
    fc.property(fc.oneof(fc.array(entry), fc.anything()), (value) => {
      const given = new Set(Array.isArray(value) ? value : []);
      expect(readDiet(value)).toEqual(DIETS.filter((diet) => given.has(diet)));
      expect(readAllergens(value)).toEqual(ALLERGENS.filter((allergen) => given.has(allergen)));
    }),
    cases(1000),
  );
});

test('a row is read with its diets and allergens', () => {
  expect(readContents({ diet: ['vegan'], allergens: ['soy', 'gold'] })).toEqual({
    diet: ['vegan'],
    allergens: ['soy'],
  });
  expect(readContents(null)).toEqual({ diet: [], allergens: [] });
});
