import { CHECKOUT_PATH, type BagRow, type CheckoutBody, type ErrorCode } from '@zawadeh/domain';
import { expect } from 'vitest';
import type { Exchanges } from './exchange.ts';
import { forged, signIn, type SignedIn } from './people.ts';
import { json, malformed, NOT_SIGNED_IN, NOT_YOURS, ORDER_CODE, problem, TIME } from './shapes.ts';
import { bagCalled, stockOf } from './shelf.ts';
import { ask, type Shop, type Told } from './shop.ts';

export const PLACED = json(200, { order_code: ORDER_CODE, expires_at: TIME });

interface Wish {
  quantity?: number;
  changed?: Partial<CheckoutBody>;
  headers?: Record<string, string>;
}

/** A checkout of one bag at the price it has. */
function bodyOf(buyer: SignedIn, bag: BagRow, { quantity = 1, changed = {} }: Wish = {}): CheckoutBody {
  return {
    user_id: buyer.id,
    bag_id: bag.id,
    qty: quantity,
    delivery_method: 'pickup',
    customer_name: 'Mona',
    customer_email: 'mona@example.com',
    whatsapp_phone: '+96170123456',
    delivery_address: 'N/A',
    delivery_fee: 0,
    amount: (bag.sale_price * 100 * quantity) / 100,
    currency: 'USD',
    details: [{ bagId: bag.id, quantity, unitPrice: bag.sale_price }],
    ...changed,
  };
}

export const order = (shop: Shop, buyer: SignedIn, bag: BagRow, wish: Wish = {}): Promise<Told> =>
  ask(shop, {
    path: CHECKOUT_PATH,
    as: buyer,
    body: bodyOf(buyer, bag, wish),
    ...(wish.headers && { headers: wish.headers }),
  });

export const codeIn = ({ body }: Told): string => (body as { order_code: string }).order_code;

/** The figures that the buyer is asked to look at again. */
const changed = (code: ErrorCode, sentence: string, bag: BagRow, figures: object, line: object): Told =>
  problem(409, code, sentence, {
    delivery_fee: 0,
    ...figures,
    details: [{ bagId: bag.id, unitPrice: bag.sale_price, ...line }],
  });
const dearer = (bag: BagRow, figures: object, line: object) =>
  changed('price_changed', 'A price has changed. Please review your order.', bag, figures, line);
const gone = (bag: BagRow, figures: object, line: object) =>
  changed('not_available', 'Some of these bags are no longer available.', bag, figures, line);

export const orderExchanges: Exchanges = {
  'an order holds its bags, and another cart of the same bag takes its place': async (shop) => {
    const mona = await signIn(shop, 'mona');
    const bag = await bagCalled(shop, 'Knafeh & Sweets Surprise');
    const before = await stockOf(shop, bag);
    expect(await order(shop, mona, bag, { quantity: 2 })).toEqual(PLACED);
    expect(await stockOf(shop, bag)).toBe(before - 2);
    expect(await order(shop, mona, bag, { quantity: 3 })).toEqual(PLACED);
    expect(await stockOf(shop, bag)).toBe(before - 3);
  },

  'the same cart is one order, with or without a key': async (shop) => {
    const mona = await signIn(shop, 'mona');
    const bag = await bagCalled(shop, 'Man’oushe Morning');
    const headers = { 'idempotency-key': 'one-cart' };
    const first = await order(shop, mona, bag, { headers });
    expect(first).toEqual(PLACED);
    expect(await order(shop, mona, bag, { headers })).toEqual(first);
    expect(await order(shop, mona, bag)).toEqual(first);
    expect(await order(shop, mona, bag, { quantity: 2, headers })).toEqual(
      problem(409, 'key_was_used', 'This was sent before with another content.'),
    );
  },

  'a price or a fee that is not the true one is answered with the true one': async (shop) => {
    const mona = await signIn(shop, 'mona');
    const bag = await bagCalled(shop, 'Spinach & Cheese Fatayer');
    const available = await stockOf(shop, bag);
    const wrong = (how: Partial<CheckoutBody>) => order(shop, mona, bag, { changed: how });
    const amount = bag.sale_price;
    expect(await wrong({ amount: 0.01 })).toEqual(dearer(bag, { amount }, { available }));
    const details = [{ bagId: bag.id, quantity: 1, unitPrice: 1 }];
    expect(await wrong({ details, amount: 1 })).toEqual(dearer(bag, { amount }, { available }));
    const toMina = { delivery_method: 'delivery', delivery_area: 'mina' } as const;
    expect(await wrong(toMina)).toEqual(
      dearer(bag, { amount: amount + 1.7, delivery_fee: 1.7 }, { available }),
    );
    const toKalamoun = {
      delivery_method: 'delivery',
      delivery_address: 'Street: Main | Near: Kalamoun',
    } as const;
    expect(await wrong({ ...toKalamoun, delivery_fee: 1.1, amount: amount + 1.1 })).toEqual(
      dearer(bag, { amount: amount + 5, delivery_fee: 5 }, { available }),
    );
    expect(await wrong({ delivery_method: 'delivery', delivery_fee: 1.1, amount: amount + 1.1 })).toEqual(
      problem(400, 'area_unknown', 'Please select a delivery area, or name it in the address.'),
    );
    expect(await stockOf(shop, bag)).toBe(available);
    expect(await wrong({ ...toMina, delivery_fee: 1.7, amount: amount + 1.7 })).toEqual(PLACED);
  },

  'of one bag nobody gets more than the limit, nor holds it again and again without paying': async (shop) => {
    const mona = await signIn(shop, 'mona');
    const many = await bagCalled(shop, 'Namoura & Sfouf Squares');
    expect(await order(shop, mona, many, { quantity: 11 })).toEqual(
      problem(409, 'too_many_of_one_bag', 'One order can have at most 10 of one bag.', { limit: 10 }),
    );
    const wanted = await bagCalled(shop, 'Manakish Cut in Quarters');
    const hold = (address: number) =>
      order(shop, mona, wanted, { changed: { delivery_address: `Door ${address}` } });
    for (let times = 0; times < 5; times += 1) expect(await hold(times)).toEqual(PLACED);
    expect(await hold(5)).toEqual(
      problem(
        409,
        'held_too_often',
        'These bags were held for you too often without a payment. Please try again tomorrow.',
        { limit: 5 },
      ),
    );
  },

  'one bag in two spellings of its id is refused': async (shop) => {
    const mona = await signIn(shop, 'mona');
    const bag = await bagCalled(shop, 'Spinach & Cheese Fatayer');
    const line = { quantity: 1, unitPrice: bag.sale_price };
    const details = [bag.id, bag.id.toUpperCase()].map((bagId) => ({ ...line, bagId }));
    expect(await order(shop, mona, bag, { changed: { details, amount: bag.sale_price * 2 } })).toEqual(
      malformed('details', 'wrong'),
    );
  },

  'bags that are gone, closed or too few are told as they are': async (shop) => {
    const mona = await signIn(shop, 'mona');
    for (const title of ['Fresh Ka’ak Basket', 'Cheese Ka’ak with Sumac', 'Baklava Ends Box']) {
      const bag = await bagCalled(shop, title);
      expect(await order(shop, mona, bag)).toEqual(gone(bag, { amount: bag.sale_price }, { available: 0 }));
    }
    const few = await bagCalled(shop, 'Home Lunch Surprise');
    expect(await order(shop, mona, few, { quantity: 99 })).toEqual(
      gone(few, { amount: few.sale_price * 99 }, { available: few.quantity }),
    );
    const none = { ...few, id: 'ba600000-0000-4000-8000-000000009999' };
    expect(await order(shop, mona, none)).toEqual(
      gone(none, { amount: 0 }, { unitPrice: null, available: 0 }),
    );
  },

  'nobody orders without a session, or for somebody else': async (shop) => {
    const [mona, omar] = [await signIn(shop, 'mona'), await signIn(shop, 'omar')];
    const bag = await bagCalled(shop, 'Znoud es-Sitt Half-Dozen');
    const body = bodyOf(mona, bag);
    expect(await ask(shop, { path: CHECKOUT_PATH, body })).toEqual(NOT_SIGNED_IN);
    expect(await ask(shop, { path: CHECKOUT_PATH, as: forged(mona), body })).toEqual(NOT_SIGNED_IN);
    expect(await ask(shop, { path: CHECKOUT_PATH, as: omar, body })).toEqual(NOT_YOURS);
  },

  'whoever was deactivated orders nothing': async (shop) => {
    const bag = await bagCalled(shop, 'Znoud es-Sitt Half-Dozen');
    expect(await order(shop, await signIn(shop, 'deactivated'), bag)).toEqual(
      problem(403, 'deactivated', 'This account has been deactivated.'),
    );
  },

  'what cannot be read is told by its first wrong field': async (shop) => {
    const mona = await signIn(shop, 'mona');
    const bag = await bagCalled(shop, 'Knafeh & Sweets Surprise');
    const send = (body: unknown, headers?: Record<string, string>) =>
      ask(shop, { path: CHECKOUT_PATH, as: mona, body, ...(headers && { headers }) });
    const asJson = { 'content-type': 'application/json' };
    expect(await send({})).toEqual(malformed('user_id', 'missing'));
    expect(await send(bodyOf(mona, bag, { changed: { whatsapp_phone: 'call me' } }))).toEqual(
      malformed('whatsapp_phone', 'wrong'),
    );
    expect(await send({ ...bodyOf(mona, bag), admin: true })).toEqual(malformed('admin', 'unknown'));
    expect(await send('{', asJson)).toEqual(malformed());
    expect(await send('null', asJson)).toEqual(malformed('', 'wrong'));
    expect(await send('user_id=1', { 'content-type': 'text/plain' })).toEqual(
      problem(415, 'not_json', 'The request has to be JSON.'),
    );
    expect(await send(`"${'x'.repeat(70_000)}"`, asJson)).toEqual(
      problem(413, 'too_large', 'The request is too large.'),
    );
    expect(await send(bodyOf(mona, bag), { 'idempotency-key': '' })).toEqual(malformed());
  },
};
