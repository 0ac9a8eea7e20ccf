import { expect, test } from 'vitest';
import { readShopSales, statementOf, type ShopSales } from './shopStatement.ts';

const row = {
  store_id: 's1',
  store_name: 'Al-Tell Oven',
  store_name_ar: 'فرن التلّ',
  bags: 2,
  sold_cents: 1_350,
  refunds_cents: 450,
  commission_cents: 90,
  delivery_fees_cents: 170,
  saved_cents: 1_500,
};
const shop: ShopSales = {
  storeId: 's1',
  store: { en: 'Al-Tell Oven', ar: 'فرن التلّ' },
  bags: 2,
  sold: 1_350,
  refunds: 450,
  commission: 90,
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

test('a shop is owed its sales less refunds and commission', () => {
  const { shops, total } = statementOf([shop, { ...shop, storeId: 's2', sold: 2_000, commission: 0 }]);
  expect(shops.map(({ storeId, commission, owed }) => [storeId, commission, owed])).toEqual([
    ['s2', 0, 1_550],
    ['s1', 90, 810],
  ]);
  expect(total).toEqual({
    storeId: null,
    store: null,
    bags: 4,
    sold: 3_350,
    refunds: 900,
    commission: 90,
    deliveryFees: 340,
    saved: 3_000,
    owed: 2_360,
  });
  expect(statementOf([]).total.owed).toBe(0);
});

test('shops with equal amounts keep their order', () => {
  const shops = ['b', null, 'a'].map((storeId) => ({ ...shop, storeId }));
  const order = (sales: readonly ShopSales[]) => statementOf(sales).shops.map(({ storeId }) => storeId);
  expect(order(shops)).toEqual([null, 'a', 'b']);
  expect(order(shops.toReversed())).toEqual([null, 'a', 'b']);
});
