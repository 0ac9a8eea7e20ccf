import fs from 'node:fs/promises';
import path from 'node:path';
import type { PGlite } from '@supabase/lite/pglite';

const migrationFileName = /^(\d{14})_(.+)\.sql$/;

/** Runs a whole file of statements as one transaction, with one last statement of ours inside it. */
async function runFile(pglite: PGlite, file: string, lastly: string, values: string[]): Promise<void> {
  const statements = await fs.readFile(file, 'utf8');
  try {
    await pglite.transaction(async (transaction) => {
      await transaction.exec(statements);
      await transaction.query(lastly, values);
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${path.basename(file)} could not be applied: ${reason}`, { cause: error });
  }
}

/**
 * Applies the migrations that this database has not seen, in the order of their names, and returns their versions.
 * Only for the time before the first request: it speaks to the session without taking turns.
 */
export async function migrate(pglite: PGlite, folder: string): Promise<string[]> {
  const { rows } = await pglite.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  );
  const known = new Set(rows.map((row) => row.version));
  const applied: string[] = [];
  for (const fileName of (await fs.readdir(folder)).toSorted()) {
    const [, version, name] = migrationFileName.exec(fileName) ?? [];
    if (!version || !name || known.has(version)) continue;
    await runFile(
      pglite,
      path.join(folder, fileName),
      'insert into supabase_migrations.schema_migrations (version, name) values ($1, $2)',
      [version, name],
    );
    applied.push(version);
  }
  return applied;
}

/** Once in the life of a data folder: a seeded bag that somebody deleted must not come back at the next start. */
export async function seedOnce(pglite: PGlite, file: string): Promise<boolean> {
  const { rows } = await pglite.query("select from embedded.done_once where name = 'seed'");
  if (rows.length > 0) return false;
  await runFile(pglite, file, 'insert into embedded.done_once (name) values ($1)', ['seed']);
  return true;
}
