import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { AppEnv } from '../ports.ts';
import type { UserEnv } from '../ports.ts';
import {
  byAddress,
  byUser,
  clientNetwork,
  defaultApiCallsPerMinute,
  defaultAuthCallsPerMinute,
  defaultUserCallsPerMinute,
  rateLimit,
} from './rateLimit.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2::7', '2001:db8:1:2'],
  ['2001:DB8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2'],
  ['::1', '0:0:0:0'],
  ['fe80::1:2', 'fe80:0:0:0'],
  ['', ''],
])('%s is counted as %s', (address, counted) => {
  expect(clientNetwork(address)).toBe(counted);
});

test.each([
  ['PUT', '/auth/v1/user', 30],
  ['GET', '/auth/v1/user', 30],
  ['POST', '/auth/v1/signup', 60],
  ['POST', '/auth/v1/recover', 30],
  ['POST', '/auth/v1/something-new', 10],
  ['GET', '/auth/v1/something-new', 60],
])('%s %s is answered %i times a minute, from whichever address of one line', async (method, path, limit) => {
  let now = 0;
  const app = new Hono<AppEnv>()
    .use(rateLimit(defaultAuthCallsPerMinute, byAddress, { now: () => now }))
    .all('*', (context) => context.text('answered'));
  const call = async (index: number) =>
    (await app.request(path, { method }, { peerAddress: `2001:db8:1:2::${index.toString(16)}` })).status;
  const answers: number[] = [];
  for (let index = 0; index <= limit; index += 1) answers.push(await call(index));
  expect(answers.filter((status) => status === 200)).toHaveLength(limit);
  expect(answers.at(-1)).toBe(429);
  now = 60_000;
  expect(await call(0)).toBe(200);
});

test.each(Object.entries(defaultUserCallsPerMinute))(
  'ten users of one address who use up their limit of “%s” block no other user there',
  (group, limit) => {
    expect(defaultApiCallsPerMinute[group]).toBeGreaterThanOrEqual(10 * limit);
  },
);

test('users behind one address are counted separately, and visitors by the address', async () => {
  const app = new Hono<UserEnv>()
    .use(async (context, next) => {
      const id = context.req.query('who');
      context.set('user', id === undefined ? null : { id, email: null });
      await next();
    })
    .use(rateLimit<UserEnv>({ '/pay': 2 }, byUser, { now: () => 0 }))
    .all('*', (context) => context.text('answered'));
  const pay = async (who?: string) =>
    (await app.request(who ? `/pay?who=${who}` : '/pay', { method: 'POST' }, { peerAddress: '203.0.113.7' }))
      .status;
  expect([await pay('rima'), await pay('rima'), await pay('rima')]).toEqual([200, 200, 429]);
  expect(await pay('omar')).toBe(200);
  for (let time = 0; time < 5; time += 1) expect(await pay()).toBe(200);
});
