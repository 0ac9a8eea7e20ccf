/** The whole server in this process, on an embedded backend, without a port and without rate limits. */
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { createApp } from '../app.ts';
import { databases } from '../backend.ts';
import type { Embedded } from '../embedded/engine.ts';
import { defaultApiCallsPerMinute } from '../http/rateLimit.ts';
import { createSettlement } from '../orders/settlement.ts';
import { createLocalWallet } from '../payments/localWallet.ts';
import type { Ports } from '../ports.ts';

/** Rate limits have their own tests. */
export const unlimited = new Proxy(defaultApiCallsPerMinute, { get: () => Infinity });

/** Without `callFunction`, database functions are called over the Data API. */
export type DrivenEngine = Omit<Embedded, 'callFunction'> & Partial<Pick<Embedded, 'callFunction'>>;

/** `changed` replaces ports, and may use the bags of the shop. */
export async function openEmbeddedServer(
  embedded: DrivenEngine,
  origin: string,
  changed: (bags: Ports['bags']) => Partial<Ports> | Promise<Partial<Ports>> = () => ({}),
) {
  const { publishableKey, secretKey, callFunction } = embedded;
  const engineFetch: typeof fetch = (input, init) => embedded.fetch(new Request(input, init));
  const appFetch: typeof fetch = async (input, init) => app.fetch(new Request(input, init));
  const backend = databases({
    url: origin,
    publishableKey,
    secretKey,
    fetch: engineFetch,
    ...(callFunction && { callFunction }),
  });
  const wallet = createLocalWallet(origin, appFetch, backend.orders.shown);
  const set = {
    ...backend,
    listen: (channel, callback) => embedded.listen(channel, callback),
    payments: wallet.payments,
    walletPages: wallet.pages,
    config: { supabaseUrl: '', publishableKey, apiBase: '', paidOrdersOnly: false },
    log: () => {},
    linkOrigin: origin,
    sendLetter: (letter) => embedded.outbox.send(letter),
    apiCallsPerMinute: unlimited,
    userCallsPerMinute: unlimited,
    tableCallsPerMinute: unlimited,
    userTableCallsPerMinute: unlimited,
    supabase: (request, peer) => embedded.fetch(request, peer),
    ...(await changed(backend.bags)),
  } satisfies Partial<Ports>;
  const ports: Ports = { settlement: createSettlement(set.orders, set.payments), ...set };
  const app = createApp(ports);
  const client = (key: string, via: typeof fetch): SupabaseClient =>
    createClient(origin, key, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { fetch: via },
    });
  return {
    app,
    /** For a second server on the same database. */
    ports,
    impact: backend.impact,
    letters: backend.letters,
    backend: { origin, send: async (request: Request) => app.fetch(request) },
    /** supabase-js as in a browser: through our own routes. */
    visitor: () => client(publishableKey, appFetch),
    service: () => client(secretKey, engineFetch),
  };
}
