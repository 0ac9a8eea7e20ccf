import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { SetUp } from './engineDatabase.ts';
import { StartError } from '../startError.ts';

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

function readSecrets(text: string, where: string): Secrets {
  try {
    const secrets: unknown = JSON.parse(text);
    if (isSecrets(secrets)) return secrets;
  } catch {
    // Falls through to the error below.
  }
  throw new StartError(`${where} is damaged. Restore it from a copy, or begin anew with --reset.`);
}

const newSecrets = (): Secrets => ({
  jwtSecret: random(48),
  publishableKey: `sb_publishable_${random(24)}`,
  secretKey: `sb_secret_${random(32)}`,
});

/** These secrets control the database, so each data folder has its own, readable by its owner alone. */
export async function secretsInFolder(dataDir: string): Promise<Secrets> {
  const file = path.join(dataDir, 'secrets.json');
  const stored = await fs.readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (stored !== null) return readSecrets(stored, file);
  const secrets = newSecrets();
  // Written to a new file and renamed, so that a crash does not leave half a file.
  const unfinished = `${file}.new`;
  await fs.rm(unfinished, { force: true });
  await fs.writeFile(unfinished, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  await fs.rename(unfinished, file);
  return secrets;
}

/** Stored beside the data, because servers that share a database must accept each other's tokens. */
export async function secretsInDatabase({ run, rows }: SetUp): Promise<Secrets> {
  await run(
    'create table if not exists embedded.secrets (only_one boolean primary key default true check (only_one), contents text not null)',
  );
  const [row] = await rows<{ secrets: string }>('select contents as secrets from embedded.secrets');
  if (row) return readSecrets(row.secrets, 'The table embedded.secrets');
  const secrets = newSecrets();
  await rows('insert into embedded.secrets (contents) values ($1)', [JSON.stringify(secrets)]);
  return secrets;
}

const base64url = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const signatureOf = (jwtSecret: string, unsigned: string) =>
  createHmac('sha256', jwtSecret).update(unsigned).digest();

export function signToken(jwtSecret: string, claims: object): string {
  const unsigned = `${base64url({ alg: 'HS256', typ: 'JWT' })}.${base64url(claims)}`;
  return `${unsigned}.${signatureOf(jwtSecret, unsigned).toString('base64url')}`;
}

/** Whether this installation signed the token, which is cheaper than looking up its user. */
export function isSignedWith(jwtSecret: string, token: string): boolean {
  const [, unsigned, signature] = /^([\w-]+\.[\w-]+)\.([\w-]+)$/.exec(token) ?? [];
  if (unsigned === undefined || signature === undefined) return false;
  const expected = signatureOf(jwtSecret, unsigned);
  const given = Buffer.from(signature, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
