/** The scenarios of the mocks other than `calm`. */
import type { Scenario } from '@zawadeh/mocks';
import { HOLD_MINUTES, SURPRISE_BAGS_PATH, type BagRow } from '@zawadeh/domain';
import { expect, test } from 'vitest';
import { placeOrder } from './orders.ts';
import { fetchStatus, openWallet, placedOrder, pressInWallet, statusResult, walletIn } from './payments.ts';
import { signIn } from './users.ts';
import { openMockBackend } from './mockBackend.ts';
import { fetchBags, stockOf } from './bags.ts';

const TITLE = 'Knafeh & Sweets Surprise';

const shopIn = (scenario: Scenario, now: () => number = Date.now) => openMockBackend(now, scenario);

/** Orders, presses Pay in the wallet, and returns where that leads. */
async function payIn(scenario: Scenario) {
  const backend = shopIn(scenario);
  const mona = await signIn(backend, 'mona');
  const { code, due, bag, stock } = await placedOrder(backend, mona, TITLE, 2);
  const wallet = walletIn(await openWallet(backend, mona, code, due));
  const redirect = await pressInWallet(backend, wallet, 'pay');
  const page = new URL(redirect.headers.get('location') ?? '').pathname;
  return {
    page,
    code,
    result: await fetchStatus(backend, mona, code),
    taken: stock - (await stockOf(backend, bag)),
  };
}

test('the last bag is one, and then none', async () => {
  const backend = shopIn('lastBag');
  expect(Math.max(...(await fetchBags(backend)).map(({ quantity }) => quantity))).toBe(1);
  const { bag } = await placedOrder(backend, await signIn(backend, 'mona'), TITLE);
  expect(await stockOf(backend, bag)).toBe(0);
  const late = await placeOrder(backend, await signIn(backend, 'omar'), bag);
  expect(late).toMatchObject({ status: 409, body: { code: 'not_available', details: [{ available: 0 }] } });
});

test('sold out: no bag has stock or a restock time', async () => {
  const isGone = ({ quantity, restock_time }: BagRow) => quantity === 0 && restock_time === null;
  const rows = await fetchBags(shopIn('soldOut'));
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every(isGone)).toBe(true);
});

test('everything empty has no bags', async () => {
  expect(await fetchBags(shopIn('everythingEmpty'))).toEqual([]);
});

test('a declined payment fails its order, and the bags return to stock', async () => {
  const { page, code, result, taken } = await payIn('paymentDeclined');
  expect([page, result, taken]).toEqual(['/checkout/cancel', statusResult(code, 'failed'), 0]);
});

test('a pending payment redirects before it is settled', async () => {
  const { page, code, result, taken } = await payIn('paymentPending');
  expect([page, result, taken]).toEqual(['/checkout/success', statusResult(code, 'pending'), 2]);
});

test.each([
  ['down', { status: 503 }],
  ['html', { status: 200, headers: new Headers({ 'content-type': 'text/html' }) }],
  ['offline', { type: 'error' }],
] as const)('%s answers nothing readable', async (scenario, answer) => {
  const result = await shopIn(scenario).send(new Request(`http://pretend.example${SURPRISE_BAGS_PATH}`));
  expect(result).toMatchObject(answer);
});

test('an order that is not paid in time returns its bags to stock', async () => {
  let now = Date.now();
  const backend = shopIn('calm', () => now);
  const mona = await signIn(backend, 'mona');
  const { code, due, bag, stock } = await placedOrder(backend, mona, TITLE, 3);
  await openWallet(backend, mona, code, due);
  expect(await stockOf(backend, bag)).toBe(stock - 3);
  now += (HOLD_MINUTES + 1) * 60_000;
  expect(await stockOf(backend, bag)).toBe(stock);
  expect(await fetchStatus(backend, mona, code)).toEqual(statusResult(code, 'expired'));
});

test('a rejected checkout leaves the earlier order unchanged', async () => {
  const backend = shopIn('calm');
  const mona = await signIn(backend, 'mona');
  const { code, bag } = await placedOrder(backend, mona, TITLE, 2);
  expect((await placeOrder(backend, mona, bag, { quantity: 999 })).status).toBe(409);
  expect(await fetchStatus(backend, mona, code)).toEqual(statusResult(code, 'pending'));
});
