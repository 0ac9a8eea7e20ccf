import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleBag } from '../bags/exampleBag.ts';
import { addToCart, cartTotal, type Cart } from '../cart/cart.ts';
import { NO_ADDRESS } from '../delivery/address.ts';
import { DELIVERY_AREAS, findArea } from '../delivery/areas.ts';
import { readCheckout } from '../wire/checkout.ts';
import { checkoutBody } from './checkoutBody.ts';
import { readCustomer, type CustomerForm } from './customerForm.ts';
import { cases } from '../testing/cases.ts';

const form: CustomerForm = {
  firstName: 'Rania',
  lastName: 'Haddad',
  phone: '70 123 456',
  phoneCountry: 'LB',
  method: 'delivery',
  isGift: false,
  areaId: 'mina',
  address: { street: 'Port Said St.', building: 'Karam', floor: '3', apartment: '6', landmark: '' },
};
const buyer = { id: 'u1', email: 'rania@example.com' };
const customer = (change: Partial<CustomerForm> = {}) => {
  const reading = readCustomer({ ...form, ...change });
  if (!reading.ok) throw new Error(reading.error.kind);
  return reading.value;
};
const cart = addToCart(
  addToCart([], exampleBag({ id: 'k', sale_price: 4.5 })),
  exampleBag({ id: 'l', sale_price: 6 }),
  2,
);

test('the body has each field of the specification', () => {
  expect(checkoutBody(cart, customer(), buyer, 'ar')).toEqual({
    user_id: 'u1',
    bag_id: 'k',
    qty: 1,
    delivery_method: 'delivery',
    customer_name: 'Rania Haddad',
    customer_email: 'rania@example.com',
    whatsapp_phone: '+96170123456',
    delivery_address: 'Street: Port Said St. | Bldg: Karam | Floor: 3 | Apt: 6',
    delivery_fee: 1.7,
    amount: 18.2,
    currency: 'USD',
    details: [
      { bagId: 'k', quantity: 1, unitPrice: 4.5 },
      { bagId: 'l', quantity: 2, unitPrice: 6 },
    ],
    delivery_area: 'mina',
    language: 'ar',
  });
});

test('pickup has no delivery fee, and the store as its address', () => {
  const body = checkoutBody(cart, customer({ method: 'pickup' }), buyer, 'en');
  expect(body).toMatchObject({
    delivery_method: 'pickup',
    delivery_address: 'Pickup at store',
    delivery_fee: 0,
    amount: 16.5,
    language: 'en',
  });
  expect(body).not.toHaveProperty('delivery_area');
  expect(body).not.toHaveProperty('is_gift');
});

test('a gift is marked as one only with pickup', () => {
  const gift = { method: 'pickup', isGift: true } as const;
  expect(checkoutBody(cart, customer(gift), buyer, 'en')).toMatchObject({ is_gift: true, delivery_fee: 0 });
  expect(checkoutBody(cart, customer({ isGift: true }), buyer, 'en')).not.toHaveProperty('is_gift');
});

test('a customer without a name is Guest, and one without an e-mail has a reserved placeholder', () => {
  const unnamed = customer({ firstName: '', lastName: '', address: NO_ADDRESS });
  expect(checkoutBody(cart, unnamed, { id: 'u1', email: null }, 'en')).toMatchObject({
    customer_name: 'Guest',
    customer_email: 'guest@zawadeh.invalid',
    delivery_address: 'N/A',
  });
});

test('an empty cart gives no body', () => {
  expect(checkoutBody([], customer(), buyer, 'en')).toBeNull();
});

test('the server reads the body that the browser sends, and computes the same total', () => {
  const bag = fc
    .record({
      id: fc.nat(40),
      sale_price: fc.nat(99_999).map((cents) => cents / 100),
      quantity: fc.integer({ min: 1, max: 99 }),
    })
    .map(exampleBag);
  const bags = fc.uniqueArray(bag, { selector: ({ id }) => id, minLength: 1, maxLength: 40 });
  const way = fc.record({
    method: fc.constantFrom('delivery' as const, 'pickup' as const),
    areaId: fc.constantFrom(...DELIVERY_AREAS.map(({ id }) => id)),
  });
  fc.assert(
    fc.property(bags, way, fc.integer({ min: 1, max: 5 }), (found, change, count) => {
      const filled = found.reduce<Cart>((lines, each) => addToCart(lines, each, count), []);
      const body: unknown = JSON.parse(JSON.stringify(checkoutBody(filled, customer(change), buyer, 'en')));
      const reading = readCheckout(body);
      if (!reading.ok) throw new Error(JSON.stringify(reading.error));
      const { amount, delivery_fee, delivery_area } = reading.value;
      expect(delivery_fee).toBe(findArea(delivery_area)?.fee ?? 0);
      expect(amount).toBe(cartTotal(filled) + delivery_fee);
      expect(
        reading.value.details.map(({ bagId, quantity, unitPrice }) => [bagId, quantity, unitPrice]),
      ).toEqual(filled.map(({ bagId, quantity, salePrice }) => [bagId, quantity, salePrice]));
    }),
    cases(1000),
  );
});
