/** A buyer cancels an unpaid order. */
import { describe, expect, test } from 'vitest';
import { openTestShop } from '../../testing/shop.ts';

const shop = await openTestShop();
const [rima, omar] = await Promise.all([shop.join('rima'), shop.join('omar')]);

describe('a cancelled order', () => {
  test('a cancelled order releases its bags at once and only once, on any server and however often it is requested', async () => {
    const { line, code } = await shop.startOrder(rima, 3);
    expect(await shop.stockOf(line)).toBe(2);
    const answers = await Promise.all(
      [rima, rima.at(shop.otherOrigin), rima, rima.at(shop.otherOrigin)].map((each) => each.cancel(code)),
    );
    for (const { status, answer } of answers) {
      expect([status, answer.payment_status, answer.expires_at]).toEqual([200, 'cancelled', null]);
    }
    expect(await shop.stockOf(line)).toBe(3);
    expect(await shop.historyOf(code)).toEqual(['placed', 'cancelled']);
  });

  test('an order is cancelled by its buyer only: a foreign code and an unknown one get the same answer', async () => {
    const { line, code } = await shop.startOrder(rima, 1);
    const unknown = await omar.cancel('ZWD-22222222');
    expect(unknown).toMatchObject({ status: 404, answer: { code: 'unknown_order' } });
    expect(await omar.cancel(code)).toEqual(unknown);
    expect(await shop.statusOf(code)).toBe('pending');
    expect(await shop.stockOf(line)).toBe(0);
  });
});

describe('cancelling while a payment is on its way', () => {
  test('an order paid a moment ago without a callback is paid and not cancelled', async () => {
    const { line, code, collectUrl } = await shop.startOrder(rima, 1);
    await shop.provider.pay(collectUrl, 'is lost');
    expect(await rima.cancel(code)).toMatchObject({ status: 409, answer: { code: 'not_pending' } });
    expect(await shop.statusOf(code)).toBe('paid');
    expect(await shop.stockOf(line)).toBe(0);
  });

  test('a simultaneous payment and cancellation: one of them wins, and the stock balances', async () => {
    const { line, code, collectUrl } = await shop.startOrder(rima, 1);
    await shop.provider.pay(collectUrl, 'is lost');
    const { successCallbackUrl } = shop.provider.paymentAt(collectUrl);
    await Promise.all([rima.cancel(code), fetch(successCallbackUrl), rima.at(shop.otherOrigin).cancel(code)]);
    expect(await shop.statusOf(code)).toBe('paid');
    expect(await shop.stockOf(line)).toBe(0);
  });

  test('a late payment pays while the bag is there, and is due for a refund once it is not', async () => {
    const first = await shop.startOrder(rima, 1);
    await rima.cancel(first.code);
    await shop.provider.pay(first.collectUrl);
    expect(await shop.statusOf(first.code)).toBe('paid');
    expect(await shop.stockOf(first.line)).toBe(0);

    const second = await shop.startOrder(rima, 1);
    await rima.cancel(second.code);
    await omar.checkout([second.line]);
    await shop.provider.pay(second.collectUrl);
    expect(await shop.statusOf(second.code)).toBe('refund_due');
    expect(await shop.stockOf(second.line)).toBe(0);
    expect(await rima.cancel(second.code)).toMatchObject({ status: 409, answer: { code: 'not_pending' } });
    expect(await shop.statusOf(second.code)).toBe('refund_due');
  });
});

describe('paying later for a waiting order', () => {
  test('a later payment of a waiting order is the same payment, and does not extend the hold', async () => {
    const { code, amount, collectUrl } = await shop.startOrder(rima, 1);
    const holdMs = await shop.holdOf(code);
    await shop.passMinutes(code, 9);
    expect((await rima.pay(code, amount)).answer).toMatchObject({ collectUrl });
    expect(await shop.holdOf(code)).toBe(holdMs);
    await shop.passMinutes(code, 6);
    expect(await rima.pay(code, amount)).toMatchObject({ status: 409, answer: { code: 'expired' } });
  });
});
