import { setTimeout as wait } from 'node:timers/promises';
import postgres, { type Sql } from 'postgres';
import { expect, test } from 'vitest';
import { freshDatabase, testServer } from '../testing/testDatabase.ts';
import { openPostgres } from './postgresDatabase.ts';

const ROUNDS = 5;
const LOST = /CONNECTION_|ECONNRESET|EPIPE|terminating connection/;

/** The published driver ends the process here, or leaves a query without an answer. */
test('a lost connection fails only its own query', { timeout: 30_000 }, async () => {
  const database = await freshDatabase(testServer!);
  const sql = postgres(database.url, { max: 2, onnotice: () => {} });
  const other = postgres(database.url, { max: 1, onnotice: () => {} });

  async function endSession(session: Sql): Promise<void> {
    const [row] = await session<{ pid: number }[]>`select pg_backend_pid() as pid`;
    await other`select pg_terminate_backend(${row!.pid})`;
  }

  for (let round = 1; round <= ROUNDS; round += 1) {
    const reserved = await sql.reserve();
    await endSession(reserved);
    // Immediately, and after the driver has noticed the loss.
    await expect(reserved`select 1`).rejects.toThrow(LOST);
    await wait(50 * round);
    await expect(reserved`select 1`).rejects.toThrow(LOST);
    reserved.release();

    const transaction = sql.begin(async (inside) => {
      await endSession(inside as unknown as Sql);
      await wait(50 * round);
      await inside`create table never_made (id int)`;
    });
    await expect(transaction).rejects.toThrow(LOST);

    // Afterwards every query is answered, and no statement ran outside its transaction.
    await Promise.all(Array.from({ length: 20 }, () => sql`select 1`));
    const next = await sql.reserve();
    expect(await next`select to_regclass('never_made') as found`).toMatchObject([{ found: null }]);
    next.release();
  }
  await Promise.all([sql.end(), other.end()]);
  await database.drop();
});

test('the server does not start with an unpatched driver', async () => {
  const driver = postgres as typeof postgres & { isPatched?: boolean };
  delete driver.isPatched;
  try {
    await expect(openPostgres('postgres://127.0.0.1:1/none')).rejects.toThrow('is not patched');
  } finally {
    driver.isPatched = true;
  }
});
