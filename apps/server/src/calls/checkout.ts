import {
  CHECKOUT_PATH,
  LONGEST_KEY,
  readCheckout,
  toDollars,
  type CheckoutAnswerBody,
} from '@zawadeh/domain';
import { Hono } from 'hono';
import { problem } from '../http/problems.ts';
import { readBody } from '../http/readBody.ts';
import { signedIn } from '../http/identifyUser.ts';
import type { Ports, SignedInEnv } from '../ports.ts';

/** Places an order. Prices in the body are only compared with the server's own. */
export function checkoutCall({ orders, people }: Pick<Ports, 'orders' | 'people'>): Hono<SignedInEnv> {
  return new Hono<SignedInEnv>().post(CHECKOUT_PATH, signedIn, async (context) => {
    const body = await readBody(context, readCheckout);
    if (!body.ok) return body.error;
    const user = context.get('user');
    if (body.value.user_id !== user.id) return problem(context, 'not_yours');
    const key = context.req.header('idempotency-key') ?? null;
    if (key !== null && (key === '' || key.length > LONGEST_KEY)) return problem(context, 'malformed');

    let placed = await orders.place(user.id, body.value, key);
    if (!placed.ok && placed.error.refused === 'unknown_buyer') {
      // The account is older than its profile.
      await people.saveProfile(user.id, user.email);
      placed = await orders.place(user.id, body.value, key);
    }
    if (placed.ok) {
      return context.json({
        order_code: placed.value.order_code,
        expires_at: placed.value.expires_at,
      } satisfies CheckoutAnswerBody);
    }
    const { code, amount_cents, fee_cents, lines, limit } = placed.error;
    const figures = {
      ...(limit !== undefined && { limit }),
      ...(amount_cents !== undefined && { amount: toDollars(amount_cents) }),
      ...(fee_cents !== undefined && { delivery_fee: toDollars(fee_cents) }),
      ...(lines && {
        details: lines.map(({ bag_id, unit_price_cents, available }) => ({
          bagId: bag_id,
          unitPrice: unit_price_cents === null ? null : toDollars(unit_price_cents),
          available,
        })),
      }),
    };
    return problem(context, code, figures);
  });
}
