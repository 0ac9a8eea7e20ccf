import { Hono } from 'hono';
import { CALLBACK_PATH, readCallbackAddress } from '../payments/callbackAddress.ts';
import type { AppEnv, Ports } from '../ports.ts';

/**
 * Anyone can call this, so the body is ignored, the answer is always the same, and the status is read from
 * the provider.
 */
export function paymentCallback({ orders, settlement }: Pick<Ports, 'orders' | 'settlement'>): Hono<AppEnv> {
  return new Hono<AppEnv>().on(['GET', 'POST'], CALLBACK_PATH, async (context) => {
    const called = readCallbackAddress(context.req.url);
    if (called && (await orders.isPayment(called.externalId, called.token))) {
      await settlement.askProvider(called.externalId);
    }
    return context.text('OK');
  });
}
