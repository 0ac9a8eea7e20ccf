/** The provider opens no payment, and recovers a moment later. */
import { expect, test } from 'vitest';
import { faults } from '../../payments/simulator/faults.ts';
import { totalOf } from '../../testing/shopClient.ts';
import { openTestShop } from '../../testing/shop.ts';

const shop = await openTestShop();
const rima = await shop.join('rima');

async function placed() {
  const line = await shop.bag(3);
  const code = String((await rima.checkout([line])).answer.order_code);
  return { line, code, press: (who = rima) => who.pay(code, totalOf([line])) };
}
const no = faults.text(JSON.stringify({ status: false, code: 'busy', data: null }));

test('the next attempt after a rejected payment opens one, on any server, and it is paid once', async () => {
  const { line, code, press } = await placed();
  // The simulator has created its page by then; the buyer never gets a rejected payment's page.
  shop.provider.simulator.failNext(no);
  expect(await press()).toMatchObject({ status: 502, answer: { code: 'payment_trouble' } });
  const { status, answer } = await press(rima.at(shop.otherOrigin));
  expect(status).toBe(200);
  expect((await press()).answer.collectUrl).toBe(answer.collectUrl);
  await shop.provider.pay(answer.collectUrl);
  expect(await shop.historyOf(code)).toEqual(['placed', 'paid']);
  expect(await shop.stockOf(line)).toBe(2);
});

test('an order with a rejected payment and no other attempt expires without a request to the provider', async () => {
  const { line, code, press } = await placed();
  shop.provider.simulator.failNext(no);
  await press();
  expect(await shop.statusOf(code)).toBe('pending');
  const before = shop.provider.statusRequestCount();
  await shop.passMinutes(code, 16);
  await shop.maintainOrders();
  expect(await shop.statusOf(code)).toBe('expired');
  expect(shop.provider.statusRequestCount()).toBe(before);
  expect(await shop.stockOf(line)).toBe(3);
});

test('a payment that was recorded as rejected is paid after its callback like any other', async () => {
  const { code, press } = await placed();
  shop.provider.simulator.failNext(no);
  await press();
  const [unheard] = shop.provider.paymentsOf(code);
  await shop.provider.simulator.pay(unheard!.externalId);
  expect(await shop.historyOf(code)).toEqual(['placed', 'paid']);
});

test.each([
  ['an answer that was lost', faults.lost],
  ['a page of a proxy', faults.page(502)],
])(
  'no second page is opened before the timeout after %s, because there may be a page',
  async (_what, spoil) => {
    const { code, press } = await placed();
    shop.provider.simulator.failNext(spoil);
    expect(await press()).toMatchObject({ status: 502 });
    expect(await press()).toMatchObject({ status: 503, answer: { code: 'being_made' } });
    await shop.passMinutes(code, 1);
    expect((await press()).status).toBe(200);
  },
);
