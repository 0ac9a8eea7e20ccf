/** A server whose clock differs from the database's. The embedded engine shares the server's clock. */
import { HOLD_MINUTES } from '@zawadeh/domain';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openTestShop } from '../../testing/shop.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const shop = await openTestShop();
const rima = await shop.join('rima');
afterEach(() => vi.useRealTimers());

describe('a server with a wrong clock', () => {
  // Less than a token's lifetime, or the server would treat the user as signed out.
  test.each([
    ['half an hour fast', 30 * MINUTE],
    ['a day slow', -24 * HOUR],
  ])('a server that is %s sells, holds and settles by the clock of the database', async (_name, skew) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + skew });
    const { line, code, amount, collectUrl } = await shop.startOrder(rima, 2);
    expect(await shop.holdOf(code)).toBe(HOLD_MINUTES * MINUTE);
    await shop.maintainOrders();
    expect(await shop.statusOf(code)).toBe('pending');
    expect((await rima.pay(code, amount)).answer.collectUrl).toBe(collectUrl);
    await shop.provider.pay(collectUrl);
    expect((await rima.refresh(code)).answer).toMatchObject({ payment_status: 'paid' });
    expect(await shop.sentMessages(code)).toHaveLength(1);
    expect(await shop.stockOf(line)).toBe(1);
  });

  test.each([
    ['an hour fast', HOUR],
    ['an hour slow', -HOUR],
  ])(
    'a server that is %s waits before it retries a message, and no longer than that',
    async (_name, skew) => {
      const { code, collectUrl } = await shop.startOrder(rima, 1);
      await shop.provider.pay(collectUrl);
      shop.messageProvider.isDown = true;
      const realNow = Date.now();
      vi.useFakeTimers({ toFake: ['Date'], now: realNow + skew });
      expect(await shop.sentMessages(code)).toEqual([]);
      vi.useRealTimers();
      shop.messageProvider.isDown = false;
      const { data } = await shop.driver.service
        .from('messages')
        .select('attempts, next_attempt_at, orders!inner(order_code)')
        .eq('orders.order_code', code)
        .single();
      expect(data?.attempts).toBe(1);
      const wait = Date.parse(data?.next_attempt_at) - realNow;
      expect(wait).toBeGreaterThan(10 * SECOND);
      expect(wait).toBeLessThan(MINUTE);
    },
  );
});
