import { describe, expect, test } from 'vitest';
import { bagsOnMap } from './bagsOnMap.ts';
import type { ShopPlaces } from './chooseBags.ts';
import { bagRows, FROZEN_NOW as now } from './exampleRows.ts';
import { readBags } from './readBag.ts';

const { bags } = readBags(bagRows(now));
const nowhere: ShopPlaces = new Map();
const seen = (when: 'now' | 'later' | 'tomorrow', places = nowhere, of = bags) =>
  bagsOnMap(of, when, { now, places }).map(({ area, count, shops }) => [
    area.id,
    count,
    shops.map((shop) => [shop.id, shop.count]),
  ]);

describe('bagsOnMap', () => {
  test('counts what is in stock now, by area and shop, and leaves out what is sold out, closed or comes back', () => {
    expect(seen('now')).toEqual([
      ['tebeneh-zehriye', 2, [['s2', 2]]],
      [
        'balad',
        20,
        [
          ['s1', 8],
          ['s5', 9],
          ['s6', 3],
        ],
      ],
    ]);
  });

  test('counts another time by itself', () => {
    expect(seen('later')).toEqual([
      ['mina', 6, [['s4', 6]]],
      ['balad', 5, [['s3', 5]]],
    ]);
    // What is sold out and comes back tomorrow has no number yet.
    expect(seen('tomorrow')).toEqual([]);
  });

  test('adds the bags of one shop', () => {
    const two = [bags[0]!, { ...bags[0]!, id: 'b1b', quantity: 1 }];
    expect(seen('now', nowhere, two)).toEqual([['balad', 9, [['s1', 9]]]]);
  });

  test('an area stands in the middle of its shops, and a shop without coordinates in the middle of its area', () => {
    const places = new Map([['s1', { area: null, position: { latitude: 34.44, longitude: 35.83 } }]]);
    const two = bags.filter(({ storeId }) => storeId === 's1' || storeId === 's5');
    const [balad] = bagsOnMap(two, 'now', { now, places });
    expect(balad?.shops.map(({ isPlaceKnown }) => isPlaceKnown)).toEqual([true, false]);
    expect(balad?.shops[1]?.position).toEqual({ latitude: 34.436, longitude: 35.841 });
    expect(balad?.position.latitude).toBeCloseTo(34.438);
    expect(balad?.position.longitude).toBeCloseTo(35.8355);
  });

  test('a shop without an area belongs to the nearest one, and without coordinates too is left out', () => {
    const [bag] = bags;
    const lost = [{ ...bag!, area: null }];
    const position = { latitude: 34.4182, longitude: 35.8279 };
    expect(seen('now', new Map([['s1', { area: null, position }]]), lost)).toEqual([
      ['behsas', 8, [['s1', 8]]],
    ]);
    expect(seen('now', new Map([['s1', { area: 'mina', position: null }]]), lost)[0]?.[0]).toBe('mina');
    expect(seen('now', nowhere, lost)).toEqual([]);
    expect(seen('now', nowhere, [{ ...bag!, storeId: null }])).toEqual([]);
  });
});
