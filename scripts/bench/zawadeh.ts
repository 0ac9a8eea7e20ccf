/** The real server on a data folder of its own. */
import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startUntil, type Started } from './children.ts';

export async function withDataFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'zawadeh-bench-'));
  // Ended by a signal, only this much can still be done.
  const removeAtOnce = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  process.once('exit', removeAtOnce);
  try {
    return await work(folder);
  } finally {
    process.off('exit', removeAtOnce);
    await rm(folder, { recursive: true, force: true });
  }
}

export function startZawadeh(dataFolder: string): Promise<Started> {
  return startUntil(
    ['apps/server/src/main.ts', '--port', '0', '--data', dataFolder],
    /^Zawadeh is ready: (http:\S+)/,
  );
}
