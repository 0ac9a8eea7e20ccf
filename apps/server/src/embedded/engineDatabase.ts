import type { PgliteConnection } from '@supabase/lite/pglite';
import type { PostgresConnection } from '@supabase/lite/postgres';
import type { Kysely } from 'kysely';
import type { CallFunction } from './callFunction.ts';

/** One session before the first request, which nobody else has at the time. */
export interface SetUp {
  /** Whole files of statements, as one transaction or not at all. */
  run: (statements: string) => Promise<void>;
  /** The same, with one last statement of ours in the transaction. */
  runWith: (statements: string, finalStatement: string, values: string[]) => Promise<void>;
  rows: <Row>(query: string, values?: string[]) => Promise<Row[]>;
}

/** What the engine stands on: PGlite on a folder, or a PostgreSQL server. */
export interface EngineDatabase {
  connection: PgliteConnection | PostgresConnection;
  /** Safe beside the requests. */
  queries: Kysely<unknown>;
  callFunction: CallFunction;
  setUp: SetUp;
  /** From here on the database belongs to the requests. */
  endSetUp: () => Promise<void>;
  /** Calls whenever a transaction that notified the channel was committed, and when something may have been missed. */
  listen: (channel: string, callback: () => void) => Promise<void>;
  close: () => Promise<void>;
}

export const TIMESTAMPTZ = 1184;
export const NUMERIC = 1700;

/** PostgREST answers "2026-11-21T03:45:20+00:00", PostgreSQL prints "2026-11-21 03:45:20+00". */
export const isoTime = (text: string): string => text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');

/**
 * With its first request the engine grants every table to every role, undoing each revoke of the migrations,
 * unless it believes that it has done so already.
 */
export function skipEngineGrants({ connection }: Pick<EngineDatabase, 'connection'>): void {
  Object.assign(connection, { rlsState: 'active' });
}
