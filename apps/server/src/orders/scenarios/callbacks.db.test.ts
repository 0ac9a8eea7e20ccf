/** Callbacks and admins that report a payment, in any order and number. */
import { describe, expect, test } from 'vitest';
import { openTestShop } from '../../testing/shop.ts';

const shop = await openTestShop();
const [rima, admin] = await Promise.all([shop.join('rima'), shop.joinAsAdmin('admin')]);

const callBack = async (address: string): Promise<void> => {
  const response = await fetch(address);
  expect([response.status, await response.text()]).toEqual([200, 'OK']);
};
/** Longer than the stream's polling interval. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 800));

describe('simultaneous and repeated callbacks', () => {
  test('ten callbacks, the buyer, two pollers and Mark Paid at once: paid once, one message, one event', async () => {
    const { line, code, collectUrl } = await shop.startOrder(rima, 3);
    const elsewhere = admin.at(shop.otherOrigin);
    const listeners = await Promise.all([admin.openStream(), admin.openStream(), elsewhere.openStream()]);
    await shop.provider.pay(collectUrl, 'is lost');
    await shop.passMinutes(code, 1);
    const { successCallbackUrl } = shop.provider.paymentAt(collectUrl);
    const [looked, , , marked] = await Promise.all([
      rima.at(shop.otherOrigin).refresh(code),
      shop.maintainOrders(),
      shop.maintainOrders(),
      elsewhere.markPaid(code),
      ...Array.from({ length: 10 }, (_, index) =>
        callBack(index % 2 ? successCallbackUrl : successCallbackUrl.replace(shop.origin, shop.otherOrigin)),
      ),
    ]);
    expect(looked).toMatchObject({ status: 200, answer: { payment_status: 'paid' } });
    expect(marked).toMatchObject({ status: 200, answer: { payment_status: 'paid' } });
    // Where an admin marked the order paid first, the provider's answer confirms it.
    const history = (await shop.historyOf(code)).filter((action) => action !== 'confirmed');
    expect(history).toEqual(['placed', 'paid']);
    expect(await shop.stockOf(line)).toBe(2);
    expect(await shop.sentMessages(code)).toEqual(['order_paid +9613123456']);
    await aMoment();
    expect(listeners.map(({ countOf }) => countOf(code))).toEqual([1, 1, 1]);
    for (const { leave } of listeners) leave();
  });
});

describe('lost callbacks', () => {
  test('a payment without a callback is found by the poller, and the order is paid', async () => {
    const { code, collectUrl } = await shop.startOrder(rima, 1);
    await shop.provider.pay(collectUrl, 'is lost');
    await shop.maintainOrders();
    expect(await shop.statusOf(code)).toBe('pending');
    await shop.passMinutes(code, 1);
    await shop.maintainOrders();
    expect(await shop.statusOf(code)).toBe('paid');
    expect(await shop.sentMessages(code)).toHaveLength(1);
  });

  test('a payment without a callback and with an unreadable provider is checked again, and the order is paid', async () => {
    const { code, collectUrl } = await shop.startOrder(rima, 1);
    await shop.provider.pay(collectUrl, 'is lost');
    const { faults } = await import('../../payments/simulator/faults.ts');
    // Each status request is tried twice.
    shop.provider.simulator.failNext(faults.page(502), faults.empty);
    await shop.passMinutes(code, 1);
    await shop.maintainOrders();
    expect(await shop.statusOf(code)).toBe('pending');
    await shop.passMinutes(code, 1);
    await shop.maintainOrders();
    expect(await shop.statusOf(code)).toBe('paid');
  });
});

describe('untrue callbacks', () => {
  const variants: ReadonlyArray<[string, (address: URL) => void]> = [
    ['a guessed token', ({ searchParams }) => searchParams.set('token', 'guess')],
    ['no token', ({ searchParams }) => searchParams.delete('token')],
    ['an empty token', ({ searchParams }) => searchParams.set('token', '')],
    ['no id', ({ searchParams }) => searchParams.delete('externalId')],
    ['another payment’s id', ({ searchParams }) => searchParams.set('externalId', '999999')],
    ['SQL for a token', ({ searchParams }) => searchParams.set('token', "' or '1'='1")],
    ['SQL for an id', ({ searchParams }) => searchParams.set('externalId', '1 or 1=1')],
  ];

  test('an untrue callback changes nothing, and the provider is not even asked', async () => {
    const { line, code, collectUrl } = await shop.startOrder(rima, 2);
    // A status request would get success.
    await shop.provider.pay(collectUrl, 'is lost');
    const before = shop.provider.statusRequestCount();
    for (const [name, forge] of variants) {
      const address = new URL(shop.provider.paymentAt(collectUrl).successCallbackUrl);
      forge(address);
      for (const claim of ['success', 'failed']) {
        address.searchParams.set('status', claim);
        await callBack(address.href);
        await fetch(address, { method: 'POST', body: `status=${claim}` });
      }
      expect([name, shop.provider.statusRequestCount()]).toEqual([name, before]);
    }
    expect(await shop.historyOf(code)).toEqual(['placed']);
    expect(await shop.stockOf(line)).toBe(1);
  });

  test('one payment’s token is invalid for any other payment', async () => {
    const [mine, theirs] = [await shop.startOrder(rima, 1), await shop.startOrder(admin, 1)];
    await shop.provider.pay(theirs.collectUrl, 'is lost');
    const address = new URL(shop.provider.paymentAt(mine.collectUrl).successCallbackUrl);
    address.searchParams.set('externalId', String(shop.provider.paymentAt(theirs.collectUrl).externalId));
    const before = shop.provider.statusRequestCount();
    await callBack(address.href);
    expect(shop.provider.statusRequestCount()).toBe(before);
    expect(await shop.statusOf(theirs.code)).toBe('pending');
  });

  test('a genuine callback that claims success without a payment changes nothing', async () => {
    const { code, collectUrl } = await shop.startOrder(rima, 2);
    const address = `${shop.provider.paymentAt(collectUrl).successCallbackUrl}&status=success`;
    await callBack(address);
    for (const page of ['/checkout/success', '/checkout/cancel']) {
      await fetch(`${shop.origin}${page}?order_code=${code}&status=success`);
    }
    expect(await shop.historyOf(code)).toEqual(['placed']);
    expect(await shop.statusOf(code)).toBe('pending');
  });

  test('a buyer who claims to have paid only gets a refresh', async () => {
    const { code } = await shop.startOrder(rima, 2);
    expect((await rima.refresh(code)).answer).toMatchObject({ payment_status: 'pending' });
    expect((await rima.markPaid(code)).answer).toMatchObject({ payment_status: 'pending' });
    expect(await shop.historyOf(code)).toEqual(['placed']);
  });
});

describe('failure callbacks', () => {
  test('an order with a failure callback stays pending, held and payable while the provider answers pending', async () => {
    const { line, code, collectUrl } = await shop.startOrder(rima, 2);
    const before = shop.provider.statusRequestCount();
    await callBack(shop.provider.paymentAt(collectUrl).failureCallbackUrl);
    expect(shop.provider.statusRequestCount()).toBe(before + 1);
    expect(await shop.statusOf(code)).toBe('pending');
    expect(await shop.stockOf(line)).toBe(1);
    await shop.provider.pay(collectUrl);
    expect(await shop.statusOf(code)).toBe('paid');
  });
});
