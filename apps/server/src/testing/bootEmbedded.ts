import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createClient } from '@supabase/supabase-js';
import type { SupabaseClient } from '@supabase/supabase-js';
import { createApp } from '../app.ts';
import { databases } from '../backend.ts';
import { defaultApiCallsPerMinute } from '../http/rateLimit.ts';
import { startEmbedded } from '../embedded/engine.ts';
import { createLocalWallet } from '../payments/localWallet.ts';
import type { Embedded } from '../embedded/engine.ts';

export const ORIGIN = 'http://127.0.0.1:4310';
export const BOOT_MS = 60_000;

export const temporaryFolder = (): Promise<string> => fs.mkdtemp(path.join(os.tmpdir(), 'zawadeh-test-'));

export interface Booted {
  embedded: Embedded;
  app: ReturnType<typeof createApp>;
  /** supabase-js as a browser has it: through our own routes. */
  visitor: () => SupabaseClient;
  service: () => SupabaseClient;
  stop: () => Promise<void>;
}

/** The whole server on a fresh real database, without a port. */
export async function bootEmbedded(): Promise<Booted> {
  const dataDir = await temporaryFolder();
  const embedded = await startEmbedded({ dataDir, origin: ORIGIN });
  const { publishableKey, secretKey } = embedded;
  const engineFetch: typeof fetch = (input, init) => embedded.fetch(new Request(input, init));
  const wallet = createLocalWallet(ORIGIN, async (url, init) => app.fetch(new Request(url, init)));
  const app: ReturnType<typeof createApp> = createApp({
    ...databases({ url: ORIGIN, publishableKey, secretKey, fetch: engineFetch }),
    payments: wallet.payments,
    walletPages: wallet.pages,
    config: { supabaseUrl: '', publishableKey, apiBase: '' },
    log: () => {},
    // Tests of what the calls do are not tests of how often they may be made.
    apiCallsPerMinute: Object.fromEntries(
      Object.keys(defaultApiCallsPerMinute).map((path) => [path, Infinity]),
    ),
    supabase: (request, peer) => embedded.fetch(request, peer),
  });
  const client = (key: string, via: typeof fetch): SupabaseClient =>
    createClient(ORIGIN, key, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { fetch: via },
    });
  return {
    embedded,
    app,
    visitor: () => client(publishableKey, async (input, init) => app.fetch(new Request(input, init))),
    service: () => client(secretKey, engineFetch),
    stop: async () => {
      await embedded.close();
      await fs.rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Signs up for real: the code is taken from the e-mail, as a person would. */
export async function signUp(booted: Booted, email: string, data: object = {}): Promise<SupabaseClient> {
  const client = booted.visitor();
  const { error } = await client.auth.signUp({ email, password: 'Correct-horse-7', options: { data } });
  if (error) throw error;
  const code = /\b\d{6}\b/.exec(booted.embedded.outbox.latestTo(email)?.text ?? '')?.[0];
  if (!code) throw new Error(`No code was sent to ${email}`);
  const verified = await client.auth.verifyOtp({ email, token: code, type: 'signup' });
  if (verified.error) throw verified.error;
  return client;
}
