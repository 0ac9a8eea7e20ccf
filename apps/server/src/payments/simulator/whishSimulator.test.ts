import { beforeEach, expect, test } from 'vitest';
import { whishSimulator, type WhishSimulator } from './whishSimulator.ts';

const account = { channel: '1', secret: 's', websiteUrl: 'shop.example' };
const headers = { channel: '1', secret: 's', websiteurl: 'shop.example', 'content-type': 'application/json' };
const collect = {
  amount: 18.2,
  currency: 'USD',
  invoice: 'A',
  externalId: 7,
  successCallbackUrl: 'https://shop.example/called?said=success',
  failureCallbackUrl: 'https://shop.example/called?said=failure',
  successRedirectUrl: 'https://shop.example/success',
  failureRedirectUrl: 'https://shop.example/cancel',
};

let simulator: WhishSimulator;
let called: string[];
beforeEach(() => {
  called = [];
  simulator = whishSimulator({
    account,
    paymentPage: (externalId) => `https://pay.example/${externalId}`,
    now: () => 0,
    linkLifetimeMs: 1,
    call: async (url) => {
      called.push(url);
      throw new Error('The shop is down.');
    },
  });
});

const post = (path: string, body: unknown, changed: Record<string, string> = {}) =>
  simulator.fetch(`https://api.example${path}`, {
    method: 'POST',
    headers: { ...headers, ...changed },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const codeOf = async (answer: Response) => {
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { code: unknown }).code;
};
const statusOf = async (externalId: number) => {
  const answer = await post('/payment/collect/status', { currency: 'USD', externalId });
  return ((await answer.json()) as { data: { collectStatus: string } }).data.collectStatus;
};

test('every answer has the whole envelope', async () => {
  const opened = await post('/payment/whish', collect);
  expect(await opened.json()).toEqual({
    status: true,
    code: null,
    dialog: null,
    actions: null,
    extra: null,
    data: { collectUrl: 'https://pay.example/7' },
  });
});

test.each(Object.keys(collect))('a payment without %s is rejected, with 200', async (name) => {
  expect(await codeOf(await post('/payment/whish', { ...collect, [name]: undefined }))).toBe('400');
});

test.each([
  { amount: '18.20' },
  { amount: 0 },
  { amount: -1 },
  { amount: 1.005 },
  { currency: 'EUR' },
  { externalId: '7' },
  { externalId: 7.5 },
  { successCallbackUrl: '/called' },
])('a payment with %j is rejected', async (wrong) => {
  expect(await codeOf(await post('/payment/whish', { ...collect, ...wrong }))).toBe('400');
});

test('an invalid body, an unknown id and a wrong account have the provider’s own codes', async () => {
  expect(await codeOf(await post('/payment/whish', '{'))).toBe('400');
  const uuid = { currency: 'USD', externalId: crypto.randomUUID() };
  expect(await codeOf(await post('/payment/collect/status', uuid))).toBe('external_id.not_exists');
  expect(await codeOf(await post('/payment/collect/status', { externalId: 7 }))).toBe('400');
  await post('/payment/whish', collect);
  const inPounds = { currency: 'LBP', externalId: 7 };
  expect(await codeOf(await post('/payment/collect/status', inPounds))).toBe('external_id.not_exists');
  expect(await codeOf(await post('/payment/whish', collect, { secret: 'x' }))).toBe('auth.session_not_exist');
});

test('an unknown path is an HTML page, and so is the fee rate, as in the sandbox', async () => {
  for (const answer of [
    await post('/payment/whish/rate', {}),
    await simulator.fetch('https://api.example/', {}),
  ]) {
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toContain('text/html');
  }
});

test('the balance is the sum of the payments, in both places where integrators found it', async () => {
  await post('/payment/whish', collect);
  await post('/payment/whish', { ...collect, externalId: 8, amount: 0.1 });
  await simulator.pay(7);
  await simulator.pay(8);
  const answer = await simulator.fetch('https://api.example/payment/account/balance', { headers });
  expect(await answer.json()).toMatchObject({ data: { balance: 18.3, balanceDetails: { balance: 18.3 } } });
});

test('a payment is paid or declined once, also when the shop cannot be reached', async () => {
  expect(await simulator.pay(7)).toBeNull();
  await post('/payment/whish', collect);
  await post('/payment/whish', { ...collect, externalId: 8 });
  expect(await simulator.pay(7)).toMatchObject({
    status: 'success',
    successRedirectUrl: collect.successRedirectUrl,
  });
  expect(await simulator.pay(7)).toBeNull();
  expect(await simulator.decline(7)).toBeNull();
  expect(await simulator.decline(8)).toMatchObject({ status: 'failed' });
  expect(simulator.refund(8)).toBeNull();
  expect(called).toEqual([collect.successCallbackUrl, collect.failureCallbackUrl]);
  expect([await statusOf(7), await statusOf(8)]).toEqual(['success', 'failed']);
});

test.each([
  ['arrives', 1, 1],
  ['arrives twice', 2, 2],
  ['is lost', 0, 0],
  ['waits', 0, 1],
] as const)(
  'a callback that %s is received %i times, and %i in the end',
  async (delivery, atOnce, inTheEnd) => {
    await post('/payment/whish', collect);
    simulator.behavior.callback = delivery;
    await simulator.pay(7);
    expect(await statusOf(7)).toBe('success');
    expect(called).toHaveLength(atOnce);
    await simulator.sendWaitingCallbacks();
    await simulator.sendWaitingCallbacks();
    expect(called).toHaveLength(inTheEnd);
  },
);
