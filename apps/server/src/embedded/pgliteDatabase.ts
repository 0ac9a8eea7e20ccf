import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { PGlite } from '@supabase/lite/pglite';
import { callThrough } from './callFunction.ts';
import { answerCheckViolations } from './checkViolations.ts';
import { isoTime, NUMERIC, TIMESTAMPTZ, type EngineDatabase, type SetUp } from './engineDatabase.ts';
import { serializedPglite } from './serializedPglite.ts';

/** The default of 128 MB is memory of this process, and takes no more orders a second. */
const SHARED_BUFFERS = '32MB';

const CREATE_DATABASE = path.join(import.meta.dirname, 'createDatabase.ts');

async function createOnce(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  try {
    await promisify(execFile)(process.execPath, [CREATE_DATABASE, folder]);
  } catch {
    // The engine tries it again in this process, and its error says why.
    await fs.rm(folder, { recursive: true, force: true });
  }
}

const setUpOf = (pglite: PGlite): SetUp => ({
  run: async (statements) => {
    await pglite.transaction((transaction) => transaction.exec(statements));
  },
  runWith: async (statements, finalStatement, values) => {
    await pglite.transaction(async (transaction) => {
      await transaction.exec(statements);
      await transaction.query(finalStatement, values);
    });
  },
  rows: async <Row>(query: string, values: string[] = []) => (await pglite.query<Row>(query, values)).rows,
});

/** PostgreSQL in this process, on a folder that no other process may open. */
export async function openPglite(
  folder: string,
  options: { withoutLock?: boolean } = {},
): Promise<EngineDatabase> {
  await createOnce(folder);
  const { createPgliteConnection, PGlite: Engine } = await import('@supabase/lite/pglite');
  const connection = await createPgliteConnection({
    url: folder,
    pgliteOptions: {
      startParams: [...Engine.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
      // The engine leaves "4.50" a string because JavaScript prints 4.5; PostgREST answers a number.
      parsers: { [TIMESTAMPTZ]: isoTime, [NUMERIC]: Number },
    },
  });
  const pglite = connection.driver;
  await pglite.waitReady;
  if (!options.withoutLock) connection.kysely = serializedPglite(pglite);
  answerCheckViolations(connection);
  return {
    connection,
    queries: connection.kysely,
    callFunction: callThrough(connection.kysely),
    setUp: setUpOf(pglite),
    endSetUp: async () => {},
    listen: async (channel, callback) => {
      await pglite.listen(channel, callback);
    },
    close: () => connection.close(),
  };
}
