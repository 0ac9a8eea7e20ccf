/** How a payment that could not be opened is recorded, by the provider's error. */
import { PAYMENT_PATH } from '@zawadeh/domain';
import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { resultOf } from '../database/callResult.ts';
import type { ProviderError } from '../payments/provider.ts';
import type { Ports, SignedInEnv } from '../ports.ts';
import { paymentCall } from './payment.ts';

const due = {
  external_id: 100_001,
  amount_cents: 450,
  collect_url: null,
  callback_token: 'token',
  order_code: 'ZWD-7K3M9QX2',
};

async function failedAttemptsAfter(error: ProviderError) {
  const paymentNotOpened = vi.fn<Ports['orders']['paymentNotOpened']>(async () => null);
  const call = paymentCall({
    orders: { startPayment: async () => resultOf(due), paymentNotOpened } as unknown as Ports['orders'],
    payments: { createCollect: async () => ({ ok: false, error: error }) } as unknown as Ports['payments'],
    log: () => {},
  });
  const app = new Hono<SignedInEnv>()
    .use(async (context, next) => {
      context.set('user', { id: 'u1', email: null });
      await next();
    })
    .route('/', call);
  const answer = await app.request(PAYMENT_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ amount: 4.5, currency: 'USD', user_id: 'u1', order_id: due.order_code }),
  });
  expect(answer.status).toBe(502);
  expect(await answer.json()).toMatchObject({ code: 'payment_trouble' });
  return paymentNotOpened.mock.calls.flat();
}

test.each([
  { kind: 'refused', code: null },
  { kind: 'refused', code: 'auth.session_not_exist' },
  { kind: 'unreachable', code: 'ECONNREFUSED' },
  { kind: 'unreachable', code: 'ENOTFOUND' },
] as const)('%j: there is no page, so the next attempt may open one at once', async (error) => {
  expect(await failedAttemptsAfter(error)).toEqual([due.external_id]);
});

test.each([
  { kind: 'unreachable', code: 'timeout' },
  { kind: 'unreachable', code: 'ECONNRESET' },
  { kind: 'unreachable', code: 'network' },
  { kind: 'unreadable', code: 'not_json_http_502' },
  { kind: 'unreadable', code: 'no_collect_url' },
  { kind: 'unreadable', code: 'ECONNREFUSED' },
] as const)('%j: there may be a page, so the next attempt waits', async (error) => {
  expect(await failedAttemptsAfter(error)).toEqual([]);
});
