/** A buyer gives up an order that is not paid. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BOOT_MS } from '../../testing/place.ts';
import type { ServerUser } from '../../testing/users.ts';
import { openTestShop } from '../../testing/shop.ts';
import type { TestShop } from '../../testing/shop.ts';

let shop: TestShop;
let rima: ServerUser;
let omar: ServerUser;

beforeAll(async () => {
  shop = await openTestShop();
  [rima, omar] = await Promise.all([shop.join('rima'), shop.join('omar')]);
}, BOOT_MS);
afterAll(() => shop.stop());

describe('an order that is given up', () => {
  test('lets go of its bags at once and once only, at whichever server and however often it is asked', async () => {
    const { line, code } = await shop.startOrder(rima, 3);
    expect(await shop.stockOf(line)).toBe(2);
    const answers = await Promise.all(
      [rima, rima.at(shop.otherOrigin), rima, rima.at(shop.otherOrigin)].map((each) => each.cancels(code)),
    );
    for (const { status, answer } of answers) {
      expect([status, answer.payment_status, answer.expires_at]).toEqual([200, 'cancelled', null]);
    }
    expect(await shop.stockOf(line)).toBe(3);
    expect(await shop.historyOf(code)).toEqual(['placed', 'cancelled']);
  });

  test('is nobody else’s to give up: a foreign code and none are one answer', async () => {
    const { line, code } = await shop.startOrder(rima, 1);
    const unknown = await omar.cancels('ZWD-22222222');
    expect(unknown).toMatchObject({ status: 404, answer: { code: 'unknown_order' } });
    expect(await omar.cancels(code)).toEqual(unknown);
    expect(await shop.statusOf(code)).toBe('pending');
    expect(await shop.stockOf(line)).toBe(0);
  });

  test('makes room for whoever comes next', async () => {
    const { line, code } = await shop.startOrder(rima, 1);
    expect((await omar.checkout([line])).answer.code).toBe('not_available');
    await rima.cancels(code);
    expect((await omar.checkout([line])).status).toBe(200);
  });
});

describe('money that is on its way', () => {
  test('what was paid a moment ago, and of which nobody has heard, is paid and not given up', async () => {
    const { line, code, collectUrl } = await shop.startOrder(rima, 1);
    await shop.provider.pay(collectUrl, 'is lost');
    expect(await rima.cancels(code)).toMatchObject({ status: 409, answer: { code: 'not_pending' } });
    expect(await shop.statusOf(code)).toBe('paid');
    expect(await shop.stockOf(line)).toBe(0);
  });

  test('a payment and a cancellation in the same moment: one of them wins, and the books balance', async () => {
    const { line, code, collectUrl } = await shop.startOrder(rima, 1);
    await shop.provider.pay(collectUrl, 'is lost');
    const { successCallbackUrl } = shop.provider.paymentAt(collectUrl);
    await Promise.all([
      rima.cancels(code),
      fetch(successCallbackUrl),
      rima.at(shop.otherOrigin).cancels(code),
    ]);
    expect(await shop.statusOf(code)).toBe('paid');
    expect(await shop.stockOf(line)).toBe(0);
  });

  test('money that comes afterwards pays while the bag is there, and is owed back once it is not', async () => {
    const first = await shop.startOrder(rima, 1);
    await rima.cancels(first.code);
    await shop.provider.pay(first.collectUrl);
    expect(await shop.statusOf(first.code)).toBe('paid');
    expect(await shop.stockOf(first.line)).toBe(0);

    const second = await shop.startOrder(rima, 1);
    await rima.cancels(second.code);
    await omar.checkout([second.line]);
    await shop.provider.pay(second.collectUrl);
    expect(await shop.statusOf(second.code)).toBe('refund_due');
    expect(await shop.stockOf(second.line)).toBe(0);
    expect(await rima.cancels(second.code)).toMatchObject({ status: 409, answer: { code: 'not_pending' } });
    expect(await shop.statusOf(second.code)).toBe('refund_due');
  });
});

describe('paying later for an order that waits', () => {
  test('it is the same payment, and the hold is not a minute longer for it', async () => {
    const { code, amount, collectUrl } = await shop.startOrder(rima, 1);
    const hold = await shop.holdOf(code);
    await shop.passMinutes(code, 9);
    expect((await rima.pay(code, amount)).answer).toMatchObject({ collectUrl });
    expect(await shop.holdOf(code)).toBe(hold);
    await shop.passMinutes(code, 6);
    expect(await rima.pay(code, amount)).toMatchObject({ status: 409, answer: { code: 'expired' } });
  });
});
