import { freshDatabase } from '../apps/server/src/testing/testDatabase.ts';
import { startPostgres, type PostgresServer } from './launcher/postgres.mjs';

export const ENGINES = ['PGlite', 'PostgreSQL'] as const;
export type Engine = (typeof ENGINES)[number];

export interface Database {
  /** Both are null on the embedded engine. */
  databaseUrl: string | null;
  postgres: PostgresServer | null;
}

/** Runs the work on an empty database; undefined where this machine has no PostgreSQL. */
export async function onEngine<Result>(
  engine: Engine,
  work: (database: Database) => Promise<Result>,
  options: { parentFolder?: string } = {},
): Promise<Result | undefined> {
  if (engine === 'PGlite') return work({ databaseUrl: null, postgres: null });
  const postgres = await startPostgres(options);
  if (!postgres) return undefined;
  const database = await freshDatabase(postgres.url);
  try {
    return await work({ databaseUrl: database.url, postgres });
  } finally {
    await database.drop();
    await postgres.stop();
  }
}
