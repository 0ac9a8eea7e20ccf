import type { PgliteConnection } from '@supabase/lite/pglite';
import type { PostgresConnection } from '@supabase/lite/postgres';
import type { Kysely } from 'kysely';
import type { CallFunction } from './callFunction.ts';

/** A session used only before the first request. */
export interface SetUp {
  /** Runs a whole file of statements in one transaction. */
  run: (statements: string) => Promise<void>;
  /** The same, with one final statement in the same transaction. */
  runWith: (statements: string, finalStatement: string, values: string[]) => Promise<void>;
  rows: <Row>(query: string, values?: string[]) => Promise<Row[]>;
}

/** The engine's database: PGlite on a folder, or a PostgreSQL server. */
export interface EngineDatabase {
  connection: PgliteConnection | PostgresConnection;
  /** Safe to use while requests are served. */
  queries: Kysely<unknown>;
  callFunction: CallFunction;
  setUp: SetUp;
  /** Ends the set-up session; from here on requests use the database. */
  endSetUp: () => Promise<void>;
  /** Calls back after each commit that notified the channel, and whenever a notification may have been missed. */
  listen: (channel: string, callback: () => void) => Promise<void>;
  close: () => Promise<void>;
}

export const TIMESTAMPTZ = 1184;
export const NUMERIC = 1700;

/** PostgREST answers "2026-11-21T03:45:20+00:00", PostgreSQL prints "2026-11-21 03:45:20+00". */
export const isoTime = (text: string): string => text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');

/**
 * With its first request the engine grants every table to every role, which undoes the revokes of the migrations,
 * unless its state says that it has done so already.
 */
export function skipEngineGrants({ connection }: Pick<EngineDatabase, 'connection'>): void {
  Object.assign(connection, { rlsState: 'active' });
}
