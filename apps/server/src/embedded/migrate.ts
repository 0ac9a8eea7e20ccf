import fs from 'node:fs/promises';
import path from 'node:path';
import type { SetUp } from './engineDatabase.ts';
import { StartError } from '../startError.ts';

const migrationFileName = /^(\d{14})_(.+)\.sql$/;

/** Runs a whole file of statements in one transaction, with one final statement. */
async function runFile(setUp: SetUp, file: string, finalStatement: string, values: string[]): Promise<void> {
  const statements = await fs.readFile(file, 'utf8');
  try {
    await setUp.runWith(statements, finalStatement, values);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${path.basename(file)} could not be applied: ${reason}`, { cause: error });
  }
}

interface Migration {
  version: string;
  name: string;
  fileName: string;
}

async function migrationsIn(folder: string): Promise<Migration[]> {
  const fileNames = (await fs.readdir(folder)).toSorted();
  return fileNames.flatMap((fileName) => {
    const [, version, name] = migrationFileName.exec(fileName) ?? [];
    return version && name ? [{ version, name, fileName }] : [];
  });
}

/** Applies the migrations that this database does not have, in the order of their names, and returns their versions. */
export async function migrate(setUp: SetUp, folder: string): Promise<string[]> {
  const rows = await setUp.rows<{ version: string; name: string }>(
    'select version, name from supabase_migrations.schema_migrations',
  );
  const appliedVersions = new Set(rows.map((row) => row.version));
  const migrations = await migrationsIn(folder);
  const names = new Map(migrations.map(({ version, name }) => [version, name]));
  const isReplaced = ({ version, name }: (typeof rows)[number]) =>
    version < (migrations[0]?.version ?? '') || name !== (names.get(version) ?? name);
  // Its tables come from files that were replaced before the first release.
  if (rows.some(isReplaced)) {
    throw new StartError(
      'This database was made by an earlier version of Zawadeh and cannot be taken over: begin anew with "npm start -- --reset", which deletes everything in it, or go on with the earlier version.',
    );
  }
  const applied: string[] = [];
  for (const { version, name, fileName } of migrations) {
    if (appliedVersions.has(version)) continue;
    await runFile(
      setUp,
      path.join(folder, fileName),
      'insert into supabase_migrations.schema_migrations (version, name) values ($1, $2)',
      [version, name],
    );
    applied.push(version);
  }
  return applied;
}

/** Once per database: a deleted seed bag must not come back at the next start. */
export async function seedOnce(setUp: SetUp, file: string): Promise<boolean> {
  const done = await setUp.rows("select from embedded.done_once where name = 'seed'");
  if (done.length > 0) return false;
  await runFile(setUp, file, 'insert into embedded.done_once (name) values ($1)', ['seed']);
  return true;
}
