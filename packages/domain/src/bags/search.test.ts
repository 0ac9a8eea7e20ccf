import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../text/anyText.arbitrary.ts';
import { foldForSearch } from '../text/fold.ts';
import { soundsOf } from '../text/sound.ts';
import { DELIVERY_AREAS } from '../delivery/areas.ts';
import { areaSpellings } from '../delivery/areaSpellings.ts';
import { CATEGORIES } from './category.ts';
import { exampleBag } from './exampleBag.ts';
import { filterBags as filterWith, type BagFilter } from './filter.ts';
import { foldForShelf } from './foldForShelf.ts';
import type { Bag } from './readBag.ts';
import { CATEGORY_WORDS, searchBags } from './search.ts';
import { spellingsOf } from './spellings.ts';
import { cases } from '../testing/cases.ts';

const filterBags = <Each extends Bag>(bags: readonly Each[], filter: BagFilter) =>
  filterWith(bags, filter, searchBags);

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

test('the titles are searched in both languages while the whole search is loading', () => {
  const titles = (search: string) => filterWith(bags, { search, category: null });
  expect(['KNAF', 'كنافه', 'kunafa'].map(titles)).toEqual([[knafeh], [knafeh], []]);
  expect(filterWith([exampleBag({ title: null })], { search: 'x', category: null })).toEqual([]);
});

const zahra = exampleBag({
  id: 3,
  title: 'Knafeh & Sweets',
  name_ar: 'مفاجأة الكنافة',
  category: 'Bakery/pastery',
  store: { name: 'Zahra Sweets', name_ar: 'حلويات الزهراء', area: 'ebbe' },
});
const oven = exampleBag({
  id: 4,
  title: 'Man’oushe Morning',
  name_ar: 'مناقيش الصباح',
  category: 'Late Breakfast',
  store: { name: 'Al-Tell Oven', name_ar: 'فرن التلّ', area: 'mina' },
});
const shelf = [zahra, oven];

test('a bag whose own title is meant comes before the bags of a shop, of an area and of a category', () => {
  const ofArea = exampleBag({ id: 8, title: 'Lunch', store: { name: 'Khan', area: 'mina' } });
  const ofShop = exampleBag({ id: 9, title: 'Lunch', store: { name: 'Mina Corner', area: 'balad' } });
  const ofTitle = exampleBag({ id: 10, title: 'Taste of Mina' });
  const found = filterBags([ofArea, ofShop, ofTitle], { search: 'mina', category: null });
  expect(found).toEqual([ofTitle, ofShop, ofArea]);
});

test('words that stand apart are searched only where no bag has them together', () => {
  const [one, other] = [exampleBag({ id: 1, title: 'Bag 50' }), exampleBag({ id: 2, title: 'Bag 150' })];
  expect(filterBags([one, other], { search: 'bag 50', category: null })).toEqual([one]);
  expect(filterBags([one, other], { search: '50 bag', category: null })).toEqual([one, other]);
});

test('a search of nothing but apostrophes and hyphens is empty', () => {
  expect(filterBags(bags, { search: ' ’ - ', category: null })).toEqual(bags);
});

test('many words with many spellings are searched, although not in every combination', () => {
  const search = Array.from({ length: 20 }, () => 'knafeh').join(' ');
  expect(filterBags(shelf, { search, category: null })).toEqual([zahra]);
});

/** The slow reference implementation of the search. */
function filterPlainly(bags: readonly Bag[], { search, category }: BagFilter): Bag[] {
  const words = foldForShelf(search)
    .split(' ')
    .filter((word) => word !== '')
    .map(spellingsOf);
  const phrases = words.reduce<string[]>(
    (all, ways) => all.flatMap((phrase) => ways.map((way) => phrase + way)),
    [''],
  );
  const apart = words.filter(([word]) => !['al', 'el', 'il'].includes(word!));
  const sounds = soundsOf(foldForSearch(search)).trim().split(' ');
  const heard = sounds.map((sound) => (sound.length < 3 ? ` ${sound} ` : ` ${sound}`));
  const tiers = [
    { wanted: [phrases], change: (text: string) => foldForShelf(text).replaceAll(' ', '') },
    { wanted: apart, change: (text: string) => foldForShelf(text).replaceAll(' ', '') },
    {
      wanted: sounds.join('').length < 3 ? [] : heard.map((sound) => [sound]),
      change: (text: string) => soundsOf(foldForSearch(text)),
    },
  ];
  for (const { wanted, change } of tiers) {
    const ranked = bags.map((bag) => ({ bag, rank: wanted.length > 0 ? rankOf(bag, wanted, change) : 0 }));
    const found = ranked.filter(({ rank }) => rank > 0).toSorted((one, other) => other.rank - one.rank);
    if (found.length > 0)
      return found.map(({ bag }) => bag).filter((bag) => category === null || bag.category === category);
  }
  return [];
}

/** A word in the title counts three, in the shop two, in the area or category one. */
function rankOf(
  { title, store, area, category }: Bag,
  wanted: ReadonlyArray<readonly string[]>,
  change: (text: string) => string,
): number {
  const parts = [
    [title?.en, title?.ar],
    [store?.en, store?.ar],
    [...areaSpellings(area), ...CATEGORY_WORDS[category]],
  ].map((texts) => texts.map((text) => change(text ?? '')));
  const ranks = wanted.map((ways) => {
    const part = parts.findIndex((texts) => texts.some((text) => ways.some((way) => text.includes(way))));
    return part < 0 ? 0 : 3 - part;
  });
  return ranks.includes(0) ? 0 : ranks.reduce((sum, rank) => sum + rank, 0);
}

test('folding in batches finds the same bags as folding one by one', () => {
  const spelling = fc.option(anyText);
  const bag = fc
    .record({
      title: fc.option(fc.record({ en: spelling, ar: spelling })),
      store: fc.option(fc.record({ en: spelling, ar: spelling })),
      area: fc.option(fc.constantFrom(...DELIVERY_AREAS.map(({ id }) => id))),
      category: fc.constantFrom(...CATEGORIES),
    })
    .map((columns) => ({ ...exampleBag(), ...columns }));
  const shelf = fc.array(bag, { maxLength: 6 });
  const part = fc.tuple(fc.nat(5), fc.constantFrom('en', 'ar'), fc.nat(8), fc.nat(4));
  const category = fc.option(fc.constantFrom(...CATEGORIES));
  fc.assert(
    fc.property(shelf, part, anyText, category, (bags, [index, locale, from, length], other, category) => {
      const bag = bags[index];
      const parts = [bag?.title, bag?.store].map((text) => (text?.[locale] ?? '').slice(from, from + length));
      for (const search of [...parts, parts.join(' '), other]) {
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

test('every bag of a long list is found by its title, also with a title that cannot be folded in a batch', () => {
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
