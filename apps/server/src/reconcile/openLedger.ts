import fs from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { Settings } from '../commandLine.ts';
import { createLedgerDatabase, type LedgerDatabase } from '../database/ledger.ts';
import { withoutPassword } from '../database/withoutPassword.ts';
import { callWith, type CallFunction } from '../embedded/callFunction.ts';
import { lockFolder } from '../embedded/folderLock.ts';
import { openPglite } from '../embedded/pgliteDatabase.ts';
import { StartError } from '../startError.ts';

export interface OpenLedger {
  ledger: LedgerDatabase;
  close: () => Promise<void>;
}

const LONGEST_STATEMENT_MS = 30_000;

/** Without a Data API: every call uses SQL directly. */
const ledgerOver = (callFunction: CallFunction): LedgerDatabase =>
  createLedgerDatabase({ url: 'http://embedded.invalid', secretKey: 'none', fetch, callFunction });

/** Opens the files read-only and without the engine: nothing is migrated, seeded or served. */
async function openFolder(dataDir: string): Promise<OpenLedger> {
  const database = path.join(dataDir, 'database');
  const isThere = await fs.stat(database).catch(() => null);
  if (!isThere) {
    throw new StartError(
      `There is no database in ${dataDir}. Name the folder with --data, as for npm start.`,
    );
  }
  const unlock = await lockFolder(dataDir);
  try {
    const { queries, callFunction, close } = await openPglite(database);
    await sql`set default_transaction_read_only = on`.execute(queries);
    return {
      ledger: ledgerOver(callFunction),
      close: async () => {
        await close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw new StartError(`The database in ${dataDir} cannot be opened.`, { cause: error });
  }
}

/** Safe while servers use the database. */
async function openServer(url: string): Promise<OpenLedger> {
  const { default: postgres } = await import('postgres');
  const session = postgres(url, {
    max: 1,
    onnotice: () => {},
    connection: { default_transaction_read_only: true, statement_timeout: LONGEST_STATEMENT_MS },
  });
  try {
    await session`select`;
  } catch (error) {
    await session.end();
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`The database ${withoutPassword(url)} cannot be reached: ${reason}.`, {
      cause: error,
    });
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the driver accepts every value that the ledger sends
  const callFunction = callWith(async (query, values) => session.unsafe(query, values as never[]));
  return { ledger: ledgerOver(callFunction), close: () => session.end() };
}

/** Opens the database of the server with these settings. */
export async function openLedger({ hosted, databaseUrl, dataDir }: Settings): Promise<OpenLedger> {
  if (hosted) {
    return {
      ledger: createLedgerDatabase({ url: hosted.url, secretKey: hosted.secretKey, fetch }),
      close: async () => {},
    };
  }
  return databaseUrl ? openServer(databaseUrl) : openFolder(dataDir);
}
