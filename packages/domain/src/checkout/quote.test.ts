import { expect, test } from 'vitest';
import type { CheckoutRequest } from '../wire/checkout.ts';
import { areaOf, quoteFor } from './quote.ts';

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

test('a correct body has no differences', () => {
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
  [
    'no area beside the address, which names it',
    { delivery_area: undefined, delivery_address: 'Street: Port Said, Mina' },
    450,
    [],
  ],
  [
    'another area’s fee for the one in the address',
    { delivery_area: undefined, delivery_address: 'Kalamoun', delivery_fee: 110 },
    450,
    [
      { differs: 'fee', shown: 110, real: 500 },
      { differs: 'total', shown: 1070, real: 1400 },
    ],
  ],
  ['an area beside the address, which names another', { delivery_address: 'Near: Kalamoun road' }, 450, []],
])('%s', (_name, change, price, differences) => {
  expect(quoteFor({ ...request, ...change }, new Map([['k', price]]))?.differences).toEqual(differences);
});

test('an unknown area gives no quote', () => {
  const nowhere = { ...request, delivery_area: undefined, delivery_address: 'Street: Port Said' };
  expect(quoteFor(nowhere, prices)).toBeNull();
  const collected = { ...nowhere, delivery_method: 'pickup' as const, delivery_address: 'Mina' };
  expect(quoteFor(collected, prices)?.delivery).toBe(0);
  expect(areaOf(collected)).toBeNull();
});

test('a missing bag is distinguished from a changed price', () => {
  expect(quoteFor(request, new Map())).toEqual({
    delivery: 170,
    total: 170,
    differences: [
      { differs: 'bagGone', bagId: 'k' },
      { differs: 'total', shown: 1070, real: 170 },
    ],
  });
});
