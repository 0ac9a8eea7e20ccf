/** The named worlds that are not calm, each by what it is there to show. */
import type { Scenario } from '@zawadeh/mocks';
import { HOLD_MINUTES, SURPRISE_BAGS_PATH, type BagRow } from '@zawadeh/domain';
import { expect, test } from 'vitest';
import { order } from './orders.ts';
import { look, openWallet, ordered, press, standing, walletIn } from './payments.ts';
import { signIn } from './people.ts';
import { openPretendShop } from './pretendShop.ts';
import { shelf, stockOf } from './shelf.ts';

const TITLE = 'Knafeh & Sweets Surprise';

const shopIn = (scenario: Scenario, now: () => number = Date.now) => openPretendShop(now, scenario);

/** As far as the wallet's answer to whoever pressed Pay. */
async function payIn(scenario: Scenario) {
  const shop = shopIn(scenario);
  const mona = await signIn(shop, 'mona');
  const { code, due, bag, stock } = await ordered(shop, mona, TITLE, 2);
  const wallet = walletIn(await openWallet(shop, mona, code, due));
  const left = await press(shop, wallet, 'pay');
  const page = new URL(left.headers.get('location') ?? '').pathname;
  return { page, code, told: await look(shop, mona, code), taken: stock - (await stockOf(shop, bag)) };
}

test('the last bag is one, and then none', async () => {
  const shop = shopIn('lastBag');
  expect(Math.max(...(await shelf(shop)).map(({ quantity }) => quantity))).toBe(1);
  const { bag } = await ordered(shop, await signIn(shop, 'mona'), TITLE);
  expect(await stockOf(shop, bag)).toBe(0);
  const late = await order(shop, await signIn(shop, 'omar'), bag);
  expect(late).toMatchObject({ status: 409, body: { code: 'not_available', details: [{ available: 0 }] } });
});

test('sold out is every bag, and nothing is promised for later', async () => {
  const isGone = ({ quantity, restock_time }: BagRow) => quantity === 0 && restock_time === null;
  const rows = await shelf(shopIn('soldOut'));
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every(isGone)).toBe(true);
});

test('everything empty has no bags', async () => {
  expect(await shelf(shopIn('everythingEmpty'))).toEqual([]);
});

test('a payment that is declined fails its order, and the bags are back', async () => {
  const { page, code, told, taken } = await payIn('paymentDeclined');
  expect([page, told, taken]).toEqual(['/checkout/cancel', standing(code, 'failed'), 0]);
});

test('a payment that takes its time leads back before anything is known of it', async () => {
  const { page, code, told, taken } = await payIn('paymentPending');
  expect([page, told, taken]).toEqual(['/checkout/success', standing(code, 'pending'), 2]);
});

test.each([
  ['down', { status: 503 }],
  ['html', { status: 200, headers: new Headers({ 'content-type': 'text/html' }) }],
  ['offline', { type: 'error' }],
] as const)('%s answers nothing that could be read', async (scenario, answer) => {
  const told = await shopIn(scenario).send(new Request(`http://pretend.example${SURPRISE_BAGS_PATH}`));
  expect(told).toMatchObject(answer);
});

test('what nobody pays in time goes back to the shelf', async () => {
  let now = Date.now();
  const shop = shopIn('calm', () => now);
  const mona = await signIn(shop, 'mona');
  const { code, due, bag, stock } = await ordered(shop, mona, TITLE, 3);
  await openWallet(shop, mona, code, due);
  expect(await stockOf(shop, bag)).toBe(stock - 3);
  now += (HOLD_MINUTES + 1) * 60_000;
  expect(await stockOf(shop, bag)).toBe(stock);
  expect(await look(shop, mona, code)).toEqual(standing(code, 'expired'));
});

test('a cart that is refused leaves the order before it as it was', async () => {
  const shop = shopIn('calm');
  const mona = await signIn(shop, 'mona');
  const { code, bag } = await ordered(shop, mona, TITLE, 2);
  expect((await order(shop, mona, bag, { quantity: 999 })).status).toBe(409);
  expect(await look(shop, mona, code)).toEqual(standing(code, 'pending'));
});
