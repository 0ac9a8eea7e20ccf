/** The data folder of a server that was started and stopped, kept from one run to the next: a first start takes long. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { startEmbedded } from '../embedded/engine.ts';
import { ORIGIN } from './place.ts';

const root = path.join(import.meta.dirname, '../../../..');

/** The databases that PostgreSQL copies new ones from, which no test makes: half of the files. */
const TEMPLATES = ['1', '4'];

/** The files that a new database is made of. */
const SOURCES = ['supabase/**/*.sql', 'apps/server/src/embedded/**', 'package-lock.json'];

export async function preparedFolder(kind: 'shop' | 'demo'): Promise<string> {
  const kept = path.join(root, '.reports', `prepared-${kind}`);
  const key = fingerprint();
  const folder = path.join(kept, key);
  if (existsSync(folder)) return folder;
  mkdirSync(kept, { recursive: true });
  for (const other of readdirSync(kept).filter((name) => !name.startsWith(key)))
    rmSync(path.join(kept, other), { recursive: true, force: true });
  // Two parts of the tests may prepare it at the same time.
  const unfinished = `${folder}-${process.pid}`;
  const started = await startEmbedded({ dataDir: unfinished, origin: ORIGIN, demoAccounts: kind === 'demo' });
  await started.close();
  for (const template of TEMPLATES)
    rmSync(path.join(unfinished, 'database/base', template), { recursive: true, force: true });
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

/** With the hour, because bags of the seed open and close at times of its day. */
function fingerprint(): string {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 13));
  for (const file of globSync(SOURCES, { cwd: root, withFileTypes: true })) {
    if (file.isFile()) hash.update(file.name).update(readFileSync(path.join(file.parentPath, file.name)));
  }
  return hash.digest('hex').slice(0, 16);
}
