import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AppEnv } from '../ports.ts';
import { constantTime, MINIMUM_MS } from './constantTime.ts';

const CHECKING_MS = 80;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const app = new Hono<AppEnv>().use(constantTime).post('/auth/v1/*', async (context) => {
  const { known, right } = await context.req.json<{ known: boolean; right?: boolean }>();
  if (known) await new Promise((resolve) => setTimeout(resolve, CHECKING_MS));
  return context.json({}, right === false ? 400 : 200);
});

async function isAnsweredWithin(ms: number, path: string, body: object): Promise<boolean> {
  let isAnswered = false;
  const answer = Promise.resolve(app.request(path, { method: 'POST', body: JSON.stringify(body) }));
  void answer.then(() => (isAnswered = true));
  await vi.advanceTimersByTimeAsync(ms);
  return isAnswered;
}

test.each([
  ['a wrong password', '/auth/v1/token', { right: false }],
  ['a wrong password, spelled otherwise', '/auth/v1/token/', { right: false }],
  ['a password that was forgotten', '/auth/v1/recover', {}],
  ['a letter that was lost', '/auth/v1/resend', {}],
])('%s is answered as late for an unknown address as for a known one', async (_name, path, body) => {
  for (const known of [true, false]) {
    expect(await isAnsweredWithin(MINIMUM_MS - 1, path, { known, ...body })).toBe(false);
    expect(await isAnsweredWithin(MINIMUM_MS, path, { known, ...body })).toBe(true);
  }
});

test.each(['/auth/v1/token', '/auth/v1/signup'])('a success of %s is not delayed', async (path) => {
  expect(await isAnsweredWithin(CHECKING_MS, path, { known: true })).toBe(true);
});
