/** Payments that arrive after the order expired. */
import { describe, expect, test } from 'vitest';
import { openTestShop } from '../../testing/shop.ts';

const LONGER_THAN_THE_HOLD = 16;

const shop = await openTestShop();
const [rima, omar, admin] = await Promise.all([
  shop.join('rima'),
  shop.join('omar'),
  shop.joinAsAdmin('admin'),
]);

async function expiredOrder() {
  const order = await shop.startOrder(rima, 1);
  await shop.passMinutes(order.code, LONGER_THAN_THE_HOLD);
  await shop.maintainOrders();
  expect(await shop.statusOf(order.code)).toBe('expired');
  expect(await shop.stockOf(order.line)).toBe(1);
  return order;
}

describe('late payments', () => {
  test('a late payment is due for a refund once another buyer has the bag, and the buyer and the shop get a message', async () => {
    const { line, code, collectUrl } = await expiredOrder();
    const omars = String((await omar.checkout([line])).answer.order_code);
    const listener = await admin.openStream();
    await shop.provider.pay(collectUrl);

    expect((await rima.refresh(code)).answer).toMatchObject({ payment_status: 'refund_due' });
    expect((await shop.sentMessages(code)).toSorted()).toEqual([
      'refund_due +9613123456',
      `support_refund ${shop.support}`,
    ]);
    const { data: listed } = await admin.client
      .from('orders')
      .select('status, payment_status, amount')
      .eq('order_code', code);
    expect(listed).toEqual([{ status: 'refund_due', payment_status: 'refund_due', amount: 4.5 }]);
    expect(listener.countOf(code)).toBe(0);
    listener.leave();

    expect(await shop.statusOf(omars)).toBe('pending');
    expect(await shop.stockOf(line)).toBe(0);
    // Neither another answer of the provider nor an admin creates a bag.
    await fetch(shop.provider.paymentAt(collectUrl).successCallbackUrl);
    expect((await admin.markPaid(code)).answer).toMatchObject({ code: 'refunded' });
    expect(await shop.statusOf(code)).toBe('refund_due');
  });

  test('a due refund is settled once the provider has sent it and called back', async () => {
    const { line, code, collectUrl } = await expiredOrder();
    await omar.checkout([line]);
    await shop.provider.pay(collectUrl);
    const { externalId, successCallbackUrl } = shop.provider.paymentAt(collectUrl);
    shop.provider.simulator.refund(externalId);
    await fetch(successCallbackUrl);
    await fetch(successCallbackUrl);
    expect((await rima.refresh(code)).answer).toMatchObject({ payment_status: 'refunded' });
    expect(await shop.historyOf(code)).toEqual(['placed', 'expired', 'refund_due', 'refunded']);
  });

  test('a payment made in the last second wins over the end of the hold, whichever is handled first', async () => {
    const { line, code, collectUrl } = await shop.startOrder(rima, 1);
    await shop.provider.pay(collectUrl, 'is lost');
    await shop.passMinutes(code, LONGER_THAN_THE_HOLD);
    const address = shop.provider.paymentAt(collectUrl).successCallbackUrl;
    await Promise.all([
      shop.maintainOrders(),
      shop.maintainOrders(),
      rima.at(shop.otherOrigin).refresh(code),
      fetch(address),
    ]);
    expect(await shop.statusOf(code)).toBe('paid');
    expect(await shop.historyOf(code)).toEqual(['placed', 'paid']);
    expect(await shop.stockOf(line)).toBe(0);
  });
});
