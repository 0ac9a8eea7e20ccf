import {
  CANCEL_PATH,
  CHECKOUT_PATH,
  ORDER_STATUS_PATH,
  PAYMENT_PATH,
  STREAM_PATH,
  toDollars,
  type CheckoutBody,
} from '@zawadeh/domain';
import type { Person as SignedIn } from '../../testing/people.ts';
import type { Line } from './orderDriver.ts';

export interface Told {
  status: number;
  answer: Record<string, unknown>;
}

export const totalOf = (lines: readonly Line[]): number =>
  toDollars(lines.reduce((sum, line) => sum + line.quantity * line.unit_price_cents, 0));

/** What the page sends for a cart that is picked up, at the prices it was shown. */
export function checkoutOf(
  buyer: { id: string },
  lines: readonly Line[],
  changed: Partial<CheckoutBody> = {},
): CheckoutBody {
  return {
    user_id: buyer.id,
    bag_id: lines[0]?.bag_id ?? '',
    qty: lines[0]?.quantity ?? 1,
    delivery_method: 'pickup',
    customer_name: 'Rima',
    customer_email: 'rima@example.com',
    whatsapp_phone: '03 123 456',
    delivery_address: 'N/A',
    delivery_fee: 0,
    amount: totalOf(lines),
    currency: 'USD',
    details: lines.map(({ bag_id, quantity, unit_price_cents }) => ({
      bagId: bag_id,
      quantity,
      unitPrice: toDollars(unit_price_cents),
    })),
    ...changed,
  };
}

/** Somebody with a browser, at one server: all they have is its calls and their own token. */
export function personAt(origin: string, who: SignedIn) {
  const authorization = `Bearer ${who.token}`;
  const send = async (path: string, body: unknown, headers: Record<string, string> = {}): Promise<Told> => {
    const response = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization, ...headers },
      body: JSON.stringify(body),
    });
    return { status: response.status, answer: (await response.json()) as Told['answer'] };
  };

  return {
    ...who,
    /** The same person at another server of the shop. */
    at: (elsewhere: string) => personAt(elsewhere, who),
    checkout: (lines: readonly Line[], changed: Partial<CheckoutBody> = {}, key?: string) =>
      send(
        CHECKOUT_PATH,
        checkoutOf(who, lines, changed),
        key === undefined ? {} : { 'idempotency-key': key },
      ),
    pay: (code: unknown, amount: number) =>
      send(PAYMENT_PATH, { amount, currency: 'USD', user_id: who.id, order_id: code }),
    looksAgain: (code: unknown) => send(ORDER_STATUS_PATH, { order_code: code, user_id: who.id }),
    cancels: (code: unknown) => send(CANCEL_PATH, { order_code: code }),
    marksPaid: (code: unknown) => send(ORDER_STATUS_PATH, { order_code: code, reason: 'cash' }),
    /** Counts what comes over the live stream until it is left. */
    async listens() {
      const leaving = new AbortController();
      const { body } = await fetch(`${origin}${STREAM_PATH}`, {
        headers: { authorization },
        signal: leaving.signal,
      });
      if (!body) throw new Error('there is no stream');
      let text = '';
      const reader = body.pipeThrough(new TextDecoderStream()).getReader();
      const hear = async (): Promise<void> => {
        const { done, value } = await reader.read();
        text += value ?? '';
        if (!done) await hear();
      };
      // Its first words come once it is listened to.
      text += (await reader.read()).value ?? '';
      hear().catch(() => {});
      return {
        heardOf: (code: string) =>
          text.split('\n').filter((line) => line.startsWith('data:') && line.includes(code)).length,
        leaves: () => leaving.abort(),
      };
    },
  };
}

export type Person = ReturnType<typeof personAt>;
