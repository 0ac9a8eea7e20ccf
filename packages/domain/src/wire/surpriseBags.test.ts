import fc from 'fast-check';
import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { CATEGORIES } from '../bags/category.ts';
import { readBags } from '../bags/readBag.ts';
import { bagRows } from './surpriseBags.ts';

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
  quantity: fc.nat(),
  category: fc.constantFrom(...CATEGORIES),
  pickup_start: fc.option(time),
  pickup_end: fc.option(time),
  pickup_time: text,
  restock_time: fc.option(time),
  last_update_at: time,
  created_at: time,
  store: fc.option(fc.record({ id: fc.uuid(), name: fc.string(), name_ar: text })),
  store_name: text,
});

test('whatever the server promises, the browser can read', () => {
  fc.assert(
    fc.property(fc.uniqueArray(row, { selector: ({ id }) => id }), (rows) => {
      expect(safeParse(bagRows, rows).success).toBe(true);
      const { bags, refused } = readBags(rows);
      expect(refused).toBe(0);
      expect(bags.map(({ id, quantity }) => [id, quantity])).toEqual(
        rows.map(({ id, quantity }) => [id, quantity]),
      );
    }),
    { numRuns: 1000 },
  );
});
