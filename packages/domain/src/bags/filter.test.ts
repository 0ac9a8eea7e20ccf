import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../text/anyText.arbitrary.ts';
import { foldForSearch } from '../text/fold.ts';
import { CATEGORIES } from './category.ts';
import { exampleBag } from './exampleBag.ts';
import { filterBags, type BagFilter } from './filter.ts';
import type { Bag } from './readBag.ts';
import { cases } from '../testing/cases.ts';

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

test('a bag without a title matches only an empty search', () => {
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
    cases(1000),
  );
});

/** The slow reference implementation of the search. */
function filterPlainly(bags: readonly Bag[], { search, category }: BagFilter): Bag[] {
  const wanted = foldForSearch(search);
  return bags.filter(
    ({ title, ...bag }) =>
      (category === null || bag.category === category) &&
      foldForSearch(`${title?.en ?? ''}\n${title?.ar ?? ''}`).includes(wanted),
  );
}

test('folding in batches finds the same bags as folding one by one', () => {
  const spelling = fc.option(anyText);
  const bag = fc
    .record({
      title: fc.option(fc.record({ en: spelling, ar: spelling })),
      category: fc.constantFrom(...CATEGORIES),
    })
    .map((columns) => ({ ...exampleBag(), ...columns }));
  const shelf = fc.array(bag, { maxLength: 6 });
  const part = fc.tuple(fc.nat(5), fc.constantFrom('en', 'ar'), fc.nat(8), fc.nat(4));
  const category = fc.option(fc.constantFrom(...CATEGORIES));
  fc.assert(
    fc.property(shelf, part, anyText, category, (bags, [index, locale, from, length], other, category) => {
      const title = bags[index]?.title?.[locale] ?? '';
      for (const search of [title.slice(from, from + length), other]) {
        const filter = { search, category };
        expect(filterBags(bags, filter)).toEqual(filterPlainly(bags, filter));
      }
    }),
    cases(1000),
  );
});

test('a title containing the separator is still searched', () => {
  const odd = { ...knafeh, title: { en: 'Kna\u007ffeh', ar: null } };
  expect(filterBags([lunch, odd], { search: 'FEH', category: null })).toEqual([odd]);
  expect(filterBags([lunch, odd], { search: 'a\u007ff', category: null })).toEqual([odd]);
});

test('a final form at the end of a word is recognised at the end of a title', () => {
  const [street, next] = [exampleBag({ title: null, name_ar: 'ΟΔΟΣ' }), exampleBag({ title: 'Lunch' })];
  expect(filterBags([street, next], { search: 'οδος', category: null })).toEqual([street]);
});

test('an empty search returns a new list', () => {
  expect(filterBags(bags, { search: ' ', category: null })).not.toBe(bags);
});

test('in a long list every bag is found by its title, also with a title that cannot be folded in a batch', () => {
  const many = Array.from({ length: 1_201 }, (_, index) =>
    exampleBag({ id: index, title: `Bag <${index}>` }),
  );
  many[700] = { ...knafeh, title: { en: 'Kna\u007ffeh <700>', ar: null } };
  for (const [index, bag] of many.entries()) {
    expect(filterBags(many, { search: `<${index}>`, category: null })).toEqual([bag]);
  }
});

test('a changed list is searched with its current titles', () => {
  expect(filterBags([lunch], { search: 'knafeh', category: null })).toEqual([]);
  expect(filterBags([lunch, knafeh], { search: 'knafeh', category: null })).toEqual([knafeh]);
});
