/** One user repeats the same action. */
import { describe, expect, test } from 'vitest';
import { totalOf, type ServerAnswer } from '../../testing/shopClient.ts';
import { openTestShop } from '../../testing/shop.ts';

const shop = await openTestShop();
const rima = await shop.join('rima');
const otherTab = rima.at(shop.otherOrigin);

const valuesOf = (answers: readonly ServerAnswer[], name: string) =>
  new Set(answers.map(({ answer }) => answer[name]));

/** As the web app does while the payment is being opened. */
async function untilReady(ask: () => Promise<ServerAnswer>): Promise<ServerAnswer> {
  const answer = await ask();
  if (answer.status !== 503) return answer;
  expect(answer.answer).toMatchObject({ code: 'being_made' });
  await new Promise((resolve) => setTimeout(resolve, 100));
  return untilReady(ask);
}

describe('an impatient buyer', () => {
  test('a double click, two tabs at two servers and the back button: one order, one hold, one payment page', async () => {
    const line = await shop.bag(5);
    const amount = totalOf([line]);
    const placed = await Promise.all([
      rima.checkout([line], {}, 'one-click'),
      rima.checkout([line], {}, 'one-click'),
      otherTab.checkout([line], {}, 'another-tab'),
      otherTab.checkout([line]),
    ]);
    placed.push(await rima.checkout([line], {}, 'one-click'), await rima.checkout([line]));
    expect(valuesOf(placed, 'order_code').size).toBe(1);
    expect(await shop.stockOf(line)).toBe(4);

    const code = String(placed[0]?.answer.order_code);
    const pages = await Promise.all(
      [rima, rima, otherTab, otherTab].map((tab) => untilReady(() => tab.pay(code, amount))),
    );
    pages.push(await rima.pay(code, amount));
    expect(valuesOf(pages, 'collectUrl').size).toBe(1);
    expect(shop.provider.paymentsOf(code)).toHaveLength(1);
  });

  test('no tab leads to a payment page after the payment, and the page before leads to the same order', async () => {
    const line = await shop.bag(5);
    const amount = totalOf([line]);
    const code = String((await rima.checkout([line], {}, 'once')).answer.order_code);
    await shop.provider.pay((await rima.pay(code, amount)).answer.collectUrl);
    for (const tab of [rima, otherTab]) {
      expect(await tab.pay(code, amount)).toMatchObject({ status: 409, answer: { code: 'not_pending' } });
      expect((await tab.checkout([line], {}, 'once')).answer.order_code).toBe(code);
      expect((await tab.refresh(code)).answer).toMatchObject({ payment_status: 'paid' });
    }
    expect(shop.provider.paymentsOf(code)).toHaveLength(1);
    expect(await shop.historyOf(code)).toEqual(['placed', 'paid']);
    expect(await shop.stockOf(line)).toBe(4);
  });

  test('a lost payment page is opened again; paying both pages does not sell two orders', async () => {
    const { line, code, amount, collectUrl } = await shop.startOrder(rima, 5);
    const { externalId } = shop.provider.paymentAt(collectUrl);
    await shop.driver.service
      .from('payment_attempts')
      .update({ collect_url: null })
      .eq('external_id', externalId);
    expect((await otherTab.pay(code, amount)).answer).toMatchObject({ code: 'being_made' });
    await shop.passMinutes(code, 1);
    const again = (await otherTab.pay(code, amount)).answer.collectUrl;
    expect(again).not.toBe(collectUrl);
    await Promise.all([shop.provider.pay(collectUrl), shop.provider.pay(again)]);
    expect(await shop.historyOf(code)).toEqual(['placed', 'paid', 'paid_twice']);
    expect(await shop.stockOf(line)).toBe(4);
    expect(await shop.sentMessages(code)).toEqual(['order_paid +9613123456']);
  });
});
