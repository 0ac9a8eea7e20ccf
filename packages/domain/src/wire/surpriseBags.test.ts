import { expect, test } from 'vitest';
import { readRequest } from './fields.ts';
import { bagFields, type BagBody } from './surpriseBags.ts';

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
