import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import type { CountCalls } from '../database/people.ts';
import type { UserEnv } from '../ports.ts';
import { byUser, rateLimit } from './rateLimit.ts';
import { sharedCounts } from './sharedCounts.ts';

const LIMIT = 20;

/** The table of the counts, as count_calls changes it. */
function countingDatabase() {
  const table = new Map<string, number>();
  let requests = 0;
  const countCalls: CountCalls = async (minute, calls) => {
    requests += 1;
    const sums = Object.entries(calls).map(([key, added]) => {
      const sum = (table.get(`${minute} ${key}`) ?? 0) + added;
      table.set(`${minute} ${key}`, sum);
      return [key, sum] as const;
    });
    return Object.fromEntries(sums);
  };
  return { countCalls, requests: () => requests };
}

function serverOn(countCalls: CountCalls, now: () => number) {
  const problems: string[] = [];
  const shared = sharedCounts({ countCalls, log: (problem) => problems.push(problem) }, now);
  const app = new Hono<UserEnv>()
    .use(async (context, next) => {
      context.set('user', { id: 'rima', email: null });
      await next();
    })
    .use(rateLimit<UserEnv>({ '/pay': LIMIT }, byUser, { now, shared }))
    .all('*', (context) => context.text('answered'));
  const pay = async (times: number): Promise<number> => {
    let answered = 0;
    for (let time = 0; time < times; time += 1) {
      const { status } = await app.request('/pay', { method: 'POST' });
      if (status === 200) answered += 1;
    }
    return answered;
  };
  return { pay, exchange: shared.exchange, problems };
}

describe('a limit over several servers', () => {
  test('calls that alternate between three servers are limited together', async () => {
    const { countCalls } = countingDatabase();
    const servers = [1, 2, 3].map(() => serverOn(countCalls, () => 0));
    let answered = 0;
    for (let round = 0; round < LIMIT; round += 1) {
      for (const server of servers) {
        answered += await server.pay(1);
        await server.exchange();
      }
    }
    // Each server learns of the others with its own next exchange, and may let one call more through until then.
    expect(answered).toBeGreaterThanOrEqual(LIMIT);
    expect(answered).toBeLessThanOrEqual(LIMIT + servers.length);
  });

  test('calls that arrive between two exchanges are limited at each server', async () => {
    const { countCalls } = countingDatabase();
    const [one, other] = [serverOn(countCalls, () => 0), serverOn(countCalls, () => 0)];
    expect(await one.pay(30)).toBe(LIMIT);
    await one.exchange();
    expect(await other.pay(2)).toBe(2);
    await other.exchange();
    expect(await other.pay(5)).toBe(0);
  });

  test('the next minute begins anew at all servers', async () => {
    let now = 0;
    const { countCalls } = countingDatabase();
    const [one, other] = [serverOn(countCalls, () => now), serverOn(countCalls, () => now)];
    await one.pay(30);
    await one.exchange();
    await other.pay(2);
    await other.exchange();
    now = 60_000;
    expect([await one.pay(30), await other.pay(3)]).toEqual([LIMIT, 3]);
  });

  test('a user far from the limit costs no request', async () => {
    const { countCalls, requests } = countingDatabase();
    const server = serverOn(countCalls, () => 0);
    await server.pay(1);
    await server.exchange();
    expect(requests()).toBe(0);
    await server.pay(1);
    await server.exchange();
    await server.exchange();
    expect(requests()).toBe(1);
  });

  test('each server limits by itself without the database, and says so', async () => {
    const server = serverOn(
      () => Promise.reject(new Error('no connection')),
      () => 0,
    );
    expect(await server.pay(5)).toBe(5);
    await server.exchange();
    expect(await server.pay(30)).toBe(LIMIT - 5);
    expect(server.problems).toEqual(['The calls at the other servers are not known']);
  });
});
