import { expect, test } from 'vitest';
import type { CheckoutRequest } from '../wire/checkout.ts';
import { quoteFor } from './quote.ts';

const request: CheckoutRequest = {
  user_id: 'u1',
  bag_id: 'k',
  qty: 2,
  delivery_method: 'delivery',
  customer_name: 'Guest',
  customer_email: 'guest@zawadeh.invalid',
  whatsapp_phone: '+96170123456',
  delivery_address: 'N/A',
  delivery_fee: 170,
  amount: 1070,
  currency: 'USD',
  details: [{ bagId: 'k', quantity: 2, unitPrice: 450 }],
  delivery_area: 'mina',
};
const prices = new Map([['k', 450]]);

test('a body that is true differs in nothing', () => {
  expect(quoteFor(request, prices)).toEqual({ delivery: 170, total: 1070, differences: [] });
});

test.each([
  [
    'another price',
    {},
    500,
    [
      { differs: 'price', bagId: 'k', shown: 450, real: 500 },
      { differs: 'total', shown: 1070, real: 1170 },
    ],
  ],
  ['a total of one cent', { amount: 1 }, 450, [{ differs: 'total', shown: 1, real: 1070 }]],
  ['a fee of nothing', { delivery_fee: 0 }, 450, [{ differs: 'fee', shown: 0, real: 170 }]],
  ['the fee of a nearer area', { delivery_fee: 110 }, 450, [{ differs: 'fee', shown: 110, real: 170 }]],
  [
    'a fee for pickup',
    { delivery_method: 'pickup' as const, amount: 900 },
    450,
    [{ differs: 'fee', shown: 170, real: 0 }],
  ],
  ['no area, a fee of the list', { delivery_area: undefined }, 450, []],
  [
    'no area, a fee of no list',
    { delivery_area: undefined, delivery_fee: 1 },
    450,
    [
      { differs: 'fee', shown: 1, real: 500 },
      { differs: 'total', shown: 1070, real: 1400 },
    ],
  ],
])('%s', (_name, change, price, differences) => {
  expect(quoteFor({ ...request, ...change }, new Map([['k', price]])).differences).toEqual(differences);
});

test('a bag that no store sells any more is told apart from a price that changed', () => {
  expect(quoteFor(request, new Map())).toEqual({
    delivery: 170,
    total: 170,
    differences: [
      { differs: 'bagGone', bagId: 'k' },
      { differs: 'total', shown: 1070, real: 170 },
    ],
  });
});
