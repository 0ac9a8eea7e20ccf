/** Changes and deletions by an admin during a purchase. */
import { describe, expect, test } from 'vitest';
import { raceRounds } from '../../testing/testDatabase.ts';
import { type LineRequest, totalOf } from '../../testing/shopClient.ts';
import { openTestShop } from '../../testing/shop.ts';

const shop = await openTestShop();
const [rima, admin] = await Promise.all([shop.join('rima'), shop.joinAsAdmin('admin')]);

/** As the admin's page does, over the Data API. */
const bagsOfAdmin = () => admin.client.from('surprise_bags');
const reprice = async ({ bag_id }: LineRequest, sale_price: number): Promise<void> => {
  expect((await bagsOfAdmin().update({ sale_price }).eq('id', bag_id)).error).toBeNull();
};
const removeBag = async ({ bag_id }: LineRequest): Promise<void> => {
  expect((await bagsOfAdmin().delete().eq('id', bag_id)).error).toBeNull();
};

describe('a bag that changes while it is bought', () => {
  test.each([5.25, 3.1])(
    'a price that becomes %d between cart and checkout is a 409 with the new figures, and nothing is held',
    async (price) => {
      const line = { ...(await shop.bag(5)), quantity: 2 };
      await reprice(line, price);
      expect(await rima.checkout([line])).toMatchObject({
        status: 409,
        answer: {
          code: 'price_changed',
          amount: price * 2,
          delivery_fee: 0,
          details: [{ bagId: line.bag_id, unitPrice: price, available: 5 }],
        },
      });
      expect(await shop.stockOf(line)).toBe(5);
      const agreed = await rima.checkout([{ ...line, unit_price_cents: Math.round(price * 100) }]);
      expect(agreed.status).toBe(200);
    },
  );

  test('swapped prices are a 409 too, although the total is the same', async () => {
    const [one, two] = [await shop.bag(5), await shop.bag(5, { sale_price: 6 })];
    await reprice(one, 6);
    await reprice(two, 4.5);
    expect((await rima.checkout([one, two])).answer).toMatchObject({
      code: 'price_changed',
      amount: totalOf([one, two]),
      details: [{ unitPrice: 6 }, { unitPrice: 4.5 }],
    });
    expect([await shop.stockOf(one), await shop.stockOf(two)]).toEqual([5, 5]);
  });

  test('a price that changes after checkout does not affect the order', async () => {
    const line = await shop.bag(5);
    const code = String((await rima.checkout([line])).answer.order_code);
    await reprice(line, 99);
    expect(await rima.pay(code, 99)).toMatchObject({
      status: 409,
      answer: { code: 'amount_differs', amount: 4.5 },
    });
    const { status, answer } = await rima.pay(code, totalOf([line]));
    expect(status).toBe(200);
    expect(shop.provider.paymentAt(answer.collectUrl)).toMatchObject({ amount: 4.5, currency: 'USD' });
    await reprice(line, 0.5);
    await shop.provider.pay(answer.collectUrl);
    const { data } = await rima.client
      .from('orders')
      .select('amount, status, details')
      .eq('order_code', code)
      .single();
    expect(data).toMatchObject({ amount: 4.5, status: 'paid', details: [{ unitPrice: 4.5 }] });
  });
});

describe('a bag, store or account that is deleted while it is used', () => {
  test('a bag deleted while it is held: a refund is due, and the order still has the bag’s title, price and store', async () => {
    const { line, code, collectUrl } = await shop.startOrder(rima, 2);
    await removeBag(line);
    await shop.provider.pay(collectUrl);
    expect((await rima.refresh(code)).answer).toMatchObject({ payment_status: 'refund_due' });
    const { data } = await rima.client.from('orders').select('details').eq('order_code', code).single();
    expect(data?.details).toEqual([
      {
        bagId: line.bag_id,
        quantity: 1,
        unitPrice: 4.5,
        title: 'A bag',
        storeId: expect.any(String) as string,
        storeName: expect.any(String) as string,
        storeNameAr: expect.any(String) as string,
      },
    ]);
    expect(await shop.sentMessages(code)).toEqual(['refund_due +9613123456', 'support_refund +9613000000']);
  });

  test('a bag deleted during the checkout or the payment: held or gone, paid or refund due', async () => {
    for (let time = 0; time < raceRounds; time += 1) {
      const line = await shop.bag(1);
      const [placed] = await Promise.all([rima.checkout([line]), removeBag(line)]);
      expect(placed.status === 200 || placed.answer.code === 'not_available').toBe(true);
      const { line: paidFor, code, collectUrl } = await shop.startOrder(rima, 1);
      await Promise.all([shop.provider.pay(collectUrl), removeBag(paidFor)]);
      expect(['paid', 'refund_due']).toContain(await shop.statusOf(code));
    }
    expect(shop.problems).toEqual([]);
  });

  test('a store with a bag that is being paid for cannot be deleted', async () => {
    const { data: store } = await admin.client
      .from('stores')
      .insert({ name: 'Closing down' })
      .select('id')
      .single();
    const line = await shop.bag(1, { store_id: store?.id });
    const code = String((await rima.checkout([line])).answer.order_code);
    const { collectUrl } = (await rima.pay(code, totalOf([line]))).answer;
    const refused = await admin.client.from('stores').delete().eq('id', store?.id);
    expect([refused.status, refused.error?.code]).toEqual([409, '23503']);
    await shop.provider.pay(collectUrl);
    expect(await shop.statusOf(code)).toBe('paid');
    await removeBag(line);
    expect((await admin.client.from('stores').delete().eq('id', store?.id)).error).toBeNull();
    expect((await rima.refresh(code)).answer).toMatchObject({ payment_status: 'paid' });
  });

  test('a buyer deactivated while paying: the payment settles, the admin sees it, the buyer gets a message', async () => {
    const leaving = await shop.join('leaving');
    const { line, code, amount, collectUrl } = await shop.startOrder(leaving, 2);
    const late = await shop.startOrder(leaving, 1);
    expect((await admin.client.from('users').delete().eq('id', leaving.id)).error).toBeNull();
    expect(await leaving.checkout([line], { delivery_address: 'Elsewhere' })).toMatchObject({
      status: 403,
      answer: { code: 'deactivated' },
    });
    expect((await leaving.pay(code, amount)).answer.collectUrl).toBe(collectUrl);
    await shop.provider.pay(collectUrl);
    await shop.provider.pay(late.collectUrl, 'is lost');
    await shop.passMinutes(late.code, 16);
    await shop.maintainOrders();
    for (const order of [code, late.code]) {
      const { data } = await admin.client.from('orders').select('status, user_id').eq('order_code', order);
      expect(data).toEqual([{ status: 'paid', user_id: leaving.id }]);
      expect(await shop.sentMessages(order)).toEqual(['order_paid +9613123456']);
    }
    expect(await shop.stockOf(line)).toBe(1);
  });

  test('an order deleted from the admin’s list while it is paid is still visible to its buyer', async () => {
    const { code, collectUrl } = await shop.startOrder(rima, 2);
    expect((await admin.client.from('orders').delete().eq('order_code', code)).error).toBeNull();
    await shop.provider.pay(collectUrl);
    expect((await rima.refresh(code)).answer).toMatchObject({ payment_status: 'paid' });
    expect(await shop.historyOf(code)).toEqual(['placed', 'deleted', 'paid']);
    expect(await shop.sentMessages(code)).toHaveLength(1);
  });
});
