import { expect, test } from 'vitest';
import { statementOf, type ShopSales } from './shopStatement.ts';
import {
  SHOP_COLUMNS,
  shopStatementCsv,
  type ShopColumn,
  type ShopStatementTexts,
} from './shopStatementCsv.ts';

const headings = Object.fromEntries(SHOP_COLUMNS.map((column) => [column, column.toUpperCase()])) as Record<
  ShopColumn,
  string
>;
const words: ShopStatementTexts = {
  locale: 'en',
  headings,
  unknownShop: 'Shop not known',
  total: 'All shops',
};
const shop: ShopSales = {
  storeId: 's1',
  store: { en: '=Al-Tell Oven', ar: 'فرن التلّ' },
  bags: 2,
  sold: 1_350,
  refunds: 450,
  commission: 90,
  deliveryFees: 170,
  saved: 1_500,
};
const statement = statementOf([shop, { ...shop, storeId: null, store: null, refunds: 1_350, commission: 0 }]);

test('a row for each shop and one for the total, with the period’s days', () => {
  const csv = shopStatementCsv(statement, { from: '2026-11-01', until: '2026-12-01' }, words);
  expect(csv.slice(1).split('\r\n')).toEqual([
    'STORE,FROM,TO,BAGS,SOLD,REFUNDS,COMMISSION,OWED,DELIVERYFEES',
    "'=Al-Tell Oven,2026-11-01,2026-11-30,2,13.50,4.50,0.90,8.10,1.70",
    'Shop not known,2026-11-01,2026-11-30,2,13.50,13.50,0.00,0.00,1.70',
    'All shops,2026-11-01,2026-11-30,4,27.00,18.00,0.90,8.10,3.40',
    '',
  ]);
});

test('the names of an Arabic statement are Arabic, and an open period has no days', () => {
  const csv = shopStatementCsv(statement, { from: null, until: null }, { ...words, locale: 'ar' });
  expect(csv).toContain('فرن التلّ,,,2,');
});

test('the statement of one shop has its row alone', () => {
  const [first] = statement.shops;
  const csv = shopStatementCsv({ shops: [first!], total: first! }, { from: null, until: null }, words);
  expect(csv.slice(1).split('\r\n')).toHaveLength(3);
});
