/** A first start takes four times as long as a copy of it, so it runs once and each test file gets a copy. */
import fs from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../embedded/engine.ts';
import { ORIGIN, temporaryFolder } from './place.ts';
import { preparedFolder } from './preparedFolder.ts';
import { makeHosted } from './hosted/hostedDatabase.ts';
import { freshDatabase, postgrestProgram, testServer } from './testDatabase.ts';

declare module 'vitest' {
  interface ProvidedContext {
    prepared: Prepared;
  }
}

/** The files and database of a server that was started and stopped. */
export interface Prepared {
  dataDir: string;
  /** The database on the PostgreSQL server, if there is one. */
  database: string | null;
}

export default async function prepare(project: TestProject): Promise<() => Promise<void>> {
  if (!testServer) {
    project.provide('prepared', { dataDir: await preparedFolder('shop'), database: null });
    return async () => {};
  }
  const dataDir = await temporaryFolder();
  const server = await freshDatabase(testServer);
  const embedded = await startEmbedded({ dataDir, origin: ORIGIN, databaseUrl: server.url });
  await embedded.close();
  if (postgrestProgram) await makeHosted(server.url);
  project.provide('prepared', { dataDir, database: server.name });
  return async () => {
    await server.drop();
    await fs.rm(dataDir, { recursive: true, force: true });
  };
}
