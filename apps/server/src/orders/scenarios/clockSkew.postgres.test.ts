/** A server whose clock is not the database's. An engine in the same process has the same clock. */
import { HOLD_MINUTES } from '@zawadeh/domain';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { BOOT_MS } from '../../testing/place.ts';
import type { Person } from '../testing/people.ts';
import { openShop } from '../testing/shop.ts';
import type { Shop } from '../testing/shop.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

let shop: Shop;
let rima: Person;

beforeAll(async () => {
  shop = await openShop();
  rima = await shop.join('rima');
}, BOOT_MS);
afterAll(() => shop.stop());
afterEach(() => vi.useRealTimers());

describe('a server that is', () => {
  // Not longer than a token lives: what is too old for the server is no longer signed in.
  test.each([
    ['half an hour fast', 30 * MINUTE],
    ['a day slow', -24 * HOUR],
  ])('%s sells, holds and settles by the clock of the database', async (_name, skew) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + skew });
    const { line, code, amount, collectUrl } = await shop.orderToPay(rima, 2);
    expect(await shop.holdOf(code)).toBe(HOLD_MINUTES * MINUTE);
    await shop.upkeep();
    expect(await shop.statusOf(code)).toBe('pending');
    expect((await rima.pay(code, amount)).answer.collectUrl).toBe(collectUrl);
    await shop.provider.pays(collectUrl);
    expect((await rima.looksAgain(code)).answer).toMatchObject({ payment_status: 'paid' });
    expect(await shop.sentMessages(code)).toHaveLength(1);
    expect(await shop.stockOf(line)).toBe(1);
  });

  test.each([
    ['an hour fast', HOUR],
    ['an hour slow', -HOUR],
  ])('%s waits before it sends again what did not go out, and no longer than that', async (_name, skew) => {
    const { code, collectUrl } = await shop.orderToPay(rima, 1);
    await shop.provider.pays(collectUrl);
    shop.carrier.isDown = true;
    const realNow = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: realNow + skew });
    expect(await shop.sentMessages(code)).toEqual([]);
    vi.useRealTimers();
    shop.carrier.isDown = false;
    const { data } = await shop.driver.service
      .from('messages')
      .select('attempts, next_attempt_at, orders!inner(order_code)')
      .eq('orders.order_code', code)
      .single();
    expect(data?.attempts).toBe(1);
    const wait = Date.parse(data?.next_attempt_at) - realNow;
    expect(wait).toBeGreaterThan(10 * SECOND);
    expect(wait).toBeLessThan(MINUTE);
  });
});
