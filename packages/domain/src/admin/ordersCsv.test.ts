import { expect, test } from 'vitest';
import { readOrder } from '../orders/readOrder.ts';
import { ORDER_COLUMNS, ordersCsv, type OrderColumn } from './ordersCsv.ts';

const headings = Object.fromEntries(ORDER_COLUMNS.map((column) => [column, column.toUpperCase()])) as Record<
  OrderColumn,
  string
>;
const orders = [
  {
    id: 1,
    order_code: 'ZWD-A',
    customer_name: '=HYPERLINK("x")',
    whatsapp_phone: '+96170123456',
    delivery_method: 'delivery',
    delivery_address: 'Street: A | Near: B',
    details: [
      { bagId: 'k', quantity: 2, unitPrice: 4.5, title: 'Knafeh', titleAr: 'كنافة' },
      { bagId: 'l', quantity: 1 },
    ],
    delivery_fee: 1.7,
    amount: 10.7,
    payment_status: 'paid',
    created_at: '2026-10-24T21:30:00Z',
  },
  { id: 2 },
].map((row) => {
  const reading = readOrder(row);
  if (!reading.ok) throw new Error(reading.reason);
  return reading.order;
});

test('orders for a spreadsheet: Beirut’s time, two decimals, and nothing that runs', () => {
  expect(ordersCsv(orders, headings, 'en').slice(1).split('\r\n')).toEqual([
    'CODE,DATE,CUSTOMER,PHONE,METHOD,ADDRESS,LINES,ITEMS,DELIVERYFEE,AMOUNT,PAYMENT',
    `ZWD-A,2026-10-24 23:30,"'=HYPERLINK(""x"")",'+96170123456,delivery,Street: A | Near: B,"2 × Knafeh @ 4.50; 1 × l",3,1.70,10.70,paid`,
    '2,,,,,,,1,,,',
    '',
  ]);
});

test('an Arabic reader gets the Arabic names', () => {
  expect(ordersCsv(orders, headings, 'ar')).toContain('2 × كنافة');
});
