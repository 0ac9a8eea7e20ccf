import { statementOf } from '@zawadeh/domain';
import { createIntl } from '@zawadeh/ui';
import { expect, test, vi } from 'vitest';
import arabic from '../locales/arabic.ts';
import english from '../locales/english.ts';
import { fileName, report } from './report.ts';
import type { Sales } from './useSales.ts';

const sales: Sales = {
  period: { from: '2026-11-16', until: '2026-11-23' },
  isOver: false,
  statement: statementOf([
    {
      storeId: 's1',
      store: { en: '=Al-Tell Oven', ar: 'فرن التلّ' },
      bags: 3,
      sold: 1350,
      refunds: 450,
      commission: 0,
      deliveryFees: 170,
      saved: 900,
    },
  ]),
  revenue: 1070,
  shops: [],
  stock: 12,
  items: 3,
  days: [{ day: '2026-11-21', orders: 1, items: 3, revenue: 1070 }],
  methods: { delivery: 1, pickup: 0 },
  bags: [
    {
      bagId: 'b1',
      title: { en: '=1+1', ar: 'كيس الخبز' },
      sold: 3,
      revenue: 1070,
      category: 'Meals',
      imageUrl: null,
      picture: null,
    },
  ],
  low: [],
};

test.each([
  ['en', english, "'=1+1", 'Sold', "'=Al-Tell Oven"],
  ['ar', arabic, 'كيس الخبز', 'المبيع', 'فرن التلّ'],
] as const)(
  'every figure has a heading in %s, and no cell is a formula',
  (locale, messages, bag, sold, shop) => {
    const reported = vi.spyOn(console, 'error');
    const intl = createIntl({ intlLocale: locale, messages });
    const text = report(sales, 'Nov 16 – Nov 22', (id) => intl.formatMessage({ id }), locale);
    expect(reported).not.toHaveBeenCalled();
    expect(text).toContain('10.70');
    expect(text.split('\r\n')).toContainEqual(expect.stringContaining(`${sold},`));
    expect(text).toContain(`${bag},3,10.70`);
    expect(text).toContain(',Nov 16 – Nov 22\r\n');
    expect(text).toContain(`${shop},2026-11-16,2026-11-22,3,13.50,4.50,0.00,9.00,1.70\r\n`);
  },
);

test('the report of a past period says nothing of today’s stock', () => {
  const intl = createIntl({ intlLocale: 'en', messages: english });
  const low = [{ id: 'b1', title: { en: 'Loaves', ar: null }, quantity: 2 }];
  const reportOf = (isOver: boolean) =>
    report({ ...sales, isOver, low }, 'Oct 2026', (id) => intl.formatMessage({ id }), 'en');
  expect(reportOf(false)).toContain('Loaves,2');
  expect(reportOf(false)).toContain('Total items,12');
  expect(reportOf(true)).not.toMatch(/Loaves|Total items,12/);
});

test('a file name has the kind of the file and its days', () => {
  expect(fileName('statement', sales.period)).toBe('zawadeh-statement-2026-11-16-2026-11-22.csv');
  expect(fileName('report', { from: '2026-11-16', until: '2026-11-17' })).toBe(
    'zawadeh-report-2026-11-16.csv',
  );
  expect(fileName('statement', sales.period, '../Al-Tell “Oven”')).toBe(
    'zawadeh-statement-Al-Tell-Oven-2026-11-16-2026-11-22.csv',
  );
  expect(fileName('report', { from: null, until: null })).toMatch(/^zawadeh-report-\d{4}-\d\d-\d\d\.csv$/);
});
