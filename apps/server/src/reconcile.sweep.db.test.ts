/** The command as an operator runs it, on a folder and beside a running server on PostgreSQL. */
import { spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { startEmbedded, type Embedded } from './embedded/engine.ts';
import { listen } from './listen.ts';
import { openProvider, type Provider } from './payments/testing/openProvider.ts';
import type { ReconcileReport } from './reconcile/report.ts';
import { BOOT_MS, copyOfFolder, ORIGIN } from './testing/place.ts';
import { freshDatabase, testServer, type TestDatabase } from './testing/testDatabase.ts';

const script = path.join(import.meta.dirname, 'reconcile.ts');

let dataDir: string;
let server: TestDatabase | null;
let embedded: Embedded;
let provider: Provider;
let where: string[];

beforeAll(async () => {
  const prepared = inject('prepared');
  dataDir = await copyOfFolder(prepared.dataDir);
  server = testServer ? await freshDatabase(testServer, prepared.database ?? undefined) : null;
  embedded = await startEmbedded({
    dataDir,
    origin: ORIGIN,
    databaseUrl: server?.url ?? null,
    isChecked: true,
  });
  provider = await openProvider();
  where = server ? ['--database', server.url] : ['--data', dataDir];
}, BOOT_MS);
afterAll(async () => {
  await provider.stop();
  await server?.drop();
  await fs.rm(dataDir, { recursive: true, force: true });
});

function run(args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [script, ...args], { env: { ...process.env, ...env } });
  const output = { out: '', err: '' };
  child.stdout.on('data', (chunk) => (output.out += String(chunk)));
  child.stderr.on('data', (chunk) => (output.err += String(chunk)));
  return new Promise<{ code: number | null; out: string; err: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, ...output })),
  );
}

const account = () => ({
  PUBLIC_URL: 'https://zawadeh.example',
  WHISH_API_BASE: provider.origin,
  WHISH_CHANNEL: provider.account.channel,
  WHISH_SECRET: provider.account.secret,
  WHISH_WEBSITE_URL: provider.account.websiteUrl,
  WHISH_COLLECT_HOSTS: 'whish.example',
});

const place = (email: string) => sql`
  with person as (
    insert into auth.users (id, email) values (gen_random_uuid(), ${email}) returning id
  )
  insert into public.orders (
    user_id, customer_name, customer_email, whatsapp_phone, delivery_method, delivery_address, details, qty,
    amount, delivery_fee, expires_at, status, paid_at
  ) select null, 'Rima', ${email}, '+96170123456', 'pickup', 'N/A', '[]', 1, 4.5, 0, now(), 'paid', now() from person
`;

test('a hosted project is compared over its Data API while it is in use', async () => {
  const project = await listen('127.0.0.1', 0);
  project.answerWith((request) => embedded.fetch(request));
  const { code, out, err } = await run([], {
    ...account(),
    SUPABASE_URL: `http://127.0.0.1:${project.port}`,
    SUPABASE_PUBLISHABLE_KEY: embedded.publishableKey,
    SUPABASE_SECRET_KEY: embedded.secretKey,
  });
  await project.stop();
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('asked about every payment');
  expect(out).toContain('0 of 62');
});

test('the exit code is 0 when everything agrees and 1 when not, as a table and as JSON', async () => {
  if (!testServer) await embedded.close();
  const agreed = await run(where, account());
  expect(agreed).toMatchObject({ code: 0, err: '' });
  expect(agreed.out).toContain('Everything agrees.');

  if (testServer) await place('rima@example.com').execute(embedded.database);
  else {
    const again = await startEmbedded({ dataDir, origin: ORIGIN, isChecked: true });
    await place('rima@example.com').execute(again.database);
    await again.close();
  }
  const { code, out } = await run([...where, '--json'], account());
  const report = JSON.parse(out) as ReconcileReport;
  expect(code).toBe(1);
  expect(report.toDo.map(({ kind }) => kind).toSorted()).toEqual(['paid_without_payment', 'wrong_sum']);
  expect(report.figures).toMatchObject({ settledCents: 0, balanceCents: 0, bags: 62 });
  // The report may be sent by e-mail, so it contains no names, numbers or addresses of customers.
  expect(out).not.toMatch(/Rima|rima@|96170/);
  if (testServer) await embedded.close();
}, 120_000);

test('only the database is checked without a provider', async () => {
  const { code, out } = await run(where);
  expect(code).toBe(1);
  expect(out).toContain('only the books were looked at');
});

test.each([
  [['--days', 'many'], /not a number of days/],
  [['--days', '0'], /not a number of days/],
  [['--reset'], /Unknown option/],
  [['--data', '/nowhere/at/all'], /no database in/],
  [['--database', 'postgres://postgres@127.0.0.1:9/none'], /cannot be reached/],
])('a failed run ends with 2 and one sentence: %j', async (args, sentence) => {
  const { code, out, err } = await run(args);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(sentence);
  expect(err.trim().split('\n')).toHaveLength(1);
});
