import { expect, test } from 'vitest';
import { readSalesReport } from './salesReport.ts';

const report = {
  revenue_cents: 1670,
  items: 3,
  delivery: 1,
  pickup: 2,
  stock: '11',
  days: [
    { day: '2026-11-21', orders: 2, items: 2, revenue_cents: 1070 },
    { day: '2026-11-23', orders: 1, items: 1, revenue_cents: 600 },
  ],
  bags: [
    {
      bag_id: 'k',
      title: 'Knafeh',
      title_ar: 'كنافة',
      category: 'Bakery/pastery',
      image_url: '/knafeh.webp',
      picture: 'knafeh',
      sold: 2,
      revenue_cents: 900,
    },
    { bag_id: 'old', title: 'Old bag', category: null, image_url: null, sold: 1, revenue_cents: 770 },
  ],
  shops: [
    {
      store_id: 's',
      store_name: 'Oven',
      bags: 3,
      sold_cents: 1670,
      refunds_cents: 0,
      commission_cents: 0,
      delivery_fees_cents: 0,
      saved_cents: 0,
    },
  ],
  low: [{ id: 'l', title: 'Lunch', quantity: 0 }],
};

test('every figure is read, and a day without a sale is there too', () => {
  expect(readSalesReport(report)).toEqual({
    revenue: 1670,
    items: 3,
    methods: { delivery: 1, pickup: 2 },
    stock: 11,
    days: [
      { day: '2026-11-21', orders: 2, items: 2, revenue: 1070 },
      { day: '2026-11-22', orders: 0, items: 0, revenue: 0 },
      { day: '2026-11-23', orders: 1, items: 1, revenue: 600 },
    ],
    bags: [
      {
        bagId: 'k',
        title: { en: 'Knafeh', ar: 'كنافة' },
        category: 'Bakery/pastery',
        imageUrl: '/knafeh.webp',
        picture: 'knafeh',
        sold: 2,
        revenue: 900,
      },
      {
        bagId: 'old',
        title: { en: 'Old bag', ar: null },
        category: null,
        imageUrl: null,
        picture: null,
        sold: 1,
        revenue: 770,
      },
    ],
    shops: [
      {
        storeId: 's',
        store: { en: 'Oven', ar: null },
        bags: 3,
        sold: 1670,
        refunds: 0,
        commission: 0,
        deliveryFees: 0,
        saved: 0,
      },
    ],
    low: [{ id: 'l', title: { en: 'Lunch', ar: null }, quantity: 0 }],
  });
});

test('a period without sales has a report', () => {
  const nothing = { revenue_cents: 0, items: 0, delivery: 0, pickup: 0, stock: 0 };
  const empty = { days: [], bags: [], shops: [], low: [] };
  expect(readSalesReport({ ...nothing, ...empty })).toMatchObject({ revenue: 0, ...empty });
});

const unreadable: [string, unknown][] = [
  ...Object.keys(report).map((name): [string, unknown] => [
    `without ${name}`,
    { ...report, [name]: undefined },
  ]),
  ...Object.keys(report).map((name): [string, unknown] => [
    `with a broken ${name}`,
    { ...report, [name]: [null] },
  ]),
  ['with a day that is none', { ...report, days: [{ ...report.days[0], day: '2026-02-30' }] }],
  ['with a day that is no text', { ...report, days: [{ ...report.days[0], day: 20261121 }] }],
  ['with a day without orders', { ...report, days: [{ ...report.days[0], orders: -1 }] }],
  ['with a day without items', { ...report, days: [{ ...report.days[0], items: null }] }],
  ['with a day without revenue', { ...report, days: [{ ...report.days[0], revenue_cents: 1.5 }] }],
  ['with a bag without an id', { ...report, bags: [{ ...report.bags[0], bag_id: null }] }],
  ['with a bag without a count', { ...report, bags: [{ ...report.bags[0], sold: null }] }],
  ['with a bag without revenue', { ...report, bags: [{ ...report.bags[0], revenue_cents: null }] }],
  ['with a low bag without an id', { ...report, low: [{ ...report.low[0], id: null }] }],
  ['with a low bag without stock', { ...report, low: [{ ...report.low[0], quantity: null }] }],
  ['that is a list', [report]],
];

test.each(unreadable)('a report %s is not read', (_, value) => {
  expect(readSalesReport(value)).toBeNull();
});
