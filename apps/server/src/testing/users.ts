import {
  CANCEL_PATH,
  CHECKOUT_PATH,
  ORDER_STATUS_PATH,
  PAYMENT_PATH,
  STREAM_PATH,
  toDollars,
  type CheckoutBody,
} from '@zawadeh/domain';
import type { SupabaseClient } from '@supabase/supabase-js';
import { signUp } from './bootEmbedded.ts';
import type { Booted } from './bootEmbedded.ts';

/** A signed-in client of the Data API with its session's token. */
export interface TestUser {
  client: SupabaseClient;
  id: string;
  email: string;
  token: string;
}

export async function signedIn(client: SupabaseClient): Promise<TestUser> {
  const { data } = await client.auth.getSession();
  if (!data.session) throw new Error('no user is signed in');
  const { access_token: token, user } = data.session;
  return { client, id: user.id, email: user.email ?? '', token };
}

export const join = async (booted: Booted, email: string, metadata: object = {}): Promise<TestUser> =>
  signedIn(await signUp(booted, email, metadata));

export async function makeAdmin(service: SupabaseClient, id: string): Promise<void> {
  const { error } = await service.from('users').update({ role: 'admin' }).eq('id', id);
  if (error) throw error;
}

export async function joinAsAdmin(booted: Booted, email: string): Promise<TestUser> {
  const user = await join(booted, email);
  await makeAdmin(booted.service(), user.id);
  return user;
}

export interface LineRequest {
  bag_id: string;
  quantity: number;
  unit_price_cents: number;
}

export interface ServerAnswer {
  status: number;
  answer: Record<string, unknown>;
}

export const totalOf = (lines: readonly LineRequest[]): number =>
  toDollars(lines.reduce((sum, line) => sum + line.quantity * line.unit_price_cents, 0));

/** The web app's request for a pickup order at the displayed prices. */
export function checkoutOf(
  buyer: { id: string },
  lines: readonly LineRequest[],
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

/** A user of one server, with nothing but its calls and their own token. */
export function userAt(origin: string, user: TestUser) {
  const authorization = `Bearer ${user.token}`;
  const send = async (
    path: string,
    body: unknown,
    headers: Record<string, string> = {},
  ): Promise<ServerAnswer> => {
    const response = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization, ...headers },
      body: JSON.stringify(body),
    });
    return { status: response.status, answer: (await response.json()) as ServerAnswer['answer'] };
  };

  return {
    ...user,
    /** The same user at another server of the shop. */
    at: (elsewhere: string) => userAt(elsewhere, user),
    checkout: (lines: readonly LineRequest[], changed: Partial<CheckoutBody> = {}, key?: string) =>
      send(
        CHECKOUT_PATH,
        checkoutOf(user, lines, changed),
        key === undefined ? {} : { 'idempotency-key': key },
      ),
    pay: (code: unknown, amount: number) =>
      send(PAYMENT_PATH, { amount, currency: 'USD', user_id: user.id, order_id: code }),
    refresh: (code: unknown) => send(ORDER_STATUS_PATH, { order_code: code, user_id: user.id }),
    cancel: (code: unknown) => send(CANCEL_PATH, { order_code: code }),
    markPaid: (code: unknown) => send(ORDER_STATUS_PATH, { order_code: code, reason: 'cash' }),
    /** Counts the events of the live stream until it is left. */
    async openStream() {
      const leaving = new AbortController();
      const { body } = await fetch(`${origin}${STREAM_PATH}`, {
        headers: { authorization },
        signal: leaving.signal,
      });
      if (!body) throw new Error('there is no stream');
      let text = '';
      const reader = body.pipeThrough(new TextDecoderStream()).getReader();
      const readOn = async (): Promise<void> => {
        const { done, value } = await reader.read();
        text += value ?? '';
        if (!done) await readOn();
      };
      // The first chunk arrives once the stream is open.
      text += (await reader.read()).value ?? '';
      readOn().catch(() => {});
      return {
        countOf: (code: string) =>
          text.split('\n').filter((line) => line.startsWith('data:') && line.includes(code)).length,
        leave: () => leaving.abort(),
      };
    },
  };
}

export type ServerUser = ReturnType<typeof userAt>;
