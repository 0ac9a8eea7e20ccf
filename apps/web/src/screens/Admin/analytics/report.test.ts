import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { words as arabic } from '../../../locales/desk/arabic.ts';
import { words as english } from '../../../locales/desk/english.ts';
import { report } from './report.ts';
import type { Sales } from './useSales.ts';

const sales: Sales = {
  revenue: 1070,
  inStock: 12,
  rescued: 3,
  saved: 900,
  days: [{ day: '2026-11-21', orders: 1, items: 3, revenue: 1070 }],
  methods: { delivery: 1, pickup: 0 },
  bags: [{ bagId: 'b1', title: { en: '=1+1', ar: 'كيس الخبز' }, sold: 3, revenue: 1070 }],
  shelf: [],
  low: [],
};

test.each([
  ['en', english, "'=1+1", 'Sold'],
  ['ar', arabic, 'كيس الخبز', 'المبيع'],
] as const)('in %s every figure has its heading, and no formula runs', (locale, messages, bag, sold) => {
  const troubles: unknown[] = [];
  const intl = createIntl({ locale, messages, onError: (trouble) => troubles.push(trouble) });
  const text = report(sales, (id) => intl.formatMessage({ id }), locale);
  expect(troubles).toEqual([]);
  expect(text).toContain('10.70');
  expect(text.split('\r\n')).toContainEqual(expect.stringContaining(`${sold},`));
  expect(text).toContain(`${bag},3,10.70`);
});
