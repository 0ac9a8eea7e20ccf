import { expect, test } from 'vitest';
import { readPaidEvent } from './paidEvent.ts';

const empty = { id: null, codes: [], customerName: null, method: null, createdAt: null, paidAt: null };

test.each([
  [{ id: 7 }, { id: '7' }],
  [{ orderId: 'o', id: null }, { id: 'o' }],
  [{ id: 'a', orderId: 'b' }, { id: 'a' }],
  [{ order_code: 'A', code: 'B', invoice: 3 }, { codes: ['A', 'B', '3'] }],
  [
    { code: 'A', customer_name: 'Rania', delivery_method: 'Delivery', payment_status: 'paid', externalId: 9 },
    { codes: ['A'], customerName: 'Rania', method: 'delivery' },
  ],
  [
    { code: 'A', created_at: '2026-11-21T10:00:00Z', paid_at: 'x', more: {} },
    { codes: ['A'], createdAt: Date.UTC(2026, 10, 21, 10) },
  ],
])('%j is read as %j', (data, event) => {
  expect(readPaidEvent(JSON.stringify(data))).toEqual({ ok: true, value: { ...empty, ...event } });
});

test.each([['{'], ['null'], ['[]'], ['{}'], ['{"id":{}}'], [null], [{ id: 1 }]])(
  '%j is about no order',
  (data) => {
    expect(readPaidEvent(data)).toEqual({ ok: false, error: 'noIdOrCode' });
  },
);
