import { Hono } from 'hono';
import type { OrdersDatabase } from '../database/orders.ts';
import type { Cashier } from '../orders/cashier.ts';
import { CALLBACK_PATH, readCallbackAddress } from '../payments/callbackAddress.ts';
import type { AppEnv } from '../ports.ts';

/** Anybody can call this, so it says nothing, and all it does is ask the provider. */
export function paymentCallback(orders: OrdersDatabase, cashier: Cashier): Hono<AppEnv> {
  return new Hono<AppEnv>().on(['GET', 'POST'], CALLBACK_PATH, async (context) => {
    const called = readCallbackAddress(context.req.url);
    if (called && (await orders.isPayment(called.externalId, called.token))) {
      await cashier.ask(called.externalId);
    }
    return context.text('OK');
  });
}
