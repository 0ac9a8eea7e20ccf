import fs from 'node:fs/promises';
import { inject } from 'vitest';
import type { Ports } from '../ports.ts';
import { startEmbedded } from '../embedded/engine.ts';
import { openEmbeddedServer } from './embeddedServer.ts';
import { ORIGIN, temporaryFolder } from './place.ts';
import { freshDatabase, testServer } from './testDatabase.ts';

/** The whole server without a port, on a database of its own: on PostgreSQL if the tests run with it. */
export async function bootEmbedded(changed: Partial<Ports> = {}) {
  const prepared = inject('prepared');
  const dataDir = await temporaryFolder();
  await fs.cp(prepared.dataDir, dataDir, { recursive: true });
  const server = testServer ? await freshDatabase(testServer, prepared.database ?? undefined) : null;
  const embedded = await startEmbedded({ dataDir, origin: ORIGIN, databaseUrl: server?.url ?? null });
  return {
    ...(await openEmbeddedServer(embedded, ORIGIN, () => changed)),
    embedded,
    dataDir,
    /** Null for PGlite. */
    databaseUrl: server?.url ?? null,
    stop: async () => {
      await embedded.close();
      await server?.drop();
      await fs.rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type Booted = Awaited<ReturnType<typeof bootEmbedded>>;
