/** Buyers compete for the last bag. */
import { isWholeRun } from '@zawadeh/domain/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BOOT_MS } from '../../testing/place.ts';
import type { ServerUser } from '../../testing/users.ts';
import { openTestShop } from '../../testing/shop.ts';
import type { TestShop } from '../../testing/shop.ts';

const BUYERS = isWholeRun ? 50 : 12;

let shop: TestShop;
let rima: ServerUser;
let omar: ServerUser;

beforeAll(async () => {
  shop = await openTestShop();
  [rima, omar] = await Promise.all([shop.join('rima'), shop.join('omar')]);
}, BOOT_MS);
afterAll(() => shop.stop());

describe('the last bag', () => {
  test('one of many simultaneous buyers gets the last bag, and the others get that it is gone', async () => {
    const buyers = await Promise.all(
      Array.from({ length: BUYERS }, async (_, index) => {
        const buyer = await shop.join(`buyer${index}`);
        return index % 2 ? buyer : buyer.at(shop.otherOrigin);
      }),
    );
    const last = await shop.bag(1);
    // Each server has looked up the users before, so that all requests run at the same moment.
    await Promise.all(buyers.map((buyer) => buyer.refresh('ZWD-22222222')));
    const answers = await Promise.all(buyers.map((buyer) => buyer.checkout([last])));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(BUYERS - 1);
    for (const { answer } of refused) {
      expect(answer).toMatchObject({
        code: 'not_available',
        details: [{ bagId: last.bag_id, available: 0 }],
      });
    }
    expect(await shop.stockOf(last)).toBe(0);
    const { data: held } = await shop.driver.service
      .from('order_lines')
      .select('quantity')
      .eq('bag_id', last.bag_id);
    expect(held).toEqual([{ quantity: 1 }]);
    expect(shop.problems).toEqual([]);
  }, 120_000);

  test('the database itself rejects a negative stock', async () => {
    const { bag_id } = await shop.bag(1);
    const { error } = await shop.driver.service
      .from('surprise_bags')
      .update({ quantity: -1 })
      .eq('id', bag_id);
    expect(error?.code).toBe('23514');
  });
});

describe('several bags at once', () => {
  test('if the second line of a cart is short, nothing of the first is held', async () => {
    const [plenty, short] = [await shop.bag(5), await shop.bag(1)];
    const { status, answer } = await rima.checkout([
      { ...plenty, quantity: 2 },
      { ...short, quantity: 2 },
    ]);
    expect(status).toBe(409);
    expect(answer).toMatchObject({ code: 'not_available', details: [{ available: 5 }, { available: 1 }] });
    expect([await shop.stockOf(plenty), await shop.stockOf(short)]).toEqual([5, 1]);
    const { data: lines } = await shop.driver.service
      .from('order_lines')
      .select('order_id')
      .in('bag_id', [plenty.bag_id, short.bag_id]);
    expect(lines).toEqual([]);
  });

  test('two carts with the same two bags in opposite order do not deadlock, and one of them is held', async () => {
    const [one, two] = [await shop.bag(1), await shop.bag(1)];
    const answers = await Promise.all([
      rima.checkout([one, two]),
      omar.at(shop.otherOrigin).checkout([two, one]),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect([await shop.stockOf(one), await shop.stockOf(two)]).toEqual([0, 0]);
  });
});

describe('a last bag that is held already', () => {
  test('a repeated checkout of the last bag returns the order that holds it', async () => {
    const last = await shop.bag(1);
    const first = await rima.checkout([last]);
    const again = await rima.at(shop.otherOrigin).checkout([last]);
    expect(again).toEqual(first);
    expect(await shop.stockOf(last)).toBe(0);
    expect((await omar.checkout([last])).answer).toMatchObject({ code: 'not_available' });
  });

  test('another cart of the same buyer replaces the first order', async () => {
    const [last, more] = [await shop.bag(1), await shop.bag(3)];
    const first = String((await rima.checkout([last])).answer.order_code);
    const second = await rima.checkout([last, more]);
    expect(second.status).toBe(200);
    expect(await shop.historyOf(first)).toEqual(['placed', 'cancelled']);
    expect([await shop.stockOf(last), await shop.stockOf(more)]).toEqual([0, 2]);
  });

  test('a rejected cart replaces nothing: the earlier order stays held and payable', async () => {
    const { line, code, collectUrl } = await shop.startOrder(rima, 1);
    const scarce = await shop.bag(1);
    expect((await rima.checkout([line, { ...scarce, quantity: 2 }])).status).toBe(409);
    expect(await shop.historyOf(code)).toEqual(['placed']);
    expect([await shop.stockOf(line), await shop.stockOf(scarce)]).toEqual([0, 1]);
    await shop.provider.pay(collectUrl);
    expect(await shop.statusOf(code)).toBe('paid');
  });

  test('a replaced order that is paid nevertheless holds nothing: a refund is due', async () => {
    const { line, code, collectUrl } = await shop.startOrder(rima, 1);
    const second = String((await rima.checkout([line], { delivery_address: 'Elsewhere' })).answer.order_code);
    await shop.provider.pay(collectUrl);
    expect(await shop.statusOf(code)).toBe('refund_due');
    expect(await shop.statusOf(second)).toBe('pending');
    expect(await shop.stockOf(line)).toBe(0);
  });
});
