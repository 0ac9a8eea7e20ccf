import { expect, test } from 'vitest';
import { MOST_LINES } from '../limits.ts';
import { readCheckout, type CheckoutBody } from './checkout.ts';
import { checkoutAnswer } from './checkoutAnswer.ts';
import { readAnswer } from './fields.ts';

const body: CheckoutBody = {
  user_id: 'u1',
  bag_id: 'k',
  qty: 2,
  delivery_method: 'delivery',
  customer_name: 'Rania',
  customer_email: 'rania@example.com',
  whatsapp_phone: '+96170123456',
  delivery_address: 'N/A',
  delivery_fee: 1.7,
  amount: 10.7,
  currency: 'USD',
  details: [{ bagId: 'k', quantity: 2, unitPrice: 4.5 }],
  delivery_area: 'mina',
  language: 'ar',
};
const read = (change: Record<string, unknown>) => readCheckout({ ...body, ...change });

test('a complete body is read, prices as cents', () => {
  expect(read({})).toEqual({
    ok: true,
    value: {
      ...body,
      delivery_fee: 170,
      amount: 1070,
      details: [{ bagId: 'k', quantity: 2, unitPrice: 450 }],
    },
  });
});

test.each([
  [{ user_id: 7 }, { user_id: '7' }],
  [{ amount: '10.70' }, { amount: 1070 }],
  [{ whatsapp_phone: '٠٣ ١٢٣ ٤٥٦' }, { whatsapp_phone: '+9613123456' }],
  [{ customer_name: ' Rania\u202e Haddad ' }, { customer_name: 'Rania Haddad' }],
])('%j is read as %j', (change, value) => {
  expect(read(change)).toMatchObject({ ok: true, value });
});

const UUID = '5a000000-0000-4000-8000-00000000000b';
const LOUD = UUID.toUpperCase();
const lines = (...ids: string[]) => ids.map((bagId) => ({ bagId, quantity: 2, unitPrice: 4.5 }));

test('ids are normalised, and a bag with two spellings is a duplicate', () => {
  expect(read({ user_id: LOUD, bag_id: UUID, details: lines(LOUD) })).toMatchObject({
    ok: true,
    value: { user_id: UUID, bag_id: UUID, details: [{ bagId: UUID }] },
  });
  expect(read({ bag_id: UUID, details: lines(UUID, LOUD) })).toEqual({
    ok: false,
    error: { field: 'details', problem: 'wrong' },
  });
});

test('fields outside the specification are optional', () => {
  const { delivery_area: _area, language: _language, ...theirs } = body;
  expect(readCheckout(theirs).ok).toBe(true);
});

test.each([
  [{ surprise: 1 }, 'surprise', 'unknown'],
  [{ details: [{ bagId: 'k', quantity: 2, unitPrice: 4.5, title: 'x' }] }, 'details', 'wrong'],
  [{ user_id: undefined }, 'user_id', 'missing'],
  [{ details: undefined }, 'details', 'missing'],
  [{ user_id: '' }, 'user_id', 'wrong'],
  [{ user_id: 1.5 }, 'user_id', 'wrong'],
  [{ bag_id: 'x'.repeat(65), details: [] }, 'bag_id', 'wrong'],
  [{ qty: 0 }, 'qty', 'wrong'],
  [{ qty: 1.5 }, 'qty', 'wrong'],
  [{ qty: 1000 }, 'qty', 'wrong'],
  [{ qty: '2' }, 'qty', 'wrong'],
  [{ delivery_method: 'drone' }, 'delivery_method', 'wrong'],
  [{ customer_name: ' ' }, 'customer_name', 'wrong'],
  [{ customer_name: 'x'.repeat(121) }, 'customer_name', 'wrong'],
  [{ customer_email: 'x'.repeat(255) }, 'customer_email', 'wrong'],
  [{ whatsapp_phone: '+1' }, 'whatsapp_phone', 'wrong'],
  [{ whatsapp_phone: '7'.repeat(41) }, 'whatsapp_phone', 'wrong'],
  [{ delivery_address: 'x'.repeat(701) }, 'delivery_address', 'wrong'],
  [{ delivery_fee: -1 }, 'delivery_fee', 'wrong'],
  [{ amount: Number.NaN }, 'amount', 'wrong'],
  [{ amount: 1e9 }, 'amount', 'wrong'],
  [{ amount: 0.001 }, 'amount', 'wrong'],
  [{ amount: null }, 'amount', 'wrong'],
  [{ currency: 'LBP' }, 'currency', 'wrong'],
  [{ currency: 'usd' }, 'currency', 'wrong'],
  [{ details: [] }, 'details', 'wrong'],
  [{ details: {} }, 'details', 'wrong'],
  [{ details: [null] }, 'details', 'wrong'],
  [{ delivery_area: 'moon' }, 'delivery_area', 'wrong'],
  [{ language: 'fr' }, 'language', 'wrong'],
  // The first line must match bag_id, and no bag may be duplicated.
  [{ bag_id: 'l' }, 'details', 'wrong'],
  [{ qty: 1 }, 'details', 'wrong'],
  [{ details: [...body.details, ...body.details] }, 'details', 'wrong'],
])('%j is rejected at %j: %s', (change, field, problem) => {
  expect(read(change)).toEqual({ ok: false, error: { field, problem } });
});

test.each([null, 'x', [], 7])('%j is no body', (value) => {
  expect(readCheckout(value).ok).toBe(false);
});

test('a body has at most as many lines as a cart', () => {
  const lines = Array.from({ length: MOST_LINES + 1 }, (_, index) => ({
    bagId: index === 0 ? 'k' : index,
    quantity: 2,
    unitPrice: 1,
  }));
  expect(read({ details: lines.slice(0, MOST_LINES) }).ok).toBe(true);
  expect(read({ details: lines })).toEqual({ ok: false, error: { field: 'details', problem: 'wrong' } });
});

const nothing = {
  order_code: null,
  error: null,
  expires_at: null,
  amount: null,
  delivery_fee: null,
  details: null,
};

test.each([
  [{ order_code: 'ZWD-A', another: 1 }, { order_code: 'ZWD-A' }],
  [{ order_code: 7, error: 'Sold out' }, { error: 'Sold out' }],
  [{ error: 'x'.repeat(999) }, { error: `${'x'.repeat(299)}…` }],
  [{ expires_at: '2026-11-21T12:15:00Z' }, { expires_at: Date.UTC(2026, 10, 21, 12, 15) }],
  [{ expires_at: 'soon', amount: 'x' }, {}],
  [
    {
      amount: '5.00',
      delivery_fee: 1.7,
      details: [
        { bagId: 1, unitPrice: 5 },
        { bagId: 2, available: 3 },
      ],
    },
    {
      amount: 500,
      delivery_fee: 170,
      details: [
        { bagId: '1', unitPrice: 500, available: null },
        { bagId: '2', unitPrice: null, available: 3 },
      ],
    },
  ],
  [{ details: [null, 'x'] }, { details: [] }],
  [{ details: 'none' }, {}],
  [null, {}],
  ['<html>', {}],
  [[], {}],
])('the answer %j is read as %j', (answer, expected) => {
  expect(readAnswer(checkoutAnswer, answer)).toEqual({ ...nothing, ...expected });
});

test('a gift is read with pickup, and rejected with delivery', () => {
  expect(read({ delivery_method: 'pickup', is_gift: true })).toMatchObject({
    ok: true,
    value: { is_gift: true },
  });
  expect(read({ is_gift: false })).toMatchObject({ ok: true });
  for (const change of [{ is_gift: true }, { delivery_method: 'pickup', is_gift: 'yes' }])
    expect(read(change)).toEqual({ ok: false, error: { field: 'is_gift', problem: 'wrong' } });
});
