import postgres, { type Sql } from 'postgres';
import { withoutPassword } from '../database/withoutPassword.ts';
import { callWith } from './callFunction.ts';
import { answerCheckViolations } from './checkViolations.ts';
import { isoTime, NUMERIC, TIMESTAMPTZ, type EngineDatabase, type SetUp } from './engineDatabase.ts';
import { StartError } from '../startError.ts';

const OLDEST_VERSION = 150_000;
const MOST_SESSIONS = 10;
const LONGEST_STATEMENT_MS = 10_000;
const LAST_STATEMENTS_SECONDS = 5;
/** By itself the driver waits longer after each loss, up to twenty seconds. */
const RECONNECT_AFTER_SECONDS = 0.5;
/** The number in patches/, so that an installation with an earlier patch is noticed. */
const PATCH = 2;
/** An arbitrary number; servers that start on the same database take this lock one after another. */
const START_LOCK = 4_310;

const SCHEMAS = ['public', 'private', 'auth', 'storage', 'extensions', 'embedded', 'supabase_migrations'];

/** The engine passes JSON as text; serializing it again would make it a JSON string. */
const json = (oid: number) => ({
  to: oid,
  from: [oid],
  serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
  parse: (text: string): unknown => JSON.parse(text),
});

const types = {
  json: json(114),
  jsonb: json(3802),
  timestamptz: { to: TIMESTAMPTZ, from: [TIMESTAMPTZ], serialize: (text: string) => text, parse: isoTime },
  numeric: { to: NUMERIC, from: [NUMERIC], serialize: String, parse: Number },
};

async function connect(session: Sql, url: string): Promise<void> {
  try {
    await session`select`;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`The database ${withoutPassword(url)} cannot be reached: ${reason}.`, {
      cause: error,
    });
  }
}

/** Never overwrites foreign data: the database is empty or was created by Zawadeh. */
async function claimDatabase(session: Sql, url: string, reset: boolean): Promise<void> {
  const [found] = await session<[{ version: number; rules: boolean; ours: boolean; used: boolean }]>`
    select current_setting('server_version_num')::integer as version,
           (select rolsuper from pg_roles where rolname = current_user) as rules,
           to_regnamespace('embedded') is not null as ours,
           exists (select from pg_class where relnamespace = 'public'::regnamespace)
             or to_regnamespace('auth') is not null as used
  `;
  const name = withoutPassword(url);
  if (found.version < OLDEST_VERSION) throw new StartError(`${name} is older than PostgreSQL 15.`);
  if (!found.rules) {
    throw new StartError(
      `The user of ${name} has to be a superuser, because the roles of Supabase are made with it.`,
    );
  }
  if (found.used && !found.ours) {
    throw new StartError(
      `${name} holds other things and was not made by Zawadeh, so it is left alone. Make an empty database for it.`,
    );
  }
  if (reset && found.ours) {
    await session.unsafe(`drop schema if exists ${SCHEMAS.join(', ')} cascade`);
    await session`create schema public`;
    await session`grant usage on schema public to public`;
  }
  await session`create schema if not exists embedded`;
}

export const setUpOf = (session: Sql): SetUp => ({
  run: async (statements) => {
    await session.begin((transaction) => transaction.unsafe(statements).simple());
  },
  runWith: async (statements, finalStatement, values) => {
    await session.begin(async (transaction) => {
      await transaction.unsafe(statements).simple();
      await transaction.unsafe(finalStatement, values);
    });
  },
  rows: async <Row>(query: string, values: string[] = []) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the caller names the columns of its query
    (await session.unsafe(query, values)) as unknown as Row[],
});

/** A PostgreSQL server that several Zawadeh servers may share. */
export async function openPostgres(
  url: string,
  { reset = false }: { reset?: boolean } = {},
): Promise<EngineDatabase> {
  // The published driver ends the process when a connection is lost: docs/decisions/0024-patched-packages.md.
  if (!('isPatched' in postgres) || postgres.isPatched !== PATCH) {
    throw new StartError('The database driver is not patched: run `node patches/apply.mjs`.');
  }
  // One session, so that its lock holds until the first request.
  const session = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await connect(session, url);
    await session`select pg_advisory_lock(${START_LOCK})`;
    await claimDatabase(session, url, reset);
  } catch (error) {
    await session.end();
    throw error;
  }
  const { createPostgresConnection } = await import('@supabase/lite/postgres');
  const connection = createPostgresConnection({
    url,
    postgresOptions: {
      max: MOST_SESSIONS,
      onnotice: () => {},
      backoff: () => RECONNECT_AFTER_SECONDS,
      connection: {
        statement_timeout: LONGEST_STATEMENT_MS,
        idle_in_transaction_session_timeout: LONGEST_STATEMENT_MS,
      },
      types,
    },
  });
  answerCheckViolations(connection);
  const stopListening: Array<() => Promise<void>> = [];
  return {
    connection,
    queries: connection.kysely,
    callFunction: callWith(async (query, values) =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the driver accepts every value that the engine sends
      connection.driver.unsafe(query, values as never[], { prepare: true }),
    ),
    setUp: setUpOf(session),
    endSetUp: () => session.end(),
    listen: async (channel, callback) => {
      // Also after a lost connection, because notifications are not repeated.
      const listening = await connection.driver.listen(channel, callback, callback);
      stopListening.push(() => listening.unlisten());
    },
    close: async () => {
      await Promise.all(stopListening.map((stop) => stop()));
      await session.end();
      await connection.driver.end({ timeout: LAST_STATEMENTS_SECONDS });
    },
  };
}
