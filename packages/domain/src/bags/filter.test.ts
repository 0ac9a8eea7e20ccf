import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleBag } from './exampleBag.ts';
import { filterBags } from './filter.ts';

const knafeh = exampleBag({
  id: 1,
  title: 'Knafeh & Sweets',
  name_ar: 'مفاجأة الكنافة',
  category: 'Bakery/pastery',
});
const lunch = exampleBag({ id: 2, title: 'Home Lunch', name_ar: 'الغداء البيتي', category: 'Meals' });
const bags = [knafeh, lunch];

test.each([
  ['', null, [knafeh, lunch]],
  ['KNAF', null, [knafeh]],
  ['كنافه', null, [knafeh]],
  ['  lunch ', null, [lunch]],
  ['البيتى', null, [lunch]],
  ['', 'Meals', [lunch]],
  ['knafeh', 'Meals', []],
  ['(', null, []],
] as const)('search %j in category %j', (search, category, found) => {
  expect(filterBags(bags, { search, category })).toEqual(found);
});

test('a bag without a title is found by no word and hidden by none', () => {
  const unnamed = exampleBag({ title: null });
  expect(filterBags([unnamed], { search: '', category: null })).toEqual([unnamed]);
  expect(filterBags([unnamed], { search: 'x', category: null })).toEqual([]);
});

test('every part of a title finds its bag', () => {
  fc.assert(
    fc.property(fc.nat(14), fc.nat(14), (from, length) => {
      const search = 'Knafeh & Sweets'.slice(from, from + length);
      expect(filterBags([knafeh], { search, category: null })).toEqual([knafeh]);
    }),
    { numRuns: 1000 },
  );
});
