import { startPostgres, type PostgresServer } from '../launcher/postgres.mjs';
import { withOwnDatabase } from '../ownDatabase.ts';

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
  try {
    return await withOwnDatabase(postgres.url, (databaseUrl) => work({ databaseUrl, postgres }));
  } finally {
    await postgres.stop();
  }
}
