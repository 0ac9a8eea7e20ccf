import { expect, test } from 'vitest';
import { findArea } from '../delivery/areas.ts';
import { exampleBag } from './exampleBag.ts';
import { searchPlaces, type SearchedShop } from './searchPlaces.ts';

const now = Date.parse('2026-11-21T14:30:00+02:00');
const HOUR = 3_600_000;

const shop = (id: string, en: string, area: string | null): SearchedShop => ({
  id,
  name: { en, ar: null },
  area: findArea(area),
  pictureUrl: null,
  facade: null,
  rating: null,
});
const goats = shop('goats', 'Two Goats Dairy', 'badawi');
const trays = shop('trays', 'Sweet Trays', 'ebbe');
const corner = shop('corner', 'Corner', 'mina');
const cart: SearchedShop = { ...shop('cart', '', null), name: { en: null, ar: 'عربة' } };
const shops = [cart, corner, trays, goats];

const bag = (id: string, storeId: string, opensIn: number) =>
  exampleBag({ id, store_id: storeId, pickup_start: new Date(now + opensIn * HOUR).toISOString() });
const bags = [
  bag('open', 'trays', -1),
  bag('far', 'corner', -1),
  bag('late', 'goats', 30),
  bag('soon', 'goats', 20),
];

const placesFor = (search: string, given = bags) => {
  const { shops: found, areas, closeBy } = searchPlaces(search, { shops, bags: given, now });
  return {
    shops: found.map((each) => [each.shop.id, each.bagsNow, each.next?.id ?? null]),
    areas: areas.map((each) => [each.area.id, each.shops, each.bagsNow]),
    closeBy: closeBy && [closeBy.area.id, closeBy.bagsNow],
  };
};

test('a search finds the shops of an area, what opens next there, and the nearest area with bags', () => {
  expect(placesFor('badawi')).toEqual({
    shops: [['goats', 0, 'soon']],
    areas: [
      ['badawi', 1, 0],
      ['jabal-badawi', 0, 0],
    ],
    closeBy: ['ebbe', 1],
  });
});

test('a shop that is found by its name leads to its own area, or else to the nearest one', () => {
  expect(placesFor('two goats').closeBy).toEqual(['ebbe', 1]);
  expect(placesFor('عربه').shops).toEqual([['cart', 0, null]]);
  expect(placesFor('sweet trays')).toEqual({ shops: [['trays', 1, null]], areas: [], closeBy: ['ebbe', 1] });
});

test('no other area is close by where an area that was found has bags, where no area has any, or where nothing was found', () => {
  expect(placesFor('mina').closeBy).toBeNull();
  expect(placesFor('Kalamoun', [])).toEqual({ shops: [], areas: [['kalamoun', 0, 0]], closeBy: null });
  expect(placesFor('pizza')).toEqual({ shops: [], areas: [], closeBy: null });
});

test('what is not known is not said: the bags of a shelf that is not listed whole, and areas without the shops', () => {
  const long = searchPlaces('badawi', { shops, bags: null, now });
  expect(long.shops).toEqual([{ shop: goats, bagsNow: null, next: null }]);
  expect(long.areas.map(({ area, bagsNow }) => [area.id, bagsNow])).toEqual([
    ['badawi', null],
    ['jabal-badawi', null],
  ]);
  expect(long.closeBy).toBeNull();
  expect(searchPlaces('badawi', { shops: [], bags, now })).toEqual({ shops: [], areas: [], closeBy: null });
});

test('only the best five shops are found, those of the name before those of the area', () => {
  const many = Array.from({ length: 6 }, (_, index) => shop(`s${index}`, 'Oven', 'balad'));
  const tell = shop('tell', 'Al-Tell Oven', 'mina');
  const found = searchPlaces('tell', { shops: [...many, tell], bags: [], now }).shops;
  expect(found.map((each) => each.shop.id)).toEqual(['tell', 's0', 's1', 's2', 's3']);
});
