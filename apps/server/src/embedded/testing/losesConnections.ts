/** A program of its own: whoever loads the driver first in a process decides whether it is mended there. */
import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import type { Sql } from 'postgres';
import '../mendedDriver.ts';

const { default: postgres } = await import('postgres');

const [, , url = ''] = process.argv;
const ROUNDS = 5;
const sql = postgres(url, { max: 2, onnotice: () => {} });
const other = postgres(url, { max: 1, onnotice: () => {} });

const refused = (query: Promise<unknown>): Promise<boolean> =>
  query.then(
    () => false,
    () => true,
  );

async function cutOff(session: Sql): Promise<void> {
  const [row] = await session<{ pid: number }[]>`select pg_backend_pid() as pid`;
  await other`select pg_terminate_backend(${row?.pid ?? 0})`;
}

for (let round = 0; round < ROUNDS; round += 1) {
  const reserved = await sql.reserve();
  await cutOff(reserved);
  // At once, and when the loss has been noticed.
  assert(await refused(reserved`select 1`));
  await wait(50 * (round + 1));
  assert(await refused(reserved`select 1`));
  reserved.release();

  const transaction = sql.begin(async (inside) => {
    await cutOff(inside as unknown as Sql);
    await wait(50 * (round + 1));
    await inside`create table never_made (id int)`;
  });
  assert(await refused(transaction));

  // Afterwards everybody is answered, and nothing was done outside of its transaction.
  await Promise.all(Array.from({ length: 20 }, () => sql`select 1`));
  const again = await sql.reserve();
  const [made] = await again<{ found: string | null }[]>`select to_regclass('never_made') as found`;
  assert.equal(made?.found, null);
  again.release();
}
console.log('everybody was answered');
await Promise.all([sql.end(), other.end()]);
