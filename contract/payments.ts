import { ORDER_STATUS_PATH, PAYMENT_PATH, type BagRow } from '@zawadeh/domain';
import { expect } from 'vitest';
import {
  fetchResponse,
  call,
  type ShopBackend,
  type CallResponse,
  type UserSession,
} from '../apps/server/src/testing/shopClient.ts';
import {
  type ContractTests,
  tableError,
  json,
  malformed,
  noPermission,
  NOT_SIGNED_IN,
  NOT_YOURS,
  emptyResult,
  ORDER_CODE,
  apiError,
  TIME,
  UNKNOWN_ORDER,
  UUID,
} from './shapes.ts';
import { orderCodeIn, placeOrder, PLACED } from './orders.ts';
import { forged, signIn } from './users.ts';
import { bagByTitle, stockOf } from './bags.ts';

const UNKNOWN_CODE = 'ZWD-22222222';
const ORDER_COLUMNS = [
  'id order_code user_id customer_name customer_email whatsapp_phone language delivery_method delivery_area',
  'delivery_address details qty currency amount delivery_fee status payment_status created_at expires_at paid_at',
  'deleted_at found_by is_gift',
]
  .flatMap((names) => names.split(' '))
  .toSorted();
const HISTORY = 'id, order_code, created_at, payment_status, delivery_method, qty'.replaceAll(', ', '%2C');

/** Places an order for one bag by its title. */
export async function placedOrder(backend: ShopBackend, buyer: UserSession, title: string, quantity = 1) {
  const bag = await bagByTitle(backend, title);
  const stock = await stockOf(backend, bag);
  const placed = await placeOrder(backend, buyer, bag, { quantity });
  expect(placed).toEqual(PLACED);
  return { bag, stock, code: orderCodeIn(placed), due: (bag.sale_price * 100 * quantity) / 100 };
}

export const openWallet = (
  backend: ShopBackend,
  as: UserSession,
  code: string,
  amount: number,
  user_id = as.id,
) => call(backend, { path: PAYMENT_PATH, as, body: { amount, currency: 'USD', user_id, order_id: code } });

/** The wallet's address, at any origin. */
const WALLET = expect.stringMatching(/^https?:\/\/[^/]+\/wallet\/\w+$/) as string;
export const walletIn = ({ body }: CallResponse): string =>
  new URL((body as { collectUrl: string }).collectUrl).pathname;

export const fetchStatus = (
  backend: ShopBackend,
  as: UserSession,
  code: string,
  more: object = { user_id: as.id },
) => call(backend, { path: ORDER_STATUS_PATH, as, body: { order_code: code, ...more } });
export const statusResult = (order_code: string, payment_status: string): CallResponse =>
  json(200, { order_code, payment_status, expires_at: payment_status === 'pending' ? TIME : null });

/** Submits the wallet's form from its own origin, or from another one. */
export const pressInWallet = (backend: ShopBackend, path: string, button: string, origin = backend.origin) =>
  fetchResponse(backend, {
    path,
    body: `do=${button}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
  });

const historyOf = async (backend: ShopBackend, person: UserSession) => {
  const path = `/rest/v1/orders?select=${HISTORY}&user_id=eq.${person.id}&order=created_at.desc`;
  return call(backend, { path, as: person });
};

const stockLeft = (backend: ShopBackend, { bag }: { bag: BagRow }) => stockOf(backend, bag);

export const paymentTests: ContractTests = {
  'an order is paid in the wallet, and comes first in the history': async (backend) => {
    const mona = await signIn(backend, 'mona');
    const { code, due, ...held } = await placedOrder(backend, mona, 'Namoura & Sfouf Squares', 2);
    const opened = await openWallet(backend, mona, code, due);
    expect(opened).toEqual(json(200, { data: { collectUrl: WALLET }, collectUrl: WALLET }));
    expect(await openWallet(backend, mona, code, due)).toEqual(opened);
    expect(await fetchStatus(backend, mona, code)).toEqual(statusResult(code, 'pending'));

    const page = await call(backend, { path: walletIn(opened) });
    expect(page).toEqual({ status: 200, type: 'text/html', body: expect.stringContaining(code) });
    expect(page.body).toContain(`$${due.toFixed(2)}`);
    const redirect = await pressInWallet(backend, walletIn(opened), 'pay');
    expect(redirect.status).toBe(303);
    expect(new URL(redirect.headers.get('location') ?? '').pathname).toBe('/checkout/success');

    expect(await fetchStatus(backend, mona, code)).toEqual(statusResult(code, 'paid'));
    expect(await stockLeft(backend, held)).toBe(held.stock - 2);
    expect(await openWallet(backend, mona, code, due)).toEqual(
      apiError(409, 'not_pending', 'This order is not waiting for a payment.'),
    );
    const history = await historyOf(backend, mona);
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

  'declining in the wallet fails the order and returns its bags to stock': async (backend) => {
    const mona = await signIn(backend, 'mona');
    const { code, due, ...held } = await placedOrder(backend, mona, 'The Baker’s Choice', 3);
    expect(await stockLeft(backend, held)).toBe(held.stock - 3);
    const wallet = walletIn(await openWallet(backend, mona, code, due));
    const redirect = await pressInWallet(backend, wallet, 'decline');
    expect(redirect.status).toBe(303);
    expect(new URL(redirect.headers.get('location') ?? '').pathname).toBe('/checkout/cancel');
    expect(await fetchStatus(backend, mona, code)).toEqual(statusResult(code, 'failed'));
    expect(await stockLeft(backend, held)).toBe(held.stock);
    expect((await call(backend, { path: wallet })).body).not.toContain(code);
  },

  'the wallet uses the language of the request': async (backend) => {
    const mona = await signIn(backend, 'mona');
    const { code, due } = await placedOrder(backend, mona, 'Spinach & Cheese Fatayer');
    const path = walletIn(await openWallet(backend, mona, code, due));
    const textsByLanguage = {
      'en-GB,en;q=0.9': [
        'lang="en" dir="ltr"',
        '<h1>Local wallet</h1>',
        '>Pay<',
        '>Decline<',
        '>Leave without paying<',
      ],
      'ar-LB,ar;q=0.9': [
        'lang="ar" dir="rtl"',
        '<h1>محفظة محلية</h1>',
        '>دفع<',
        '>رفض الدفع<',
        '>الخروج من دون دفع<',
      ],
    };
    for (const [language, texts] of Object.entries(textsByLanguage)) {
      const { body } = await call(backend, { path, headers: { 'accept-language': language } });
      for (const text of [...texts, `<bdi dir="ltr">${code}</bdi>`]) expect(body).toContain(text);
    }
    await pressInWallet(backend, path, 'decline');
    const closed = await call(backend, { path, headers: { 'accept-language': 'ar' } });
    expect(closed.body).toContain('لم يبقَ هنا ما يُدفع.');
    expect((await call(backend, { path })).body).toContain('There is nothing to pay here any more.');
  },

  'another origin cannot press a button, and an unknown payment has no wallet': async (backend) => {
    const mona = await signIn(backend, 'mona');
    const { code, due } = await placedOrder(backend, mona, 'Halawet el-Jibn Rolls');
    const wallet = walletIn(await openWallet(backend, mona, code, due));
    expect((await pressInWallet(backend, wallet, 'pay', 'https://evil.example')).status).toBe(200);
    expect((await pressInWallet(backend, wallet, 'laugh')).status).toBe(200);
    expect(await fetchStatus(backend, mona, code)).toEqual(statusResult(code, 'pending'));
    const unknown = await call(backend, { path: '/wallet/1' });
    expect(unknown).toEqual({ status: 404, type: 'text/html', body: expect.any(String) });
  },

  'a payment needs the right amount, and an order of the same buyer': async (backend) => {
    const [mona, omar] = [await signIn(backend, 'mona'), await signIn(backend, 'omar')];
    const { code, due } = await placedOrder(backend, mona, 'Éclairs & Cream Puffs');
    expect(await openWallet(backend, mona, code, 0.01)).toEqual(
      apiError(409, 'amount_differs', 'The amount has changed. Please review your order.', { amount: due }),
    );
    expect(await openWallet(backend, omar, code, due)).toEqual(UNKNOWN_ORDER);
    expect(await openWallet(backend, mona, UNKNOWN_CODE, due)).toEqual(UNKNOWN_ORDER);
    expect(await openWallet(backend, omar, code, due, mona.id)).toEqual(NOT_YOURS);
    expect(await openWallet(backend, { ...mona, ...forged(mona) }, code, due)).toEqual(NOT_SIGNED_IN);
    expect(await call(backend, { path: PAYMENT_PATH, as: mona, body: { amount: due } })).toEqual(
      malformed('currency', 'missing'),
    );
  },

  'only the buyer can check an order': async (backend) => {
    const [mona, omar] = [await signIn(backend, 'mona'), await signIn(backend, 'omar')];
    const { code } = await placedOrder(backend, mona, 'Mafroukeh with Pistachio');
    expect(await fetchStatus(backend, mona, code.toLowerCase())).toEqual(statusResult(code, 'pending'));
    expect(await fetchStatus(backend, omar, code)).toEqual(UNKNOWN_ORDER);
    expect(await fetchStatus(backend, omar, UNKNOWN_CODE)).toEqual(UNKNOWN_ORDER);
    expect(await fetchStatus(backend, omar, code, { user_id: mona.id })).toEqual(NOT_YOURS);
    expect(await fetchStatus(backend, omar, code, {})).toEqual(UNKNOWN_ORDER);
    expect(await fetchStatus(backend, mona, '')).toEqual(malformed('order_code', 'wrong'));
    expect(await fetchStatus(backend, { ...mona, ...forged(mona) }, code)).toEqual(NOT_SIGNED_IN);
    const path = `/rest/v1/orders?select=id&order_code=eq.${code}`;
    expect(await call(backend, { path, as: omar })).toEqual(json(200, []));
    expect(await call(backend, { path })).toEqual(noPermission(401, 'orders'));
  },

  'no client writes an order or reads its internal columns': async (backend) => {
    const mona = await signIn(backend, 'mona');
    const { code } = await placedOrder(backend, mona, 'Meghli & Rice Pudding Cups');
    const own = `/rest/v1/orders?order_code=eq.${code}`;
    const error = noPermission(403, 'orders');
    expect(await call(backend, { path: own, as: mona, method: 'PATCH', body: { status: 'paid' } })).toEqual(
      error,
    );
    expect(await call(backend, { path: '/rest/v1/orders', as: mona, body: { qty: 1 } })).toEqual(error);
    expect(await call(backend, { path: own, as: mona, method: 'DELETE' })).toEqual(emptyResult(204));
    expect(await call(backend, { path: `${own}&select=cart_hash`, as: mona })).toEqual(
      tableError(400, '42703', 'column orders.cart_hash does not exist'),
    );
    expect(await call(backend, { path: `${own}&select=status`, as: mona })).toEqual(
      json(200, [{ status: 'pending' }]),
    );
    const all = await call(backend, { path: `${own}&select=*`, as: mona });
    expect(all).toEqual(json(200, [expect.objectContaining({ order_code: code, status: 'pending' })]));
    expect(Object.keys((all.body as [object])[0]).toSorted()).toEqual(ORDER_COLUMNS);
  },

  'an admin marks an order as paid, and deletes it from the lists': async (backend) => {
    const [mona, admin] = [await signIn(backend, 'mona'), await signIn(backend, 'admin')];
    const { code, bag } = await placedOrder(backend, mona, 'Cake with Your Coffee');
    expect(await fetchStatus(backend, admin, code, { reason: 'At the counter' })).toEqual(
      statusResult(code, 'paid'),
    );
    expect(await fetchStatus(backend, admin, UNKNOWN_CODE, {})).toEqual(UNKNOWN_ORDER);
    const own = `/rest/v1/orders?order_code=eq.${code}`;
    expect(await call(backend, { path: own, as: admin, method: 'DELETE' })).toEqual(emptyResult(204));
    const columns = 'order_code,amount,details,status,deleted_at,paid_at';
    const [row] = (await call(backend, { path: `${own}&select=${columns}`, as: mona })).body as object[];
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
