/** The calls as a browser makes them: over HTTP, with a token, and with unexpected input. */
import {
  CANCEL_PATH,
  CHECKOUT_PATH,
  MESSAGE_PATH,
  ORDER_STATUS_PATH,
  PAYMENT_PATH,
  PLACES_PATH,
  PROFILE_PATH,
} from '@zawadeh/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openOrderDriver } from '../testing/orderDriver.ts';
import { bootForFile } from '../testing/bootEmbedded.ts';
import { join, joinAsAdmin, type TestUser } from '../testing/users.ts';
import { checkoutOf } from '../testing/shopClient.ts';
import { ORIGIN } from '../testing/place.ts';
import { cases } from '@zawadeh/domain/testing';

const booted = await bootForFile();
const driver = openOrderDriver(booted);
const [rima, omar, admin] = await Promise.all([
  join(booted, 'rima@example.com'),
  join(booted, 'omar@example.com'),
  joinAsAdmin(booted, 'admin@example.com'),
]);

async function send(
  path: string,
  user: TestUser | null,
  body: unknown,
  headers: Record<string, string> = {},
) {
  const response = await booted.app.request(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(user && { authorization: `Bearer ${user.token}` }),
      ...headers,
    },
    body: typeof body === 'string' || body instanceof Uint8Array ? (body as BodyInit) : JSON.stringify(body),
  });
  const text = await response.text();
  const answer: Record<string, unknown> = text.startsWith('{') ? JSON.parse(text) : { text };
  return { status: response.status, answer };
}

const some = (quantity: number) => driver.bags([{ quantity }]);

async function ordered(user: TestUser, quantity = 1) {
  const lines = await some(quantity);
  const { answer } = await send(CHECKOUT_PATH, user, checkoutOf(user, lines));
  const pay = () =>
    send(PAYMENT_PATH, user, {
      amount: 4.5,
      currency: 'USD',
      user_id: user.id,
      order_id: answer.order_code,
    });
  return { lines, code: String(answer.order_code), pay };
}

const walletAction = async (address: unknown, action: string, origin = ORIGIN) =>
  booted.app.request(String(address), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
    body: `do=${action}`,
  });

const refreshOrder = (user: TestUser, code: string) =>
  send(ORDER_STATUS_PATH, user, { order_code: code, user_id: user.id });

test('an order is placed and paid, and the wallet’s callback settles it before the buyer is back', async () => {
  const { code, pay, lines } = await ordered(rima, 3);
  const { status, answer } = await pay();
  expect(status).toBe(200);
  expect(answer).toEqual({ data: { collectUrl: answer.collectUrl }, collectUrl: answer.collectUrl });
  expect((await pay()).answer.collectUrl).toBe(answer.collectUrl);
  const page = await booted.app.request(String(answer.collectUrl), { headers: { 'accept-language': 'ar' } });
  expect(await page.text()).toMatch(new RegExp(`dir="rtl"[^]*\\$4\\.50[^]*${code.slice(-4)}`));
  const back = await walletAction(answer.collectUrl, 'pay');
  expect(back.headers.get('location')).toBe(`${ORIGIN}/checkout/success`);
  expect((await refreshOrder(rima, code)).answer).toMatchObject({ order_code: code, payment_status: 'paid' });
  expect((await driver.stockOf([lines[0]!.bag_id])).get(lines[0]!.bag_id)).toBe(2);
});

test('a payment declined in the wallet fails the order and releases the bags', async () => {
  const { code, pay, lines } = await ordered(rima, 3);
  await walletAction((await pay()).answer.collectUrl, 'decline');
  expect((await refreshOrder(rima, code)).answer).toMatchObject({ payment_status: 'failed' });
  expect((await driver.stockOf([lines[0]!.bag_id])).get(lines[0]!.bag_id)).toBe(3);
});

test('a foreign page cannot pay for the buyer', async () => {
  const { code, pay } = await ordered(rima);
  await walletAction((await pay()).answer.collectUrl, 'pay', 'https://evil.example');
  expect((await refreshOrder(rima, code)).answer).toMatchObject({ payment_status: 'pending' });
});

describe('another user', () => {
  test('another user cannot order, pay, refresh or mark paid for the buyer', async () => {
    const { code, lines } = await ordered(rima);
    const asRima = checkoutOf(rima, lines);
    expect((await send(CHECKOUT_PATH, omar, asRima)).status).toBe(403);
    const payment = { amount: 4.5, currency: 'USD', order_id: code };
    expect((await send(PAYMENT_PATH, omar, { ...payment, user_id: rima.id })).status).toBe(403);
    expect((await send(PAYMENT_PATH, omar, { ...payment, user_id: omar.id })).status).toBe(404);
    const foreign = await refreshOrder(omar, code);
    const unknown = await refreshOrder(omar, 'ZWD-22222222');
    expect(foreign).toEqual(unknown);
    expect(foreign.status).toBe(404);
    expect(await send(ORDER_STATUS_PATH, omar, { order_code: code })).toEqual(unknown);
    expect((await refreshOrder(rima, code)).answer).toMatchObject({ payment_status: 'pending' });
    expect((await send(PROFILE_PATH, omar, profileOf(rima))).status).toBe(403);
  });

  test.each([CHECKOUT_PATH, CANCEL_PATH, PAYMENT_PATH, ORDER_STATUS_PATH, PROFILE_PATH, MESSAGE_PATH])(
    'a request to %s without a good token is rejected',
    async (path) => {
      const stranger = { ...rima, token: `${rima.token.slice(0, -4)}AAAA` };
      for (const user of [null, stranger, { ...rima, token: booted.embedded.publishableKey }]) {
        expect(await send(path, user, {})).toMatchObject({
          status: 401,
          answer: { code: 'not_signed_in' },
        });
      }
    },
  );
});

const profileOf = ({ id }: TestUser) => ({
  id,
  email: 'x@example.com',
  name: 'Rima',
  phone: '',
  role: 'admin',
});

test('an admin marks an order paid, with a reason in the audit log', async () => {
  const { code } = await ordered(rima);
  const marked = await send(ORDER_STATUS_PATH, admin, { order_code: code, reason: 'Paid at the counter' });
  expect(marked).toMatchObject({ status: 200, answer: { order_code: code, payment_status: 'paid' } });
  const { data } = await driver.service
    .from('audit_log')
    .select('actor, details')
    .eq('action', 'paid')
    .order('id', { ascending: false })
    .limit(1)
    .single();
  expect(data).toMatchObject({ actor: admin.id, details: { by_hand: true, reason: 'Paid at the counter' } });
});

test('a profile is saved under the user’s own id, without a role', async () => {
  expect((await send(PROFILE_PATH, rima, profileOf(rima))).status).toBe(200);
  const { data } = await driver.service.from('users').select('name, email, role').eq('id', rima.id).single();
  expect(data).toEqual({ name: 'Rima', email: 'rima@example.com', role: 'user' });
});

test('the shop gets one message about a paid order, and none of a buyer’s own text', async () => {
  const message = { to: '+1 900 555 0100', message: 'Buy cheap watches' };
  expect((await send(MESSAGE_PATH, omar, message)).status).toBe(202);
  const { data: none } = await driver.service
    .from('messages')
    .select('id, orders!inner(user_id)')
    .eq('orders.user_id', omar.id);
  expect(none).toEqual([]);
  const { code } = await ordered(omar);
  await send(ORDER_STATUS_PATH, admin, { order_code: code });
  await send(MESSAGE_PATH, omar, message);
  await send(MESSAGE_PATH, omar, message);
  const { data } = await driver.service
    .from('messages')
    .select('kind, recipient, orders!inner(user_id)')
    .eq('orders.user_id', omar.id)
    .order('kind');
  expect(data).toMatchObject([
    { kind: 'order_paid', recipient: '+9613123456' },
    { kind: 'support_paid', recipient: 'support' },
  ]);
});

describe('unreadable input', () => {
  const PATHS = [CHECKOUT_PATH, CANCEL_PATH, PAYMENT_PATH, ORDER_STATUS_PATH, PROFILE_PATH, MESSAGE_PATH];
  const shape = { error: expect.any(String), message: expect.any(String), code: expect.any(String) };

  test.each([
    ['broken JSON', '{"user_id":', {}, 400],
    ['no JSON', 'user_id=1', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['JSON that says it is text', '{}', { 'content-type': 'text/plain' }, 415],
    ['bytes that are no text', new Uint8Array([0x22, 0xff, 0xfe, 0x22]), {}, 400],
    ['a list', '[]', {}, 400],
    ['null', 'null', {}, 400],
    ['an unknown field', '{"__proto__": {}, "admin": true}', {}, 400],
    ['too much', `{"user_id": "${'x'.repeat(70_000)}"}`, {}, 413],
  ])('%s', async (_name, body, headers, status) => {
    for (const path of PATHS) {
      expect(await send(path, rima, body, headers)).toMatchObject({ status, answer: shape });
    }
  });

  test('any other unreadable input gets a 4xx and stores nothing', async () => {
    const { count: before } = await driver.service
      .from('orders')
      .select('id', { count: 'exact', head: true });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...PATHS.slice(0, 4)), fc.json(), async (path, body) => {
        const { status, answer } = await send(path, rima, body);
        expect(status).toBeGreaterThanOrEqual(400);
        expect(status).toBeLessThan(429);
        expect(answer).toMatchObject(shape);
      }),
      cases(3_000),
    );
    const { count } = await driver.service.from('orders').select('id', { count: 'exact', head: true });
    expect(count).toBe(before);
  });
});

test('an admin and the owner of a shop have the link of a map read, staff and others do not', async () => {
  const { data: shop } = await driver.service.from('stores').insert({ name: 'A shop' }).select('id').single();
  const member = { store_id: shop?.id, user_id: omar.id };
  // Nobody is asked about an address that is no link of a map.
  const statusFor = async (user: TestUser | null) =>
    (await send(PLACES_PATH, user, { link: 'https://example.com/' })).status;
  expect([await statusFor(admin), await statusFor(omar), await statusFor(null)]).toEqual([200, 403, 401]);
  const found: number[] = [];
  for (const role of ['staff', 'owner']) {
    await driver.service.from('store_members').upsert({ ...member, role });
    found.push(await statusFor(omar));
  }
  await driver.service.from('store_members').delete().eq('user_id', omar.id);
  expect([...found, await statusFor(omar)]).toEqual([403, 200, 403]);
});
