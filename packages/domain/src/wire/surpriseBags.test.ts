import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CATEGORIES } from '../bags/category.ts';
import { DIETS } from '../bags/contents.ts';
import { readBags } from '../bags/readBag.ts';
import { MOST_STOCK } from '../limits.ts';
import { readRequest } from './fields.ts';
import { bagFields, type BagBody, type BagRow } from './surpriseBags.ts';
import { cases } from '../testing/cases.ts';

const text = fc.option(fc.string());
const price = fc.nat(100_000_000).map((cents) => cents / 100);
const time = fc
  .date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') })
  .map((at) => at.toISOString());
const row = fc.record({
  id: fc.uuid(),
  store_id: fc.uuid(),
  title: text,
  name_en: text,
  name_ar: text,
  description: text,
  description_ar: text,
  image_url: text,
  full_price: fc.option(price),
  sale_price: price,
  price,
  quantity: fc.nat(MOST_STOCK),
  category: fc.constantFrom(...CATEGORIES),
  diet: fc.subarray([...DIETS]),
  pickup_start: fc.option(time),
  pickup_end: fc.option(time),
  pickup_time: text,
  restock_time: fc.option(time),
  last_update_at: time,
  created_at: time,
  store: fc.option(fc.record({ id: fc.uuid(), name: fc.string(), name_ar: text, area: text })),
  store_name: text,
});

test('the browser can read every valid row', () => {
  fc.assert(
    fc.property(fc.uniqueArray(row, { selector: ({ id }) => id }), (rows: BagRow[]) => {
      const { bags, refused } = readBags(rows);
      expect(refused).toBe(0);
      expect(bags.map(({ id, quantity }) => [id, quantity])).toEqual(
        rows.map(({ id, quantity }) => [id, quantity]),
      );
    }),
    cases(1000),
  );
});

const body: BagBody = {
  store_id: 's1',
  title: 'Knafeh',
  name_ar: null,
  description: null,
  description_ar: null,
  image_url: null,
  full_price: null,
  sale_price: 4.5,
  price: 4.5,
  quantity: 5,
  category: 'Meals',
  diet: ['vegan'],
  allergens: ['soy', 'sesame'],
  pickup_start: '2026-11-21T15:00:00.000Z',
  pickup_end: null,
  restock_time: null,
};

test('a bag’s row is read', () => {
  expect(readRequest(bagFields, body)).toEqual({
    ok: true,
    value: { ...body, sale_price: 450, price: 450, pickup_start: Date.UTC(2026, 10, 21, 15) },
  });
});

test.each([
  ['title', 'x'.repeat(121)],
  ['title', null],
  ['name_ar', 'x'.repeat(121)],
  ['description', 'x'.repeat(2001)],
  ['description_ar', 'x'.repeat(2001)],
  ['image_url', 'x'.repeat(501)],
  ['full_price', -1],
  ['sale_price', 'free'],
  ['sale_price', null],
  ['quantity', -1],
  ['quantity', 1.5],
  ['quantity', 100_001],
  ['category', 'Sushi'],
  ['diet', ''],
  ['diet', ['halal']],
  ['diet', ['vegan', 'vegan']],
  ['allergens', ['milk', 7]],
  ['pickup_start', 'soon'],
  ['pickup_end', 7],
  ['restock_time', '2026-11-21'],
])('a bag whose %s is %j is rejected', (field, value) => {
  expect(readRequest(bagFields, { ...body, [field]: value })).toEqual({
    ok: false,
    error: { field, problem: 'wrong' },
  });
});
