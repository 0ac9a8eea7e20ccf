import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { AppEnv } from '../ports.ts';
import { constantTime, MINIMUM_MS } from './constantTime.ts';

const CHECKING_MS = 80;

const app = new Hono<AppEnv>().use(constantTime).post('/auth/v1/*', async (context) => {
  const { known, right } = await context.req.json<{ known: boolean; right?: boolean }>();
  if (known) await new Promise((resolve) => setTimeout(resolve, CHECKING_MS));
  return context.json({}, right === false ? 400 : 200);
});

async function timed(path: string, body: object): Promise<number> {
  const before = performance.now();
  await app.request(path, { method: 'POST', body: JSON.stringify(body) });
  return performance.now() - before;
}

/** Timers may fire slightly early by this clock. */
const FLOOR_MS = MINIMUM_MS - 5;

test.each([
  ['a wrong password', '/auth/v1/token', { right: false }],
  ['a wrong password, spelled otherwise', '/auth/v1/token/', { right: false }],
  ['a password that was forgotten', '/auth/v1/recover', {}],
  ['a letter that was lost', '/auth/v1/resend', {}],
])('%s is answered as late for an unknown address as for a known one', async (_name, path, body) => {
  const times = await Promise.all([true, false].map((known) => timed(path, { known, ...body })));
  expect(Math.min(...times)).toBeGreaterThan(FLOOR_MS);
});

test.each(['/auth/v1/token', '/auth/v1/signup'])('a success of %s is not delayed', async (path) => {
  expect(await timed(path, { known: true })).toBeLessThan(FLOOR_MS);
});
