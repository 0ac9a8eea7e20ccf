/** The provider opens no payment, and is well again a moment later. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { spoiled } from '../../payments/simulator/spoiled.ts';
import { BOOT_MS } from '../../testing/place.ts';
import { totalOf } from '../testing/people.ts';
import type { Person } from '../testing/people.ts';
import { openShop } from '../testing/shop.ts';
import type { Shop } from '../testing/shop.ts';

let shop: Shop;
let rima: Person;

beforeAll(async () => {
  shop = await openShop();
  rima = await shop.join('rima');
}, BOOT_MS);
afterAll(() => shop.stop());

async function placed() {
  const line = await shop.bag(3);
  const code = String((await rima.checkout([line])).answer.order_code);
  return { line, code, press: (who = rima) => who.pay(code, totalOf([line])) };
}
const no = spoiled.text(JSON.stringify({ status: false, code: 'busy', data: null }));

test('refused, a payment is opened by the very next press, at whichever server, and paid once', async () => {
  const { line, code, press } = await placed();
  // The double has made its page by then; that of a provider that says no is one nobody was told of.
  shop.provider.simulator.spoilNext(no);
  expect(await press()).toMatchObject({ status: 502, answer: { code: 'payment_trouble' } });
  const { status, answer } = await press(rima.at(shop.otherOrigin));
  expect(status).toBe(200);
  expect((await press()).answer.collectUrl).toBe(answer.collectUrl);
  await shop.provider.pays(answer.collectUrl);
  expect(await shop.historyOf(code)).toEqual(['placed', 'paid']);
  expect(await shop.stockOf(line)).toBe(2);
});

test('refused and left, the order ends with its time, and nobody has to be asked about it', async () => {
  const { line, code, press } = await placed();
  shop.provider.simulator.spoilNext(no);
  await press();
  expect(await shop.statusOf(code)).toBe('pending');
  const asked = shop.provider.statusQuestions();
  await shop.letsMinutesPass(code, 16);
  await shop.upkeep();
  expect(await shop.statusOf(code)).toBe('expired');
  expect(shop.provider.statusQuestions()).toBe(asked);
  expect(await shop.stockOf(line)).toBe(3);
});

test('paid all the same, and called back, it is believed like any other', async () => {
  const { code, press } = await placed();
  shop.provider.simulator.spoilNext(no);
  await press();
  const [unheard] = shop.provider.paymentsOf(code);
  await shop.provider.simulator.pay(unheard!.externalId);
  expect(await shop.historyOf(code)).toEqual(['placed', 'paid']);
});

test.each([
  ['an answer that was lost', spoiled.lost],
  ['a page of a proxy', spoiled.page(502)],
])('after %s there may be a page, so nobody is given another one before its time', async (_what, spoil) => {
  const { code, press } = await placed();
  shop.provider.simulator.spoilNext(spoil);
  expect(await press()).toMatchObject({ status: 502 });
  expect(await press()).toMatchObject({ status: 503, answer: { code: 'being_made' } });
  await shop.letsMinutesPass(code, 1);
  expect((await press()).status).toBe(200);
});
