import { expect, test } from 'vitest';
import { findArea } from '../delivery/areas.ts';
import { readOrder } from '../orders/readOrder.ts';
import { ORDER_COLUMNS, ordersCsv, type OrderColumn, type OrdersCsvTexts } from './ordersCsv.ts';

const headings = Object.fromEntries(ORDER_COLUMNS.map((column) => [column, column.toUpperCase()])) as Record<
  OrderColumn,
  string
>;
const words: OrdersCsvTexts = {
  locale: 'en',
  headings,
  methods: { delivery: 'Delivery', pickup: 'Pickup', gift: 'Gift' },
  handovers: { waiting: 'Waiting', on_its_way: 'On its way', done: 'Handed over', missed: 'Not collected' },
  statuses: {
    pending: 'Pending',
    failed: 'Failed',
    expired: 'Expired',
    cancelled: 'Cancelled',
    paid: 'Completed',
    refund_due: 'Refund due',
    refunded: 'Refunded',
  },
};
const oven = { storeName: 'Al-Tell Oven', storeNameAr: 'فرن التلّ' };
const orders = [
  {
    id: 1,
    order_code: 'ZWD-A',
    customer_name: '=HYPERLINK("x")',
    whatsapp_phone: '+96170123456',
    delivery_method: 'delivery',
    delivery_address: 'Street: A | Near: B',
    details: [
      { bagId: 'k', quantity: 2, unitPrice: 4.5, title: 'Knafeh', titleAr: 'كنافة', ...oven },
      { bagId: 'l', quantity: 1 },
      { bagId: 'm', quantity: 1, ...oven },
      { bagId: 'n', quantity: 1, storeName: '=Grill' },
    ],
    delivery_fee: 1.7,
    amount: 10.7,
    payment_status: 'refund_due',
    status: 'refund_due',
    created_at: '2026-10-24T21:30:00Z',
    paid_at: '2026-10-24T22:05:00Z',
  },
  { id: 2, payment_status: 'held by the bank' },
].map((row) => {
  const reading = readOrder(row);
  if (!reading.ok) throw new Error(reading.error);
  return reading.value;
});
const [first, second] = [
  {
    ...orders[0]!,
    area: findArea('mina'),
    handover: 'on_its_way' as const,
    refunds: { owed: 170, sent: 900, reference: '=WM-1; WM-2' },
  },
  { ...orders[1]!, isGift: true, area: null, handover: null, refunds: null },
];
const exported = [first, second];

test('orders as CSV: Beirut time, two decimals, and no formulas', () => {
  expect(ordersCsv(exported, words).slice(1).split('\r\n')).toEqual([
    'CODE,DATE,PAIDAT,CUSTOMER,PHONE,METHOD,AREA,ADDRESS,HANDOVER,STORE,LINES,ITEMS,DELIVERYFEE,AMOUNT,PAYMENT,REFUNDOWED,REFUNDSENT,REFERENCE',
    `ZWD-A,2026-10-24 23:30,2026-10-25 00:05,"'=HYPERLINK(""x"")","\u200e+96170123456",Delivery,Mina,Street: A | Near: B,On its way,"Al-Tell Oven;' =Grill","2 × Knafeh @ 4.50; 1 × l; 1 × m; 1 × n",5,1.70,10.70,Refund due,1.70,9.00,"'=WM-1; WM-2"`,
    '2,,,,,Gift,,,,,,1,,,held by the bank,,,',
    '',
  ]);
});

test('the names and texts of an Arabic table are Arabic', () => {
  const arabic: OrdersCsvTexts = {
    ...words,
    locale: 'ar',
    methods: { ...words.methods, delivery: 'توصيل' },
    statuses: { ...words.statuses, refund_due: 'مبلغ يُعاد' },
  };
  const [, row] = ordersCsv(exported, arabic).split('\r\n');
  for (const word of ['2 × كنافة', 'فرن التلّ', 'توصيل', 'مبلغ يُعاد', 'الميناء']) expect(row).toContain(word);
});
