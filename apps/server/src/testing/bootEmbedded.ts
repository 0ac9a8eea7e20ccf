import fs from 'node:fs/promises';
import { afterAll, inject } from 'vitest';
import type { Ports } from '../ports.ts';
import { startEmbedded, type Embedded } from '../embedded/engine.ts';
import { openEmbeddedServer, type DrivenEngine } from './embeddedServer.ts';
import { copyOfFolder, ORIGIN } from './place.ts';
import { isForPostgrest, openPostgrest, type Postgrest } from './hosted/postgrest.ts';
import { freshDatabase, postgrestProgram, testServer } from './testDatabase.ts';

/** The whole server without a port, on a database of its own: on PostgreSQL or with PostgREST if the tests run with them. */
export async function bootEmbedded(changed: Partial<Ports> = {}) {
  const prepared = inject('prepared');
  const dataDir = await copyOfFolder(prepared.dataDir);
  const server = testServer ? await freshDatabase(testServer, prepared.database ?? undefined) : null;
  const engine = await startEmbedded({
    dataDir,
    origin: ORIGIN,
    databaseUrl: server?.url ?? null,
    isChecked: true,
  });
  const postgrest = server && postgrestProgram ? await openPostgrest(postgrestProgram, server.url) : null;
  const embedded = postgrest ? throughPostgrest(engine, postgrest) : engine;
  return {
    ...(await openEmbeddedServer(embedded, ORIGIN, () => changed)),
    embedded,
    /** The embedded engine, where PostgREST answers for its tables. */
    engine,
    dataDir,
    /** Null for PGlite. */
    databaseUrl: server?.url ?? null,
    stop: async () => {
      await postgrest?.close();
      await engine.close();
      await server?.drop();
      await fs.rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The same for all tests of a file. */
export async function bootForFile(changed: Partial<Ports> = {}): Promise<Booted> {
  const booted = await bootEmbedded(changed);
  afterAll(() => booted.stop());
  return booted;
}

/** As in a hosted project, the server's own calls are requests too. */
const throughPostgrest = (engine: Embedded, postgrest: Postgrest): DrivenEngine => {
  const { callFunction: _faster, ...others } = engine;
  return {
    ...others,
    fetch: (request, peer) =>
      isForPostgrest(request) ? postgrest.fetch(request) : engine.fetch(request, peer),
  };
};

export type Booted = Awaited<ReturnType<typeof bootEmbedded>>;
