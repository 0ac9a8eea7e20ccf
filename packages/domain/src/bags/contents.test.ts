import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CONTENT_WORDS, NO_CONTENTS, readContents, readDiet } from './contents.ts';
import { keysOf } from '../objects.ts';
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

test('there are five diets and the fourteen allergens of the EU', () => {
  expect(Object.values(CONTENT_WORDS).map((words) => words.length)).toEqual([5, 14]);
});

test('any list gives the known entries once, in the order of the words; without a list nothing changes', () => {
  const words = Object.values(CONTENT_WORDS).flat();
  const value = fc.oneof(fc.array(fc.oneof(fc.constantFrom(...words), fc.anything())), fc.anything());
  const lists = keysOf(CONTENT_WORDS);
  const before = readContents(CONTENT_WORDS);
  fc.assert(
    fc.property(fc.record({ diet: value, allergens: value }, { requiredKeys: [] }), (row) => {
      const found = readContents(row, before);
      for (const list of lists) {
        const given = row[list];
        const known = Array.isArray(given)
          ? before[list].filter((word) => given.includes(word))
          : before[list];
        expect(found[list]).toEqual(known);
      }
    }),
    cases(1000),
  );
});

test.each([null, undefined, 'vegan', [], { diet: 'vegan', allergens: { 0: 'milk' } }])(
  'nothing is known of what is in a bag whose row is %j',
  (row) => {
    expect(readContents(row)).toEqual(NO_CONTENTS);
  },
);
