import { expect, test } from 'vitest';
import { itemCount, orderLabel, readOrder, readOrders, storesOfLines } from './readOrder.ts';

const row = {
  id: 12,
  order_code: 'ZWD-7KQ2M9XA',
  user_id: 'u1',
  customer_name: 'Rania',
  delivery_method: 'delivery',
  delivery_area: 'mina',
  delivery_address: 'Street: Port Said St.',
  whatsapp_phone: '+96170123456',
  payment_status: 'paid',
  status: 'paid',
  qty: 1,
  created_at: '2026-11-21T11:20:00+00:00',
  paid_at: '2026-11-21T11:22:00+00:00',
  expires_at: '2026-11-21T11:35:00+00:00',
  details: [
    {
      bagId: 'k',
      quantity: 2,
      unitPrice: 4.5,
      title: 'Knafeh',
      titleAr: 'كنافة',
      fullPrice: 12,
      storeId: 'z',
      storeName: 'Zahra',
      storeNameAr: 'الزهراء',
      pickupStart: '2026-11-21T15:00:00+00:00',
      pickupText: 'Ring twice',
    },
  ],
  amount: '10.70',
  currency: 'USD',
  delivery_fee: 1.7,
  own_handovers: [
    {
      kind: 'courier',
      state: 'done',
      due_start: null,
      due_end: '2026-11-21T18:00:00Z',
      done_at: '2026-11-21T16:00:00Z',
    },
    { kind: 'pickup', state: 'waiting', due_end: '2026-11-21T18:00:00Z', bags: ['k', {}] },
    { kind: 'door', state: 'brought', due_end: '2026-11-21T18:00:00Z' },
    null,
  ],
};
const order = (change: Record<string, unknown> = {}) => {
  const reading = readOrder({ ...row, ...change });
  if (!reading.ok) throw new Error(reading.error);
  return reading.value;
};

test('a row becomes an order', () => {
  expect(order()).toEqual({
    id: '12',
    code: 'ZWD-7KQ2M9XA',
    userId: 'u1',
    customerName: 'Rania',
    method: 'delivery',
    isGift: false,
    areaId: 'mina',
    address: 'Street: Port Said St.',
    phone: '+96170123456',
    paymentStatus: 'paid',
    status: 'paid',
    quantity: 1,
    createdAt: Date.UTC(2026, 10, 21, 11, 20),
    paidAt: Date.UTC(2026, 10, 21, 11, 22),
    expiresAt: Date.parse('2026-11-21T11:35:00Z'),
    lines: [
      {
        bagId: 'k',
        quantity: 2,
        unitPrice: 450,
        fullPrice: 1_200,
        storeId: 'z',
        isTakenBack: false,
        title: { en: 'Knafeh', ar: 'كنافة' },
        store: { en: 'Zahra', ar: 'الزهراء' },
        pickupStart: Date.UTC(2026, 10, 21, 15),
        pickupEnd: null,
        pickupText: 'Ring twice',
      },
    ],
    amount: 1070,
    deliveryFee: 170,
    handovers: [
      {
        kind: 'courier',
        state: 'done',
        dueStart: null,
        dueEnd: Date.UTC(2026, 10, 21, 18),
        doneAt: Date.UTC(2026, 10, 21, 16),
        bagIds: [],
      },
      {
        kind: 'pickup',
        state: 'waiting',
        dueStart: null,
        dueEnd: Date.UTC(2026, 10, 21, 18),
        doneAt: null,
        bagIds: ['k'],
      },
    ],
  });
});

test('the columns that a profile selects are enough for an order', () => {
  const { id, order_code, created_at, payment_status, delivery_method, qty } = row;
  expect(readOrder({ id, order_code, created_at, payment_status, delivery_method, qty })).toMatchObject({
    ok: true,
    value: { id: '12', lines: [], amount: null, status: null, handovers: null },
  });
});

test.each([
  [null, 'notAnObject'],
  ['x', 'notAnObject'],
  [[], 'notAnObject'],
  [{}, 'noIdOrCode'],
  [{ id: {}, order_code: ' ' }, 'noIdOrCode'],
])('%j is rejected: %s', (value, reason) => {
  expect(readOrder(value)).toEqual({ ok: false, error: reason });
});

test('an invalid row is skipped', () => {
  const { orders, refused } = readOrders([row, null, {}, { id: 1 }]);
  expect([orders.map(({ id }) => id), refused]).toEqual([['12', '1'], 2]);
  expect(readOrders('<html>')).toEqual({ orders: [], refused: 0 });
});

test.each([
  [JSON.stringify(row.details), 1],
  ['[', 0],
  [null, 0],
  [{}, 0],
  [[null, 'x', {}, { bagId: 'k' }, { bagId: 'k', quantity: 0 }, { quantity: 1 }], 0],
  [[{ bagId: 'k', quantity: '1' }], 1],
])('the details %j give %i lines', (details, lines) => {
  expect(order({ details }).lines).toHaveLength(lines);
});

test.each([
  [{}, 2],
  [{ details: null }, 1],
  [{ details: null, qty: 4 }, 4],
  [{ details: null, qty: 0 }, 1],
  [{ details: null, qty: null }, 1],
])('an order with %j counts %i items', (change, count) => {
  expect(itemCount(order(change))).toBe(count);
});

test('a bag that was taken back is no item any more', () => {
  const line = { bagId: 'k', quantity: 2 };
  const takenBack = { ...line, quantity: 3, takenBackAt: '2026-11-25T15:00:00Z' };
  expect(itemCount(order({ details: [line, takenBack] }))).toBe(2);
});

test('an order is named by its code, or its id', () => {
  expect(orderLabel(order())).toBe('ZWD-7KQ2M9XA');
  expect(orderLabel(order({ order_code: null }))).toBe('12');
  expect(orderLabel({ code: null, id: null })).toBe('');
});

test('each shop of an order is named once', () => {
  const oven = { en: 'Oven', ar: 'فرن' };
  const grill = { en: 'Grill', ar: null };
  const lines = [oven, null, grill, { ...oven }].map((store) => ({ store }));
  expect(storesOfLines(lines)).toEqual([oven, grill]);
  expect(storesOfLines([])).toEqual([]);
});
