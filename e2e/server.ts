/**
 * The server of the journeys, on a copy of a prepared database: to make one takes longer than most journeys. A changed
 * source of the database prepares another.
 */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbedded } from '../apps/server/src/embedded/engine.ts';
import { root } from '../scripts/root.ts';

/** What a new database is made of. */
const SOURCES = ['supabase/**/*.sql', 'apps/server/src/embedded/**', 'package-lock.json'];

const PREPARED = join(root, '.reports/journeys-prepared');
const DATA = join(root, '.reports/journeys-data');

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES, { cwd: root, withFileTypes: true })) {
    if (file.isFile()) hash.update(file.name).update(readFileSync(join(file.parentPath, file.name)));
  }
  return hash.digest('hex').slice(0, 16);
}

const prepared = join(PREPARED, fingerprint());
if (!existsSync(prepared)) {
  rmSync(PREPARED, { recursive: true, force: true });
  const unfinished = join(PREPARED, 'unfinished');
  const database = await startEmbedded({
    dataDir: unfinished,
    origin: 'http://127.0.0.1',
    demoAccounts: true,
  });
  await database.close();
  renameSync(unfinished, prepared);
}
rmSync(DATA, { recursive: true, force: true });
cpSync(prepared, DATA, { recursive: true });

process.argv.splice(2, Infinity, '--port', process.argv[2] ?? '', '--data', DATA);
await import('../apps/server/src/main.ts');
