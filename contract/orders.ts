import { CHECKOUT_PATH, type BagRow, type CheckoutBody, type ErrorCode } from '@zawadeh/domain';
import { expect } from 'vitest';
import {
  call,
  checkoutOf,
  lineOf,
  type ShopBackend,
  type CallResponse,
  type UserSession,
} from '../apps/server/src/testing/shopClient.ts';
import {
  type ContractTests,
  json,
  malformed,
  NOT_SIGNED_IN,
  NOT_YOURS,
  ORDER_CODE,
  apiError,
  TIME,
} from './shapes.ts';
import { forged, signIn } from './users.ts';
import { bagByTitle, stockOf } from './bags.ts';

export const PLACED = json(200, { order_code: ORDER_CODE, expires_at: TIME });

interface OrderOptions {
  quantity?: number;
  changed?: Partial<CheckoutBody>;
  headers?: Record<string, string>;
}

export const placeOrder = (
  backend: ShopBackend,
  buyer: UserSession,
  bag: BagRow,
  { quantity = 1, changed = {}, headers }: OrderOptions = {},
): Promise<CallResponse> => {
  const customer = { customer_name: 'Mona', customer_email: 'mona@example.com' };
  const body = checkoutOf(buyer, [lineOf(bag, quantity)], { ...customer, ...changed });
  return call(backend, { path: CHECKOUT_PATH, as: buyer, body, headers });
};

export const orderCodeIn = ({ body }: CallResponse): string => (body as { order_code: string }).order_code;

/** The error with the current figures, for the buyer to review. */
const changedError = (
  code: ErrorCode,
  sentence: string,
  bag: BagRow,
  figures: object,
  line: object,
): CallResponse =>
  apiError(409, code, sentence, {
    delivery_fee: 0,
    ...figures,
    details: [{ bagId: bag.id, unitPrice: bag.sale_price, ...line }],
  });
const priceError = (bag: BagRow, figures: object, line: object) =>
  changedError('price_changed', 'A price has changed. Please review your order.', bag, figures, line);
const unavailableError = (bag: BagRow, figures: object, line: object) =>
  changedError('not_available', 'Some of these bags are no longer available.', bag, figures, line);

export const orderTests: ContractTests = {
  'an order holds its bags, and another cart with the same bag replaces it': async (backend) => {
    const mona = await signIn(backend, 'mona');
    const bag = await bagByTitle(backend, 'Knafeh & Sweets Surprise');
    const before = await stockOf(backend, bag);
    expect(await placeOrder(backend, mona, bag, { quantity: 2 })).toEqual(PLACED);
    expect(await stockOf(backend, bag)).toBe(before - 2);
    expect(await placeOrder(backend, mona, bag, { quantity: 3 })).toEqual(PLACED);
    expect(await stockOf(backend, bag)).toBe(before - 3);
  },

  'the same cart is one order, with or without a key': async (backend) => {
    const mona = await signIn(backend, 'mona');
    const bag = await bagByTitle(backend, 'Man’oushe Morning');
    const headers = { 'idempotency-key': 'one-cart' };
    const first = await placeOrder(backend, mona, bag, { headers });
    expect(first).toEqual(PLACED);
    expect(await placeOrder(backend, mona, bag, { headers })).toEqual(first);
    expect(await placeOrder(backend, mona, bag)).toEqual(first);
    expect(await placeOrder(backend, mona, bag, { quantity: 2, headers })).toEqual(
      apiError(409, 'key_was_used', 'This was sent before with another content.'),
    );
  },

  'a wrong price or fee is answered with the right one': async (backend) => {
    const mona = await signIn(backend, 'mona');
    const bag = await bagByTitle(backend, 'Spinach & Cheese Fatayer');
    const available = await stockOf(backend, bag);
    const wrong = (changed: Partial<CheckoutBody>) => placeOrder(backend, mona, bag, { changed });
    const amount = bag.sale_price;
    expect(await wrong({ amount: 0.01 })).toEqual(priceError(bag, { amount }, { available }));
    const details = [{ bagId: bag.id, quantity: 1, unitPrice: 1 }];
    expect(await wrong({ details, amount: 1 })).toEqual(priceError(bag, { amount }, { available }));
    const toMina = { delivery_method: 'delivery', delivery_area: 'mina' } as const;
    expect(await wrong(toMina)).toEqual(
      priceError(bag, { amount: amount + 1.7, delivery_fee: 1.7 }, { available }),
    );
    const toKalamoun = {
      delivery_method: 'delivery',
      delivery_address: 'Street: Main | Near: Kalamoun',
    } as const;
    expect(await wrong({ ...toKalamoun, delivery_fee: 1.1, amount: amount + 1.1 })).toEqual(
      priceError(bag, { amount: amount + 5, delivery_fee: 5 }, { available }),
    );
    expect(await wrong({ delivery_method: 'delivery', delivery_fee: 1.1, amount: amount + 1.1 })).toEqual(
      apiError(400, 'area_unknown', 'Please select a delivery area, or name it in the address.'),
    );
    expect(await stockOf(backend, bag)).toBe(available);
    expect(await wrong({ ...toMina, delivery_fee: 1.7, amount: amount + 1.7 })).toEqual(PLACED);
  },

  'limits: how many of one bag, and how often held without a payment': async (backend) => {
    const mona = await signIn(backend, 'mona');
    const many = await bagByTitle(backend, 'Namoura & Sfouf Squares');
    expect(await placeOrder(backend, mona, many, { quantity: 11 })).toEqual(
      apiError(409, 'too_many_of_one_bag', 'One order can have at most 10 of one bag.', { limit: 10 }),
    );
    const wanted = await bagByTitle(backend, 'Manakish Cut in Quarters');
    const hold = (address: number) =>
      placeOrder(backend, mona, wanted, { changed: { delivery_address: `Door ${address}` } });
    for (let times = 0; times < 5; times += 1) expect(await hold(times)).toEqual(PLACED);
    expect(await hold(5)).toEqual(
      apiError(
        409,
        'held_too_often',
        'These bags were held for you too often without a payment. Please try again tomorrow.',
        { limit: 5 },
      ),
    );
  },

  'one bag with two spellings of its id is rejected': async (backend) => {
    const mona = await signIn(backend, 'mona');
    const bag = await bagByTitle(backend, 'Spinach & Cheese Fatayer');
    const line = { quantity: 1, unitPrice: bag.sale_price };
    const details = [bag.id, bag.id.toUpperCase()].map((bagId) => ({ ...line, bagId }));
    expect(
      await placeOrder(backend, mona, bag, { changed: { details, amount: bag.sale_price * 2 } }),
    ).toEqual(malformed('details', 'wrong'));
  },

  'bags that are sold out, closed or too few are rejected with the stock left': async (backend) => {
    const mona = await signIn(backend, 'mona');
    for (const title of ['Fresh Ka’ak Basket', 'Cheese Ka’ak with Sumac', 'Baklava Ends Box']) {
      const bag = await bagByTitle(backend, title);
      expect(await placeOrder(backend, mona, bag)).toEqual(
        unavailableError(bag, { amount: bag.sale_price }, { available: 0 }),
      );
    }
    const few = await bagByTitle(backend, 'Home Lunch Surprise');
    expect(await placeOrder(backend, mona, few, { quantity: 99 })).toEqual(
      unavailableError(few, { amount: few.sale_price * 99 }, { available: few.quantity }),
    );
    const none = { ...few, id: 'ba600000-0000-4000-8000-000000009999' };
    expect(await placeOrder(backend, mona, none)).toEqual(
      unavailableError(none, { amount: 0 }, { unitPrice: null, available: 0 }),
    );
  },

  'an order needs a session of its own buyer': async (backend) => {
    const [mona, omar] = [await signIn(backend, 'mona'), await signIn(backend, 'omar')];
    const bag = await bagByTitle(backend, 'Znoud es-Sitt Half-Dozen');
    const body = checkoutOf(mona, [lineOf(bag)]);
    expect(await call(backend, { path: CHECKOUT_PATH, body })).toEqual(NOT_SIGNED_IN);
    expect(await call(backend, { path: CHECKOUT_PATH, as: forged(mona), body })).toEqual(NOT_SIGNED_IN);
    expect(await call(backend, { path: CHECKOUT_PATH, as: omar, body })).toEqual(NOT_YOURS);
  },

  'a deactivated account cannot order': async (backend) => {
    const bag = await bagByTitle(backend, 'Znoud es-Sitt Half-Dozen');
    expect(await placeOrder(backend, await signIn(backend, 'deactivated'), bag)).toEqual(
      apiError(403, 'deactivated', 'This account has been deactivated.'),
    );
  },

  'an invalid request is answered with its first wrong field': async (backend) => {
    const mona = await signIn(backend, 'mona');
    const bag = await bagByTitle(backend, 'Knafeh & Sweets Surprise');
    const send = (body: unknown, headers?: Record<string, string>) =>
      call(backend, { path: CHECKOUT_PATH, as: mona, body, ...(headers && { headers }) });
    const asJson = { 'content-type': 'application/json' };
    expect(await send({})).toEqual(malformed('user_id', 'missing'));
    expect(await send(checkoutOf(mona, [lineOf(bag)], { whatsapp_phone: 'call me' }))).toEqual(
      malformed('whatsapp_phone', 'wrong'),
    );
    expect(await send({ ...checkoutOf(mona, [lineOf(bag)]), admin: true })).toEqual(
      malformed('admin', 'unknown'),
    );
    expect(await send('{', asJson)).toEqual(malformed());
    expect(await send('null', asJson)).toEqual(malformed('', 'wrong'));
    expect(await send('user_id=1', { 'content-type': 'text/plain' })).toEqual(
      apiError(415, 'not_json', 'The request has to be JSON.'),
    );
    expect(await send(`"${'x'.repeat(70_000)}"`, asJson)).toEqual(
      apiError(413, 'too_large', 'The request is too large.'),
    );
    expect(await send(checkoutOf(mona, [lineOf(bag)]), { 'idempotency-key': '' })).toEqual(malformed());
  },
};
