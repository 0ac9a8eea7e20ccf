import { ORDER_STATUS_PATH, PAYMENT_PATH, type BagRow } from '@zawadeh/domain';
import { expect } from 'vitest';
import type { Exchanges } from './exchange.ts';
import { codeIn, order, PLACED } from './orders.ts';
import { forged, signIn, type SignedIn } from './people.ts';
import {
  denied,
  json,
  malformed,
  noPermission,
  NOT_SIGNED_IN,
  NOT_YOURS,
  nothing,
  ORDER_CODE,
  problem,
  TIME,
  UNKNOWN_ORDER,
  UUID,
} from './shapes.ts';
import { bagCalled, stockOf } from './shelf.ts';
import { answerTo, ask, type Shop, type Told } from './shop.ts';

const NOBODYS = 'ZWD-22222222';
const ORDER_COLUMNS = [
  'id order_code user_id customer_name customer_email whatsapp_phone language delivery_method delivery_area',
  'delivery_address details qty currency amount delivery_fee status payment_status created_at expires_at paid_at',
  'deleted_at found_by',
]
  .flatMap((names) => names.split(' '))
  .toSorted();
const HISTORY = 'id, order_code, created_at, payment_status, delivery_method, qty'.replaceAll(', ', '%2C');

/** A placed order of so many of a bag. */
export async function ordered(shop: Shop, buyer: SignedIn, title: string, quantity = 1) {
  const bag = await bagCalled(shop, title);
  const stock = await stockOf(shop, bag);
  const placed = await order(shop, buyer, bag, { quantity });
  expect(placed).toEqual(PLACED);
  return { bag, stock, code: codeIn(placed), due: (bag.sale_price * 100 * quantity) / 100 };
}

export const openWallet = (shop: Shop, as: SignedIn, code: string, amount: number, user_id = as.id) =>
  ask(shop, { path: PAYMENT_PATH, as, body: { amount, currency: 'USD', user_id, order_id: code } });

/** Where a payment is made, whatever the shop is called by. */
const WALLET = expect.stringMatching(/^https?:\/\/[^/]+\/wallet\/\w+$/) as string;
export const walletIn = ({ body }: Told): string =>
  new URL((body as { collectUrl: string }).collectUrl).pathname;

export const look = (shop: Shop, as: SignedIn, code: string, more: object = { user_id: as.id }) =>
  ask(shop, { path: ORDER_STATUS_PATH, as, body: { order_code: code, ...more } });
export const standing = (order_code: string, payment_status: string): Told =>
  json(200, { order_code, payment_status, expires_at: payment_status === 'pending' ? TIME : null });

/** As its own page sends it, or another's. */
export const press = (shop: Shop, path: string, wish: string, origin = shop.origin) =>
  answerTo(shop, {
    path,
    body: `do=${wish}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
  });

const historyOf = async (shop: Shop, person: SignedIn) => {
  const path = `/rest/v1/orders?select=${HISTORY}&user_id=eq.${person.id}&order=created_at.desc`;
  return ask(shop, { path, as: person });
};

const stockLeft = (shop: Shop, { bag }: { bag: BagRow }) => stockOf(shop, bag);

export const paymentExchanges: Exchanges = {
  'an order is paid in the wallet, and is first in the history': async (shop) => {
    const mona = await signIn(shop, 'mona');
    const { code, due, ...held } = await ordered(shop, mona, 'Namoura & Sfouf Squares', 2);
    const opened = await openWallet(shop, mona, code, due);
    expect(opened).toEqual(json(200, { data: { collectUrl: WALLET }, collectUrl: WALLET }));
    expect(await openWallet(shop, mona, code, due)).toEqual(opened);
    expect(await look(shop, mona, code)).toEqual(standing(code, 'pending'));

    const page = await ask(shop, { path: walletIn(opened) });
    expect(page).toEqual({ status: 200, type: 'text/html', body: expect.stringContaining(code) });
    expect(page.body).toContain(`$${due.toFixed(2)}`);
    const left = await press(shop, walletIn(opened), 'pay');
    expect(left.status).toBe(303);
    expect(new URL(left.headers.get('location') ?? '').pathname).toBe('/checkout/success');

    expect(await look(shop, mona, code)).toEqual(standing(code, 'paid'));
    expect(await stockLeft(shop, held)).toBe(held.stock - 2);
    expect(await openWallet(shop, mona, code, due)).toEqual(
      problem(409, 'not_pending', 'This order is not waiting for a payment.'),
    );
    const history = await historyOf(shop, mona);
    expect(history).toEqual(json(200, expect.any(Array)));
    expect((history.body as object[])[0]).toStrictEqual({
      id: UUID,
      order_code: code,
      created_at: TIME,
      payment_status: 'paid',
      delivery_method: 'pickup',
      qty: 2,
    });
  },

  'declined in the wallet, the order has failed and its bags are back': async (shop) => {
    const mona = await signIn(shop, 'mona');
    const { code, due, ...held } = await ordered(shop, mona, 'The Baker’s Choice', 3);
    expect(await stockLeft(shop, held)).toBe(held.stock - 3);
    const wallet = walletIn(await openWallet(shop, mona, code, due));
    const left = await press(shop, wallet, 'decline');
    expect(left.status).toBe(303);
    expect(new URL(left.headers.get('location') ?? '').pathname).toBe('/checkout/cancel');
    expect(await look(shop, mona, code)).toEqual(standing(code, 'failed'));
    expect(await stockLeft(shop, held)).toBe(held.stock);
    expect((await ask(shop, { path: wallet })).body).not.toContain(code);
  },

  'the wallet speaks the language that its page is asked for in': async (shop) => {
    const mona = await signIn(shop, 'mona');
    const { code, due } = await ordered(shop, mona, 'Spinach & Cheese Fatayer');
    const path = walletIn(await openWallet(shop, mona, code, due));
    const words = {
      'en-GB,en;q=0.9': ['lang="en" dir="ltr"', '<h1>Local wallet</h1>', '>Pay<', '>Decline<', '>Walk away<'],
      'ar-LB,ar;q=0.9': [
        'lang="ar" dir="rtl"',
        '<h1>محفظة محلية</h1>',
        '>دفع<',
        '>رفض الدفع<',
        '>الخروج دون دفع<',
      ],
    };
    for (const [language, texts] of Object.entries(words)) {
      const { body } = await ask(shop, { path, headers: { 'accept-language': language } });
      for (const text of [...texts, `<bdi dir="ltr">${code}</bdi>`]) expect(body).toContain(text);
    }
    await press(shop, path, 'decline');
    const over = await ask(shop, { path, headers: { 'accept-language': 'ar' } });
    expect(over.body).toContain('لم يبقَ هنا ما يُدفع.');
    expect((await ask(shop, { path })).body).toContain('There is nothing to pay here any more.');
  },

  'a strange page presses no button, and there is no wallet without a payment': async (shop) => {
    const mona = await signIn(shop, 'mona');
    const { code, due } = await ordered(shop, mona, 'Halawet el-Jibn Rolls');
    const wallet = walletIn(await openWallet(shop, mona, code, due));
    expect((await press(shop, wallet, 'pay', 'https://evil.example')).status).toBe(200);
    expect((await press(shop, wallet, 'laugh')).status).toBe(200);
    expect(await look(shop, mona, code)).toEqual(standing(code, 'pending'));
    const nowhere = await ask(shop, { path: '/wallet/1' });
    expect(nowhere).toEqual({ status: 404, type: 'text/html', body: expect.any(String) });
  },

  'nobody pays with another amount, for an order of somebody else’s or for none': async (shop) => {
    const [mona, omar] = [await signIn(shop, 'mona'), await signIn(shop, 'omar')];
    const { code, due } = await ordered(shop, mona, 'Éclairs & Cream Puffs');
    expect(await openWallet(shop, mona, code, 0.01)).toEqual(
      problem(409, 'amount_differs', 'The amount has changed. Please review your order.', { amount: due }),
    );
    expect(await openWallet(shop, omar, code, due)).toEqual(UNKNOWN_ORDER);
    expect(await openWallet(shop, mona, NOBODYS, due)).toEqual(UNKNOWN_ORDER);
    expect(await openWallet(shop, omar, code, due, mona.id)).toEqual(NOT_YOURS);
    expect(await openWallet(shop, { ...mona, ...forged(mona) }, code, due)).toEqual(NOT_SIGNED_IN);
    expect(await ask(shop, { path: PAYMENT_PATH, as: mona, body: { amount: due } })).toEqual(
      malformed('currency', 'missing'),
    );
  },

  'an order is told to its buyer alone': async (shop) => {
    const [mona, omar] = [await signIn(shop, 'mona'), await signIn(shop, 'omar')];
    const { code } = await ordered(shop, mona, 'Mafroukeh with Pistachio');
    expect(await look(shop, mona, code.toLowerCase())).toEqual(standing(code, 'pending'));
    expect(await look(shop, omar, code)).toEqual(UNKNOWN_ORDER);
    expect(await look(shop, omar, NOBODYS)).toEqual(UNKNOWN_ORDER);
    expect(await look(shop, omar, code, { user_id: mona.id })).toEqual(NOT_YOURS);
    expect(await look(shop, omar, code, {})).toEqual(UNKNOWN_ORDER);
    expect(await look(shop, mona, '')).toEqual(malformed('order_code', 'wrong'));
    expect(await look(shop, { ...mona, ...forged(mona) }, code)).toEqual(NOT_SIGNED_IN);
    const path = `/rest/v1/orders?select=id&order_code=eq.${code}`;
    expect(await ask(shop, { path, as: omar })).toEqual(json(200, []));
    expect(await ask(shop, { path })).toEqual(noPermission(401, 'orders'));
  },

  'nobody writes an order, and its secrets are read by nobody': async (shop) => {
    const mona = await signIn(shop, 'mona');
    const { code } = await ordered(shop, mona, 'Meghli & Rice Pudding Cups');
    const own = `/rest/v1/orders?order_code=eq.${code}`;
    const refusal = noPermission(403, 'orders');
    expect(await ask(shop, { path: own, as: mona, method: 'PATCH', body: { status: 'paid' } })).toEqual(
      refusal,
    );
    expect(await ask(shop, { path: '/rest/v1/orders', as: mona, body: { qty: 1 } })).toEqual(refusal);
    expect(await ask(shop, { path: own, as: mona, method: 'DELETE' })).toEqual(nothing(204));
    expect(await ask(shop, { path: `${own}&select=cart_hash`, as: mona })).toEqual(
      denied(400, '42703', 'column orders.cart_hash does not exist'),
    );
    expect(await ask(shop, { path: `${own}&select=status`, as: mona })).toEqual(
      json(200, [{ status: 'pending' }]),
    );
    const all = await ask(shop, { path: `${own}&select=*`, as: mona });
    expect(all).toEqual(json(200, [expect.objectContaining({ order_code: code, status: 'pending' })]));
    expect(Object.keys((all.body as [object])[0]).toSorted()).toEqual(ORDER_COLUMNS);
  },

  'an admin’s word makes an order paid, and takes it from the lists': async (shop) => {
    const [mona, admin] = [await signIn(shop, 'mona'), await signIn(shop, 'admin')];
    const { code, bag } = await ordered(shop, mona, 'Cake with Your Coffee');
    expect(await look(shop, admin, code, { reason: 'At the counter' })).toEqual(standing(code, 'paid'));
    expect(await look(shop, admin, NOBODYS, {})).toEqual(UNKNOWN_ORDER);
    const own = `/rest/v1/orders?order_code=eq.${code}`;
    expect(await ask(shop, { path: own, as: admin, method: 'DELETE' })).toEqual(nothing(204));
    const columns = 'order_code,amount,details,status,deleted_at,paid_at';
    const [row] = (await ask(shop, { path: `${own}&select=${columns}`, as: mona })).body as object[];
    expect(row).toStrictEqual({
      order_code: ORDER_CODE,
      amount: 3,
      details: [
        {
          bagId: UUID,
          title: 'Cake with Your Coffee',
          titleAr: bag.name_ar,
          quantity: 1,
          unitPrice: 3,
          storeName: bag.store?.name,
          storeNameAr: bag.store?.name_ar,
          pickupStart: bag.pickup_start,
          pickupEnd: bag.pickup_end,
        },
      ],
      status: 'paid',
      deleted_at: TIME,
      paid_at: TIME,
    });
  },
};
