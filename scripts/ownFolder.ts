import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs the work with a temporary folder. */
export async function withOwnFolder<Result>(
  purpose: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), `zawadeh-${purpose}-`));
  // On exit by a signal only synchronous work is possible.
  const removeAtOnce = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  process.once('exit', removeAtOnce);
  try {
    return await work(folder);
  } finally {
    process.off('exit', removeAtOnce);
    await rm(folder, { recursive: true, force: true });
  }
}
