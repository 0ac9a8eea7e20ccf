/** The real server in this process, without rate limits and buyer limits. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { createApp } from '../../apps/server/src/app.ts';
import { databases } from '../../apps/server/src/backend.ts';
import { startEmbedded, type Embedded } from '../../apps/server/src/embedded/engine.ts';
import { defaultApiCallsPerMinute } from '../../apps/server/src/http/rateLimit.ts';
import { listen } from '../../apps/server/src/listen.ts';
import { createSettlement } from '../../apps/server/src/orders/settlement.ts';
import { withoutBuyerLimits } from '../../apps/server/src/testing/withoutBuyerLimits.ts';
import { createPages } from '../../apps/server/src/pages/pages.ts';
import { createLocalWallet } from '../../apps/server/src/payments/localWallet.ts';
import { root } from '../root.ts';

interface BenchShopOptions {
  /** A PostgreSQL database instead of an embedded one. */
  databaseUrl: string | null;
  /** With the built pages and the demo accounts. */
  isComplete?: boolean;
}

export interface BenchShop {
  origin: string;
  embedded: Embedded;
  /** A client with the publishable or the secret key. */
  clientWith: (key: string) => SupabaseClient;
}

/** Runs until SIGTERM. */
export async function openBenchShop({
  databaseUrl,
  isComplete = false,
}: BenchShopOptions): Promise<BenchShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'zawadeh-bench-'));
  const listener = await listen('127.0.0.1', 0);
  const origin = `http://127.0.0.1:${listener.port}`;
  const embedded = await startEmbedded({ dataDir, origin, databaseUrl, demoAccounts: isComplete });
  await withoutBuyerLimits(embedded.database);
  const { publishableKey, secretKey } = embedded;
  const project = {
    url: origin,
    publishableKey,
    secretKey,
    fetch: (async (input, init) => embedded.fetch(new Request(input, init))) satisfies typeof fetch,
    callFunction: embedded.callFunction,
  };
  const log = (problem: string, cause?: unknown) => console.error(problem, cause);
  const backend = databases(project);
  const unlimited = new Proxy(defaultApiCallsPerMinute, { get: () => Infinity });
  const wallet = createLocalWallet(origin, async (url, init) => app.fetch(new Request(url, init)));
  const pages =
    isComplete &&
    (await createPages({
      distDir: join(root, 'apps/web/dist/'),
      publicUrl: origin,
      bags: backend.bags,
      log,
    }));
  const app = createApp({
    ...backend,
    paidOrdersChanged: (listener) => embedded.listen('order_paid', listener),
    payments: wallet.payments,
    settlement: createSettlement(backend.orders, wallet.payments),
    walletPages: wallet.pages,
    config: { supabaseUrl: '', publishableKey, apiBase: '', paidOrdersOnly: false },
    log,
    apiCallsPerMinute: unlimited,
    userCallsPerMinute: unlimited,
    tableCallsPerMinute: unlimited,
    supabase: (request, peer) => embedded.fetch(request, peer),
    ...(pages && { pages }),
  });
  listener.answerWith((request, peer) => app.fetch(request, peer));
  process.once('SIGTERM', () => {
    void (async () => {
      await listener.stop();
      await embedded.close();
      await rm(dataDir, { recursive: true, force: true });
      process.exit(0);
    })();
  });
  return {
    origin,
    embedded,
    clientWith: (key) =>
      createClient(origin, key, {
        auth: { persistSession: false, autoRefreshToken: false },
        global: { fetch: project.fetch },
      }),
  };
}
