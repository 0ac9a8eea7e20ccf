import { expect, test } from 'vitest';
import { MOST_LINES } from '../limits.ts';
import { distinctPlaces, isKnownPlace, readPlaces, writePlaces, type PickupPlace } from './pickupPlace.ts';

const oven: PickupPlace = {
  store: { en: 'Al-Tell Oven', ar: 'فرن التلّ' },
  pickupStart: Date.UTC(2026, 10, 21, 15),
  pickupEnd: Date.UTC(2026, 10, 21, 18),
  pickupText: null,
};
const nowhere: PickupPlace = { store: null, pickupStart: null, pickupEnd: null, pickupText: null };
const later = { ...oven, pickupEnd: Date.UTC(2026, 10, 21, 19) };
const other = { ...oven, store: { en: 'Mina Corner', ar: null } };

test.each([
  ['nothing', [], []],
  ['two bags of one shop and hour', [oven, { ...oven }], [oven]],
  ['one shop at two hours', [oven, later], [oven, later]],
  ['two shops', [oven, other, oven], [oven, other]],
  ['one that is not known', [nowhere, oven], [nowhere, oven]],
])('the places of %s', (_name, lines, places) => {
  expect(distinctPlaces(lines)).toEqual(places);
});

test('cart lines differ by their place alone', () => {
  const lines = [
    { ...oven, bagId: 'a' },
    { ...oven, bagId: 'b' },
  ];
  expect(distinctPlaces(lines)).toEqual([oven]);
});

test.each([
  ['a shop with hours', oven, true],
  ['a shop alone', { ...nowhere, store: oven.store }, true],
  ['hours alone', { ...oven, store: null }, true],
  ['words alone', { ...nowhere, pickupText: 'Ring twice' }, true],
  ['nothing', nowhere, false],
  ['hours that end before they begin', { ...nowhere, pickupStart: 1, pickupEnd: 0 }, false],
])('%s is known: %j', (_name, place, isKnown) => {
  expect(isKnownPlace(place)).toBe(isKnown);
});

test('places survive storage, as text or parsed', () => {
  const stored = writePlaces([oven, other]);
  expect(readPlaces(stored)).toEqual([oven, other]);
  expect(readPlaces(JSON.parse(stored))).toEqual([oven, other]);
});

test('no more places are read than an order may have lines', () => {
  expect(readPlaces(writePlaces(Array.from({ length: MOST_LINES + 1 }, () => oven)))).toHaveLength(
    MOST_LINES,
  );
});

test.each([[null], [undefined], ['{'], ['{}'], [7], ['[]'], ['[null, 7, {}, {"storeName": 3}]']])(
  '%j has no places',
  (stored) => {
    expect(readPlaces(stored)).toEqual([]);
  },
);
