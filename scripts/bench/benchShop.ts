/** The real server in this process on a port, without rate limits and buyer limits. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../../apps/server/src/embedded/engine.ts';
import { listen } from '../../apps/server/src/listen.ts';
import { openEmbeddedServer, unlimited } from '../../apps/server/src/testing/embeddedServer.ts';
import { withoutBuyerLimits } from '../../apps/server/src/testing/withoutBuyerLimits.ts';
import { createPages } from '../../apps/server/src/pages/pages.ts';
import { root } from '../root.ts';

interface BenchShopOptions {
  /** A PostgreSQL database instead of an embedded one. */
  databaseUrl: string | null;
  /** With the built pages and the demo accounts. */
  isComplete?: boolean;
}

/** Runs until SIGTERM. */
export async function openBenchShop({ databaseUrl, isComplete = false }: BenchShopOptions) {
  const dataDir = await mkdtemp(join(tmpdir(), 'zawadeh-bench-'));
  const listener = await listen('127.0.0.1', 0);
  const origin = `http://127.0.0.1:${listener.port}`;
  const embedded = await startEmbedded({ dataDir, origin, databaseUrl, demoAccounts: isComplete });
  await withoutBuyerLimits(embedded.database);
  const log = (problem: string, cause?: unknown) => console.error(problem, cause);
  const distDir = join(root, 'apps/web/dist/');
  const server = await openEmbeddedServer(embedded, origin, async (bags) => ({
    log,
    authCallsPerMinute: unlimited,
    ...(isComplete && {
      pages: await createPages({
        distDir,
        publicUrl: origin,
        shops: async () => [],
        contents: async () => null,
        rate: async () => null,
        bags,
        log,
      }),
    }),
  }));
  listener.answerWith((request, peer) => server.app.fetch(request, peer));
  process.once('SIGTERM', () => {
    void (async () => {
      await listener.stop();
      await embedded.close();
      await rm(dataDir, { recursive: true, force: true });
      process.exit(0);
    })();
  });
  return { ...server, origin, embedded };
}
