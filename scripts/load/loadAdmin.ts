/** An admin at the dashboard: follows the stream of paid orders, reads lists, and adds bags. */
import { setTimeout as wait } from 'node:timers/promises';
import {
  beirutDay,
  PAID_EVENT,
  readPaidEvent,
  REFUNDS_PATH,
  STREAM_PATH,
  wallTimeOf,
  weekdayOf,
} from '@zawadeh/domain';
import { signInCall, type ApiCall } from '../../apps/server/src/testing/shopClient.ts';
import { loadAdminAccount } from './loadAccounts.ts';
import type { LoadClient, ClientResponse } from './loadClient.ts';
import type { Observations } from './observations.ts';

const RECONNECT_MS = 1_000;
const MINUTE = 60_000;
const HOURS_OF_A_WINDOW = 12;
const PLANNED_FOR = 6 * 60 * MINUTE;

const inHours = (hours: number): string => new Date(Date.now() + hours * 60 * MINUTE).toISOString();

const SEARCHES = ['zwd', 'rima', '70123456', 'paid'];

export interface LoadAdminOptions {
  origin: string;
  publishableKey: string;
  client: LoadClient;
  observations: Observations;
}

export async function signInLoadAdmin({ origin, publishableKey, client, observations }: LoadAdminOptions) {
  const controller = new AbortController();
  let lastEvent = '';
  let connectedAt = Infinity;
  let token = '';

  const signIn = async (): Promise<void> => {
    const response = await client.send('sign in', signInCall(loadAdminAccount));
    if (typeof response?.json.access_token === 'string') token = response.json.access_token;
  };

  /** Signs in again on an expired token. */
  const send = async (kind: string, apiCall: ApiCall): Promise<ClientResponse | null> => {
    const response = await client.send(kind, { ...apiCall, as: { token } });
    if (response?.status !== 401) return response;
    await signIn();
    return client.send(kind, { ...apiCall, as: { token } });
  };

  await signIn();
  const stores = JSON.parse(
    (await send('stores', { path: '/rest/v1/stores?select=id&limit=1' }))?.body ?? '[]',
  ) as {
    id: string;
  }[];
  const storeId = stores[0]!.id;

  const add = async (columns: object): Promise<string[]> => {
    const response = await send('dashboard: a new bag', {
      path: '/rest/v1/surprise_bags?select=id',
      headers: { prefer: 'return=representation' },
      body: { store_id: storeId, title: 'A bag of the load', sale_price: 4.5, ...columns },
    });
    const rows: unknown = response?.status === 201 ? JSON.parse(response.body) : [];
    return (rows as { id: string }[]).map(({ id }) => id);
  };

  const readEvent = (event: string): void => {
    const part = (name: string) => new RegExp(`^${name}: ?(.*)$`, 'm').exec(event)?.[1] ?? '';
    lastEvent = part('id') || lastEvent;
    const reading = part('event') === PAID_EVENT ? readPaidEvent(part('data')) : null;
    if (!reading?.ok) return;
    const { codes, paidAt } = reading.value;
    const isLive = paidAt !== null && paidAt > connectedAt;
    for (const code of new Set(codes))
      observations.recordStreamEvent(code, isLive ? Date.now() - paidAt : null);
  };

  const readStream = async (): Promise<void> => {
    const { body, ok, status } = await fetch(origin + STREAM_PATH, {
      headers: {
        authorization: `Bearer ${token}`,
        apikey: publishableKey,
        ...(lastEvent && { 'last-event-id': lastEvent }),
      },
      signal: controller.signal,
    });
    if (status === 401) return signIn();
    if (!ok || !body) return;
    connectedAt = Date.now();
    let rest = '';
    for await (const text of body.pipeThrough(new TextDecoderStream())) {
      const events = (rest + text).split('\n\n');
      rest = events.pop() ?? '';
      events.forEach(readEvent);
    }
  };

  return {
    send,
    /** Reconnects by itself, with the id of the last event. */
    async followStream(): Promise<void> {
      while (!controller.signal.aborted) {
        await readStream().catch(() => {});
        if (!controller.signal.aborted) await wait(RECONNECT_MS);
      }
    },
    stop: () => controller.abort(),

    async readLists(): Promise<void> {
      const path = '/rest/v1/rpc/admin_orders';
      await send('dashboard: orders', { path, body: { p_filter: {} } });
      const search = SEARCHES[Math.floor(Math.random() * SEARCHES.length)];
      await send('dashboard: a search', { path, body: { p_filter: { words: [search] } } });
    },

    /** Of a bag with a window people are told at night too. */
    async addBag(quantity: number, hasWindow = false): Promise<void> {
      const window = hasWindow ? { pickup_start: inHours(0), pickup_end: inHours(HOURS_OF_A_WINDOW) } : {};
      for (const id of await add({ quantity, ...window })) observations.supply.set(id, quantity);
    },

    /** The sweep puts it on sale. */
    async addPlannedBag(quantity: number): Promise<void> {
      const opens = Date.now() - MINUTE;
      const quantities = Array<number | null>(7).fill(null);
      quantities[weekdayOf(beirutDay(opens))] = quantity;
      const clock = (at: number) => wallTimeOf(at).slice(11, 16);
      for (const bag_id of await add({ quantity: 0 })) {
        observations.plannedBags.add(bag_id);
        const body = { bag_id, quantities, opens: clock(opens), closes: clock(opens + PLANNED_FOR) };
        const planned = await send('dashboard: a plan', { path: '/rest/v1/bag_plans', body });
        if (planned?.status === 201) observations.supply.set(bag_id, quantity);
      }
    },

    /** The money of the order that waits longest. */
    async sendBack(): Promise<void> {
      const list = await send('dashboard: refunds', {
        path: '/rest/v1/rpc/refund_list',
        body: { p_owed: 1 },
      });
      const [owed] = (list?.json.refunds ?? []) as { id: string; done_at: string | null }[];
      if (!owed || owed.done_at !== null) return;
      const path = `${REFUNDS_PATH}/${owed.id}/done`;
      await send('dashboard: sent back', { path, body: { reference: `WM-${owed.id.slice(0, 8)}` } });
    },

    /** For a phone at the counter of the shop that has all bags of the load. */
    async allowPhone(p_code_hash: string): Promise<void> {
      const body = { p_code_hash, p_kind: 'counter', p_store: storeId };
      await send('counter: a link', { path: '/rest/v1/rpc/create_pairing', body });
    },
  };
}

export type LoadAdmin = Awaited<ReturnType<typeof signInLoadAdmin>>;
