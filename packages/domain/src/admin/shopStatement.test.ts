import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COMMISSION_BASIS_POINTS } from '../brand.ts';
import { readShopSales, statementOf, type ShopSales } from './shopStatement.ts';
import { cases } from '../testing/cases.ts';

const row = {
  store_id: 's1',
  store_name: 'Al-Tell Oven',
  store_name_ar: 'فرن التلّ',
  bags: 2,
  sold_cents: 1_350,
  refunds_cents: 450,
  delivery_fees_cents: 170,
  saved_cents: 1_500,
};
const shop: ShopSales = {
  storeId: 's1',
  store: { en: 'Al-Tell Oven', ar: 'فرن التلّ' },
  bags: 2,
  sold: 1_350,
  refunds: 450,
  deliveryFees: 170,
  saved: 1_500,
};

test('the sums are read completely or not at all', () => {
  const unknown = { ...row, store_id: null, store_name: null, store_name_ar: null };
  expect(readShopSales([row, unknown])).toEqual([shop, { ...shop, storeId: null, store: null }]);
  expect(readShopSales([])).toEqual([]);
  for (const wrong of [null, {}, [null], [row, {}], [{ ...row, sold_cents: -1 }], [{ ...row, bags: 'many' }]])
    expect(readShopSales(wrong)).toBeNull();
});

test('a shop is owed its sales less refunds; there is no commission yet', () => {
  expect(COMMISSION_BASIS_POINTS).toBe(0);
  const { shops, total } = statementOf([shop, { ...shop, storeId: 's2', sold: 2_000 }]);
  expect(shops.map(({ storeId, commission, owed }) => [storeId, commission, owed])).toEqual([
    ['s2', 0, 1_550],
    ['s1', 0, 900],
  ]);
  expect(total).toEqual({
    storeId: null,
    store: null,
    bags: 4,
    sold: 3_350,
    refunds: 900,
    deliveryFees: 340,
    saved: 3_000,
    commission: 0,
    owed: 2_450,
  });
  expect(statementOf([]).total.owed).toBe(0);
});

test('the commission applies to net sales, in whole cents', () => {
  expect(statementOf([{ ...shop, sold: 1_355 }], 1_000).shops[0]).toMatchObject({
    commission: 91,
    owed: 814,
  });
});

test('shops with equal amounts keep their order', () => {
  const shops = ['b', null, 'a'].map((storeId) => ({ ...shop, storeId }));
  const order = (sales: readonly ShopSales[]) => statementOf(sales).shops.map(({ storeId }) => storeId);
  expect(order(shops)).toEqual([null, 'a', 'b']);
  expect(order(shops.toReversed())).toEqual([null, 'a', 'b']);
});

test('owed, commission and refunds always add up to the sales, and the shops to the total', () => {
  const any = fc
    .record({ sold: fc.nat(10_000_000), part: fc.nat(100) })
    .map(({ sold, part }) => ({ ...shop, sold, refunds: Math.floor((sold * part) / 100) }));
  fc.assert(
    fc.property(fc.array(any), fc.integer({ min: 0, max: 10_000 }), (sales, basisPoints) => {
      const { shops, total } = statementOf(sales, basisPoints);
      for (const each of [...shops, total]) {
        expect(each.owed + each.commission + each.refunds).toBe(each.sold);
        expect(each.owed).toBeGreaterThanOrEqual(0);
        expect(each.commission).toBeGreaterThanOrEqual(0);
      }
      expect(shops.reduce((sum, { owed }) => sum + owed, 0)).toBe(total.owed);
    }),
    cases(100),
  );
});
