/** Somebody on the dashboard: hears of paid orders as they come, looks through lists, and puts out new bags. */
import { setTimeout as wait } from 'node:timers/promises';
import { PAID_EVENT, readPaidEvent, STREAM_PATH } from '@zawadeh/domain';
import { DEMO_ACCOUNTS } from '@zawadeh/domain/demo';
import { passwordCall, type Call, type Caller, type Told } from './caller.ts';
import type { Notes } from './notes.ts';

const BACK_AFTER_MS = 1_000;
const SEARCHES = ['ZWD', 'Rima', '70123456', 'paid'];

export interface AdminWorld {
  origin: string;
  publishableKey: string;
  caller: Caller;
  notes: Notes;
}

export async function adminAt({ origin, publishableKey, caller, notes }: AdminWorld) {
  const leaving = new AbortController();
  let lastEvent = '';
  let token = '';

  const signIn = async (): Promise<void> => {
    const { email, password } = DEMO_ACCOUNTS.find(({ role }) => role === 'admin')!;
    const told = await caller.call('sign in', ...passwordCall(email, password));
    if (typeof told?.answer.access_token === 'string') token = told.answer.access_token;
  };

  /** A token that is no longer good is got anew. */
  const call = async (kind: string, path: string, options: Call = {}): Promise<Told | null> => {
    const told = await caller.call(kind, path, { ...options, token });
    if (told?.status !== 401) return told;
    await signIn();
    return caller.call(kind, path, { ...options, token });
  };

  await signIn();
  const stores = JSON.parse((await call('stores', '/rest/v1/stores?select=id&limit=1'))?.body ?? '[]') as {
    id: string;
  }[];
  const storeId = stores[0]!.id;

  const hear = (event: string): void => {
    const part = (name: string) => new RegExp(`^${name}: ?(.*)$`, 'm').exec(event)?.[1] ?? '';
    lastEvent = part('id') || lastEvent;
    const reading = part('event') === PAID_EVENT ? readPaidEvent(part('data')) : null;
    if (reading?.ok) for (const code of new Set(reading.value.codes)) notes.heardOnStream(code);
  };

  const listenOnce = async (): Promise<void> => {
    const { body, ok, status } = await fetch(origin + STREAM_PATH, {
      headers: {
        authorization: `Bearer ${token}`,
        apikey: publishableKey,
        ...(lastEvent && { 'last-event-id': lastEvent }),
      },
      signal: leaving.signal,
    });
    if (status === 401) return signIn();
    if (!ok || !body) return;
    let rest = '';
    for await (const text of body.pipeThrough(new TextDecoderStream())) {
      const events = (rest + text).split('\n\n');
      rest = events.pop() ?? '';
      events.forEach(hear);
    }
  };

  return {
    call,
    /** Comes back by itself, and says what it heard last. */
    async listen(): Promise<void> {
      while (!leaving.signal.aborted) {
        await listenOnce().catch(() => {});
        if (!leaving.signal.aborted) await wait(BACK_AFTER_MS);
      }
    },
    leave: () => leaving.abort(),

    async dashboard(): Promise<void> {
      const query = 'select=id,order_code,payment_status,details&order=created_at.desc&limit=50';
      await call('dashboard: orders', `/rest/v1/orders?${query}`);
      const words = SEARCHES[Math.floor(Math.random() * SEARCHES.length)];
      await call(
        'dashboard: a search',
        `/rest/v1/orders?${query}&or=(order_code.ilike.*${words}*,customer_name.ilike.*${words}*)`,
      );
    },

    /** Its supply is known from then on. */
    async putOut(quantity: number): Promise<void> {
      const told = await call('dashboard: a new bag', '/rest/v1/surprise_bags?select=id', {
        method: 'POST',
        headers: { prefer: 'return=representation' },
        body: { store_id: storeId, title: 'A bag of the load', sale_price: 4.5, quantity },
      });
      const rows: unknown = told?.status === 201 ? JSON.parse(told.body) : [];
      for (const { id } of rows as { id: string }[]) notes.supplied(id, quantity);
    },
  };
}

export type Admin = Awaited<ReturnType<typeof adminAt>>;
