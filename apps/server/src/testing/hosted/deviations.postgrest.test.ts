import fs from 'node:fs/promises';
import { fieldsOf } from '@zawadeh/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { assertClosed } from '../../embedded/denials.ts';
import { signToken, type Secrets } from '../../embedded/secrets.ts';
import { bootEmbedded, type Booted } from '../bootEmbedded.ts';
import { BOOT_MS, ORIGIN } from '../place.ts';
import { requestOf } from '../shopClient.ts';
import { join, joinAsAdmin } from '../users.ts';
import { DEVIATIONS, QUOTED_SHOP, type Deviation, type DeviationSender } from './deviations.ts';
import { secretsOf } from './postgrest.ts';

const page = new URL('../../../../../docs/postgrest.md', import.meta.url);

let booted: Booted;
let secrets: Secrets;
let tokens: Partial<Record<DeviationSender, string>>;

beforeAll(async () => {
  booted = await bootEmbedded();
  const { token: member } = await join(booted, 'rima@example.com');
  const { token: admin } = await joinAsAdmin(booted, 'admin@example.com');
  secrets = await secretsOf(booted.databaseUrl!);
  tokens = {
    member,
    admin,
    forged: `${member.slice(0, -4)}AAAA`,
    noToken: 'nothing',
    expired: signToken(secrets.jwtSecret, { role: 'authenticated', exp: 1 }),
  };
  const { error } = await booted.service().from('stores').insert({ name: QUOTED_SHOP });
  if (error) throw error;
}, BOOT_MS);
afterAll(() => booted.stop());

async function summaryOf(answer: Response): Promise<string> {
  const text = await answer.text();
  const type = answer.headers.get('content-type')?.split(';')[0] ?? '';
  const body: unknown = text !== '' && type.endsWith('json') ? JSON.parse(text) : null;
  return [answer.status, ...(answer.ok ? [contentOf(body, type)] : Object.values(errorOf(body)))]
    .filter((part) => part !== '')
    .join(' ');
}

function contentOf(body: unknown, type: string): string {
  if (!Array.isArray(body)) return body === null ? '' : `of type ${type}`;
  return body.length === 0 ? 'no rows' : `${body.length} row${body.length === 1 ? '' : 's'}`;
}

const errorOf = (body: unknown) => {
  const { code = '', message = '' } = fieldsOf(body);
  return { code, message };
};

test.each(DEVIATIONS)('still deviates: $about', async ({ call, by, embedded, postgrest }) => {
  const ask = () => {
    const token = tokens[by ?? 'visitor'];
    const as = token === undefined ? {} : { as: { token } };
    return requestOf(ORIGIN, booted.embedded.publishableKey, { ...call, ...as });
  };
  expect(await summaryOf(await booted.engine.fetch(ask()))).toBe(embedded);
  expect(await summaryOf(await booted.embedded.fetch(ask()))).toBe(postgrest);
  expect(postgrest).not.toBe(embedded);
});

test('PostgREST is closed to strangers, as the engine has to be at every start', async () => {
  const { fetch, database } = booted.embedded;
  await expect(assertClosed({ fetch, database, secrets, origin: ORIGIN })).resolves.toBeUndefined();
});

test('the tables belong to a role that is no superuser', async () => {
  const { rows } = await sql`
    select distinct tableowner as owner, rolsuper from pg_tables join pg_roles on rolname = tableowner
    where schemaname = 'public'
  `.execute(booted.embedded.database);
  expect(rows).toEqual([{ owner: 'postgres', rolsuper: false }]);
});

const rowOf = ({ about, embedded, postgrest, done }: Deviation): string =>
  `| ${about} | ${embedded} | ${postgrest} | ${done} |`;

test('docs/postgrest.md has the same table', async () => {
  const lines = (await fs.readFile(page, 'utf8')).split('\n').filter((line) => line.startsWith('| '));
  expect(lines.slice(-DEVIATIONS.length)).toEqual(DEVIATIONS.map(rowOf));
});
