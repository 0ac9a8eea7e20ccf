import { afterEach, beforeEach, expect, test } from 'vitest';
import { readCallbackAddress } from './callbackAddress.ts';
import { openWhish, payment, SECRET, TOKEN } from './testing/openWhish.ts';

const { externalId } = payment;
let whish: Awaited<ReturnType<typeof openWhish>>;
beforeEach(async () => {
  whish = await openWhish();
});
afterEach(() => whish.stop());

test('a payment is opened in the provider’s format, and its page is returned', async () => {
  expect(await whish.adapter().createCollect(payment)).toEqual({
    ok: true,
    value: `https://pay.whish.example/pay/${externalId}`,
  });
  const [call] = whish.requests;
  expect(call?.method).toBe('POST');
  expect(new URL(call?.url ?? '').pathname).toBe('/payment/whish');
  expect(Object.fromEntries(call?.headers ?? [])).toMatchObject({
    'content-type': 'application/json',
    'user-agent': 'Zawadeh/1.0',
    channel: '12345678',
    secret: SECRET,
    websiteurl: 'zawadeh.example',
  });
  const callback = `${whish.shopOrigin}/api/whish/callback?externalId=${externalId}&token=${TOKEN}`;
  expect(JSON.parse(call?.body ?? '')).toEqual({
    amount: 12.5,
    currency: 'USD',
    invoice: 'ZWD-7K3M9QX2',
    externalId,
    successCallbackUrl: callback,
    failureCallbackUrl: callback,
    successRedirectUrl: `${whish.shopOrigin}/checkout/success`,
    failureRedirectUrl: `${whish.shopOrigin}/checkout/cancel`,
  });
});

test.each([
  [1, '0.01'],
  [10, '0.1'],
  [29, '0.29'],
  [110, '1.1'],
  [1_900, '19'],
  [1_999, '19.99'],
  [100_000_000, '1000000'],
])('%i cents are written as %s', async (amountCents, written) => {
  await whish.adapter().createCollect({ ...payment, amountCents });
  expect(whish.requests[0]?.body).toContain(`"amount":${written},`);
});

test('no amount has a third decimal', async () => {
  const sent: string[] = [];
  const listening = async (_: string, { body }: RequestInit) => {
    if (typeof body === 'string') sent.push(body);
    return Response.json({ status: true, data: null });
  };
  const adapter = whish.adapter(undefined, {}, listening);
  for (let amountCents = 1; amountCents <= 20_000; amountCents += 7) {
    await adapter.createCollect({ ...payment, amountCents });
  }
  expect(sent.filter((body) => !/"amount":\d+(?:\.\d{1,2})?,/.test(body))).toEqual([]);
  expect(sent).toHaveLength(2_858);
});

test.each([
  { amountCents: 0 },
  { amountCents: -1 },
  { amountCents: 12.5 },
  { externalId: 0 },
  { externalId: 2 ** 53 },
])('a payment with %j throws, and nothing is sent', async (wrong) => {
  await expect(whish.adapter().createCollect({ ...payment, ...wrong })).rejects.toThrow(RangeError);
  expect(whish.requests).toEqual([]);
});

test('the status follows what the buyer does, whatever a callback claims', async () => {
  const { simulator } = whish;
  const adapter = whish.adapter();
  await adapter.createCollect(payment);
  const status = () => adapter.askStatus(externalId);
  expect(await status()).toEqual({ ok: true, value: 'pending' });
  await fetch(`${whish.shopOrigin}/api/whish/callback?externalId=${externalId}&token=forged`);
  expect(await status()).toEqual({ ok: true, value: 'pending' });
  await simulator.pay(externalId);
  expect(await status()).toEqual({ ok: true, value: 'success' });
  simulator.refund(externalId);
  expect(await status()).toEqual({ ok: true, value: 'refunded' });
});

test('an unpaid link becomes failed, and can be paid after that', async () => {
  const adapter = whish.adapter();
  await adapter.createCollect(payment);
  whish.clock.now += 599_999;
  expect(await adapter.askStatus(externalId)).toEqual({ ok: true, value: 'pending' });
  whish.clock.now += 1;
  expect(await adapter.askStatus(externalId)).toEqual({ ok: true, value: 'failed' });
  expect(await whish.simulator.pay(externalId)).toBeNull();
  whish.simulator.behavior.acceptsLatePayment = true;
  await whish.simulator.pay(externalId);
  expect(await adapter.askStatus(externalId)).toEqual({ ok: true, value: 'success' });
});

test('an unknown payment is distinguished from a failed request', async () => {
  expect(await whish.adapter().askStatus(externalId)).toEqual({
    ok: false,
    error: { kind: 'idNotKnown', code: 'external_id.not_exists' },
  });
  const unreachable = whish.adapter(undefined, { apiBase: 'http://127.0.0.1:1' });
  expect(await unreachable.askStatus(externalId)).toMatchObject({
    ok: false,
    error: { kind: 'unreachable' },
  });
});

test.each(['channel', 'secret', 'websiteUrl'] as const)('a wrong %s is rejected', async (name) => {
  const no = { ok: false, error: { kind: 'refused', code: 'auth.session_not_exist' } };
  const adapter = whish.adapter(undefined, { [name]: '999' });
  expect(await adapter.createCollect(payment)).toEqual(no);
  expect(await adapter.askStatus(externalId)).toEqual(no);
  expect(whish.simulator.payments()).toEqual([]);
});

test('the same number twice is rejected and not a second payment', async () => {
  await whish.adapter().createCollect(payment);
  expect(await whish.adapter().createCollect(payment)).toMatchObject({
    ok: false,
    error: { kind: 'refused' },
  });
  expect(whish.simulator.payments()).toHaveLength(1);
});

test('an address with a path of its own is kept', async () => {
  const adapter = whish.adapter(undefined, { apiBase: `${whish.settings.apiBase}/itel-service/api` });
  expect(await adapter.createCollect(payment)).toEqual({
    ok: false,
    error: { kind: 'unreadable', code: 'not_json_http_404' },
  });
  expect(whish.requests[0]?.url).toContain('/itel-service/api/payment/whish');
});

test('the wallet works in the same process without a network', async () => {
  const adapter = whish.adapter(undefined, { apiBase: 'http://wallet.invalid' }, whish.simulator.fetch);
  expect(await adapter.createCollect(payment)).toMatchObject({ ok: true });
  await whish.simulator.pay(externalId);
  expect(await adapter.askStatus(externalId)).toEqual({ ok: true, value: 'success' });
  expect(whish.requests).toEqual([]);
});

test('a callback is a bare GET from a stranger that names our payment', async () => {
  await whish.adapter().createCollect(payment);
  await whish.simulator.pay(externalId);
  expect(whish.calledBack).toHaveLength(1);
  const [callback] = whish.calledBack;
  expect(callback?.method).toBe('GET');
  expect(callback?.body).toBe('');
  expect(callback?.headers.get('user-agent')).toMatch(/^Apache-HttpClient/);
  expect(readCallbackAddress(callback?.url ?? '')).toEqual({ externalId, token: TOKEN });
});

test('the balance is requested without a body, and is the sum of the payments', async () => {
  const adapter = whish.adapter();
  await adapter.createCollect(payment);
  await whish.simulator.pay(externalId);
  expect(await adapter.askBalance()).toEqual({ ok: true, value: 1_250 });
  const call = whish.requests.at(-1);
  expect(call).toMatchObject({ method: 'GET', body: '' });
  expect(call?.headers.get('secret')).toBe(SECRET);
});

test.each([
  [{ balance: 10.5 }, 1_050],
  [{ balance: '10.50' }, 1_050],
  [{ balance: -0.29 }, -29],
  [{ balanceDetails: { balance: 19.99 } }, 1_999],
])('a balance of %j is %i cents', async (data, balanceCents) => {
  const adapter = whish.adapter(undefined, {}, async () => Response.json({ status: true, data }));
  expect(await adapter.askBalance()).toEqual({ ok: true, value: balanceCents });
});

test.each([{}, { balance: null }, { balance: 'plenty' }, { balanceDetails: [] }, null])(
  'a balance of %j is not read',
  async (data) => {
    const adapter = whish.adapter(undefined, {}, async () => Response.json({ status: true, data }));
    expect(await adapter.askBalance()).toMatchObject({
      ok: false,
      error: { kind: 'unreadable', code: 'no_balance' },
    });
  },
);
