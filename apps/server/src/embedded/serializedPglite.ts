import { CompiledQuery, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { DatabaseConnection, Driver, QueryResult } from 'kysely';
import type { PGlite } from '@supabase/lite/pglite';
import { createSessionQueue } from './sessionQueue.ts';
import type { ReleaseSession } from './sessionQueue.ts';

interface AcquiredSession extends DatabaseConnection {
  release: ReleaseSession;
}

/**
 * PGlite is one database session. The engine's own dialect lets "begin, set role, query, commit" of two requests
 * interleave on it, so that one client's query runs under another's role. Here a request has the session to itself.
 */
export function serializedPglite<Tables>(pglite: PGlite): Kysely<Tables> {
  const acquireSession = createSessionQueue();

  const openSession = (release: ReleaseSession): AcquiredSession => ({
    release,
    async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
      const result = await pglite.query<Row>(query.sql, [...query.parameters]);
      const changed = result.affectedRows;
      return changed === undefined
        ? { rows: result.rows }
        : { rows: result.rows, numAffectedRows: BigInt(changed) };
    },
    streamQuery() {
      throw new Error('The embedded engine does not stream rows.');
    },
  });

  const run = async (session: DatabaseConnection, statement: string): Promise<void> => {
    await session.executeQuery(CompiledQuery.raw(statement));
  };

  const driver: Driver = {
    init: async () => {},
    destroy: async () => {},
    acquireConnection: async () => openSession(await acquireSession()),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- kysely releases what acquireConnection returned
    releaseConnection: async (session) => (session as AcquiredSession).release(),
    beginTransaction: (session) => run(session, 'begin'),
    commitTransaction: (session) => run(session, 'commit'),
    rollbackTransaction: (session) => run(session, 'rollback'),
  };

  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (database) => new PostgresIntrospector(database),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}
