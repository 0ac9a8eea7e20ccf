import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { StartError } from './startError.ts';

export interface Secrets {
  jwtSecret: string;
  publishableKey: string;
  secretKey: string;
}

const random = (bytes: number): string => randomBytes(bytes).toString('base64url');

const isSecrets = (value: unknown): value is Secrets =>
  typeof value === 'object' &&
  value !== null &&
  ['jwtSecret', 'publishableKey', 'secretKey'].every((name) => {
    const secret: unknown = Reflect.get(value, name);
    return typeof secret === 'string' && secret.length >= 32;
  });

async function readSecrets(file: string): Promise<Secrets | undefined> {
  let text: string;
  try {
    text = await fs.readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    const secrets: unknown = JSON.parse(text);
    if (isSecrets(secrets)) return secrets;
  } catch {
    // Falls through to the sentence below, which says what to do.
  }
  throw new StartError(`${file} is damaged. Restore it from a copy, or begin anew with --reset.`);
}

/** Whoever knows these is master of the database, so each data folder has its own, readable by its owner alone. */
export async function keepSecrets(dataDir: string): Promise<Secrets> {
  const file = path.join(dataDir, 'secrets.json');
  const kept = await readSecrets(file);
  if (kept) return kept;
  const secrets: Secrets = {
    jwtSecret: random(48),
    publishableKey: `sb_publishable_${random(24)}`,
    secretKey: `sb_secret_${random(32)}`,
  };
  // Written aside and renamed: a crash in between must not leave half a file behind.
  const unfinished = `${file}.new`;
  await fs.rm(unfinished, { force: true });
  await fs.writeFile(unfinished, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  await fs.rename(unfinished, file);
  return secrets;
}
