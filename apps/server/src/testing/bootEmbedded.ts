import fs from 'node:fs/promises';
import { createClient } from '@supabase/supabase-js';
import type { SupabaseClient } from '@supabase/supabase-js';
import { inject } from 'vitest';
import { createApp } from '../app.ts';
import { databases } from '../backend.ts';
import { defaultApiCallsPerMinute } from '../http/rateLimit.ts';
import type { Ports } from '../ports.ts';
import { startEmbedded } from '../embedded/engine.ts';
import { createSettlement } from '../orders/settlement.ts';
import { linkToken } from '../embedded/letters.ts';
import { createLocalWallet } from '../payments/localWallet.ts';
import type { Embedded } from '../embedded/engine.ts';
import { ORIGIN, temporaryFolder } from './place.ts';
import { freshDatabase, testServer } from './testDatabase.ts';

const unlimited = new Proxy(defaultApiCallsPerMinute, { get: () => Infinity });

export interface Booted {
  embedded: Embedded;
  dataDir: string;
  /** Null for PGlite. */
  databaseUrl: string | null;
  app: ReturnType<typeof createApp>;
  /** For a second server on the same database. */
  ports: Ports;
  /** supabase-js as in a browser: through our own routes. */
  visitor: () => SupabaseClient;
  service: () => SupabaseClient;
  stop: () => Promise<void>;
}

/** The whole server without a port, on a database of its own: on PostgreSQL if the tests run with it. */
export async function bootEmbedded(changed: Partial<Ports> = {}): Promise<Booted> {
  const prepared = inject('prepared');
  const dataDir = await temporaryFolder();
  await fs.cp(prepared.dataDir, dataDir, { recursive: true });
  const server = testServer ? await freshDatabase(testServer, prepared.database ?? undefined) : null;
  const embedded = await startEmbedded({ dataDir, origin: ORIGIN, databaseUrl: server?.url ?? null });
  const { publishableKey, secretKey } = embedded;
  const engineFetch: typeof fetch = (input, init) => embedded.fetch(new Request(input, init));
  const wallet = createLocalWallet(ORIGIN, async (url, init) => app.fetch(new Request(url, init)));
  const set = {
    ...databases({
      url: ORIGIN,
      publishableKey,
      secretKey,
      fetch: engineFetch,
      callFunction: embedded.callFunction,
    }),
    paidOrdersChanged: (callback) => embedded.listen('order_paid', callback),
    payments: wallet.payments,
    walletPages: wallet.pages,
    config: { supabaseUrl: '', publishableKey, apiBase: '', paidOrdersOnly: false },
    log: () => {},
    // No rate limits, which have their own tests.
    apiCallsPerMinute: unlimited,
    userCallsPerMinute: unlimited,
    tableCallsPerMinute: unlimited,
    supabase: (request, peer) => embedded.fetch(request, peer),
    ...changed,
  } satisfies Partial<Ports>;
  const ports: Ports = { settlement: createSettlement(set.orders, set.payments), ...set };
  const app = createApp(ports);
  const client = (key: string, via: typeof fetch): SupabaseClient =>
    createClient(ORIGIN, key, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { fetch: via },
    });
  return {
    embedded,
    dataDir,
    databaseUrl: server?.url ?? null,
    app,
    ports,
    visitor: () => client(publishableKey, async (input, init) => app.fetch(new Request(input, init))),
    service: () => client(secretKey, engineFetch),
    stop: async () => {
      await embedded.close();
      await server?.drop();
      await fs.rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Signs up like a user: with the link from the e-mail. */
export async function signUp(booted: Booted, email: string, data: object = {}): Promise<SupabaseClient> {
  const client = booted.visitor();
  const { error } = await client.auth.signUp({ email, password: 'Correct-horse-7', options: { data } });
  if (error) throw error;
  const token_hash = linkToken(booted.embedded.outbox.latestTo(email));
  if (!token_hash) throw new Error(`No link was sent to ${email}`);
  const verified = await client.auth.verifyOtp({ token_hash, type: 'signup' });
  if (verified.error) throw verified.error;
  return client;
}
