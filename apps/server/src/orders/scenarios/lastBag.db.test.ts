/** Buyers compete for the last bag. */
import { isWholeRun } from '@zawadeh/domain/testing';
import { describe, expect, test } from 'vitest';
import { openTestShop } from '../../testing/shop.ts';

const BUYERS = isWholeRun ? 50 : 12;

const shop = await openTestShop();
const [rima, omar] = await Promise.all([shop.join('rima'), shop.join('omar')]);

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
  test('a rejected cart replaces nothing: the earlier order stays held and payable', async () => {
    const { line, code, collectUrl } = await shop.startOrder(rima, 1);
    const scarce = await shop.bag(1);
    expect((await rima.checkout([line, { ...scarce, quantity: 2 }])).status).toBe(409);
    expect(await shop.historyOf(code)).toEqual(['placed']);
    expect([await shop.stockOf(line), await shop.stockOf(scarce)]).toEqual([0, 1]);
    await shop.provider.pay(collectUrl);
    expect(await shop.statusOf(code)).toBe('paid');
  });
});
