import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CATEGORIES } from './category.ts';
import { DELIVERY_AREAS } from '../delivery/areas.ts';
import { SORTS, WHENS } from './choices.ts';
import { DIETS } from './contents.ts';
import { exampleBag } from './exampleBag.ts';
import { shelfQueryFor, LONGEST_LIST, MOST_LISTED } from './longShelf.ts';
import {
  queryShelf,
  MOST_QUERIED_IDS,
  readShelfQuery,
  WHOLE_SHELF,
  writeShelfQuery,
  type ShelfQuery,
} from './shelfQuery.ts';
import { cases } from '../testing/cases.ts';

const read = (text: string) => readShelfQuery(new URLSearchParams(text));

test.each<[string, Partial<ShelfQuery>]>([
  ['', {}],
  ['search=knafeh', { search: 'knafeh' }],
  ['category=Bakery%2Fpastery', { category: 'Bakery/pastery' }],
  ['when=now&area=mina&diet=vegan&sort=ends', { when: 'now', area: 'mina', diet: ['vegan'], sort: 'ends' }],
  ['shop=s1%2Cs2', { shopIds: ['s1', 's2'], limit: LONGEST_LIST }],
  ['shop=s1&limit=144', { shopIds: ['s1'] }],
  ['bag=b1', { bagIds: ['b1'] }],
  ['bag=', { bagIds: [] }],
  ['limit=300', { limit: 300 }],
])('?%s asks for %j', (text, fields) => {
  expect(read(text)).toEqual({ ...WHOLE_SHELF, ...fields });
  expect(writeShelfQuery(fields)).toBe(text && `?${text}`);
});

test.each([
  'category=Anything&when=never&area=beirut&diet=halal&sort=dearest&shops=favourites',
  'limit=0',
  'limit=-3',
  'limit=1.5',
  'limit=many',
  'q=1&search=',
])('?%s is the whole shelf', (text) => {
  expect(read(text)).toEqual(WHOLE_SHELF);
});

test('no query is too long to answer', () => {
  const ids = Array.from({ length: 500 }, (_, place) => `b${place}`);
  expect(read(`limit=1000000&bag=${ids.join(',')}`)).toMatchObject({
    limit: LONGEST_LIST,
    bagIds: ids.slice(0, MOST_QUERIED_IDS),
  });
  expect(read(`search=${'a'.repeat(10_000)}`).search).toHaveLength(120);
  expect(read('bag=b1,b1,%20,b2').bagIds).toEqual(['b1', 'b2']);
});

test('a written query is read again, and equal queries have one text', () => {
  const ids = fc.option(fc.array(fc.uuid(), { maxLength: 5 }));
  const query = fc.record({
    search: fc.string().map((text) => text.trim().slice(0, 50).trim()),
    category: fc.option(fc.constantFrom(...CATEGORIES)),
    when: fc.constantFrom(...WHENS),
    area: fc.option(fc.constantFrom(...DELIVERY_AREAS.map(({ id }) => id))),
    diet: fc.subarray([...DIETS]),
    sort: fc.constantFrom(...SORTS),
    shopIds: ids,
    bagIds: ids,
    limit: fc.integer({ min: 1, max: LONGEST_LIST }),
  });
  fc.assert(
    fc.property(query, (asked) => {
      const text = writeShelfQuery(asked);
      const again = read(text);
      expect(writeShelfQuery(again)).toBe(text);
      const inOrder = (some: readonly string[] | null) => some && [...new Set(some)].toSorted();
      expect(again).toEqual({ ...asked, shopIds: inOrder(asked.shopIds), bagIds: inOrder(asked.bagIds) });
      const swapped = { ...asked, bagIds: asked.bagIds?.toReversed() ?? null };
      expect(writeShelfQuery(swapped)).toBe(text);
    }),
    cases(100),
  );
});

test('a page queries its own bags, and for as many of a shop as there are', () => {
  expect(read(shelfQueryFor('bag', ['b2', 'b1']))).toEqual({ ...WHOLE_SHELF, bagIds: ['b2', 'b1'] });
  expect(read(shelfQueryFor('bag', []))).toEqual({ ...WHOLE_SHELF, bagIds: [] });
  expect(read(shelfQueryFor('shop', ['s1']))).toEqual({
    ...WHOLE_SHELF,
    shopIds: ['s1'],
    limit: LONGEST_LIST,
  });
});

describe('the answer to a shelf query', () => {
  const now = Date.parse('2026-11-25T15:00:00Z');
  const HOUR = 3_600_000;
  const iso = (ahead: number) => new Date(now + ahead).toISOString();
  const bags = Array.from({ length: 400 }, (_, place) =>
    exampleBag({
      id: `b${place}`,
      title: `Knafeh ${place}`,
      name_ar: `كنافة ${place}`,
      store_id: `s${place % 10}`,
      category: CATEGORIES[place % 4],
      diet: place % 5 === 0 ? ['vegan'] : [],
      sale_price: 1 + (place % 7),
      ...(place % 3 === 0 && { pickup_start: iso(-2 * HOUR), pickup_end: iso(-HOUR) }),
      ...(place % 3 === 1 && { pickup_start: iso(HOUR), pickup_end: iso(2 * HOUR) }),
    }),
  );
  const places = new Map([['s7', { area: 'mina', position: null }]]);
  const ask = (query: Partial<ShelfQuery>) => queryShelf(bags, { ...WHOLE_SHELF, ...query }, { now, places });
  const numbers = (query: Partial<ShelfQuery>) => ask(query).found.map(({ id }) => Number(id.slice(1)));

  test('a query without choices finds the first bags, those open now before the others', () => {
    const { found, total } = ask({});
    expect([found.length, total]).toEqual([MOST_LISTED, 400]);
    expect(numbers({})[0]).toBe(2);
    expect(
      numbers({})
        .slice(0, 133)
        .every((number) => number % 3 === 2),
    ).toBe(true);
    expect(
      numbers({})
        .slice(133)
        .every((number) => number % 3 === 1),
    ).toBe(true);
    expect(numbers({ limit: 400 }).toSorted((one, other) => one - other)).toEqual(
      Array.from(bags, (_, place) => place),
    );
  });

  test.each<[string, Partial<ShelfQuery>, (number: number) => boolean]>([
    ['a search', { search: 'knafeh 39' }, (number) => String(number).startsWith('39')],
    ['an Arabic search', { search: 'كنافه 39' }, (number) => String(number).startsWith('39')],
    ['a category', { category: 'Meals' }, (number) => number % 4 === 0],
    ['now', { when: 'now' }, (number) => number % 3 === 2],
    ['a diet', { diet: ['vegetarian'] }, (number) => number % 5 === 0],
    ['an area', { area: 'mina' }, (number) => number % 10 === 7],
    ['shops', { shopIds: ['s1', 's2'] }, (number) => [1, 2].includes(number % 10)],
    ['bags', { bagIds: ['b399', 'gone'] }, (number) => number === 399],
    ['no bags', { bagIds: [] }, () => false],
    [
      'several at once',
      { category: 'Meals', when: 'later', shopIds: ['s0'] },
      (n) => n % 20 === 0 && n % 3 === 1,
    ],
  ])('a shelf query finds what it asks for and no other bag: %s', (_name, query, fits) => {
    const expected = Array.from(bags, (_, place) => place).filter(fits);
    expect(numbers({ ...query, limit: 400 }).toSorted((one, other) => one - other)).toEqual(expected);
    expect(ask(query).total).toBe(expected.length);
  });

  test('a shelf query is answered in the chosen order', () => {
    const prices = ask({ sort: 'cheapest', when: 'now' }).found.map(({ salePrice }) => salePrice);
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
    expect(numbers({ sort: 'nearest' })).toEqual(numbers({}));
  });
});
