import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
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

/** In front of the database: closed like a server that is restarted. */
async function openGate(target: string) {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let server: Server;
  const listen = async (at: number): Promise<number> => {
    server = createServer((near) => {
      const far = connect(Number(port), hostname);
      near.pipe(far).pipe(near);
      for (const [socket, other] of [
        [near, far],
        [far, near],
      ] as const) {
        sockets.add(socket);
        socket.on('error', () => {});
        socket.on('close', () => other.destroy());
      }
    });
    await once(server.listen(at, '127.0.0.1'), 'listening');
    return (server.address() as AddressInfo).port;
  };
  const at = await listen(0);
  const url = Object.assign(new URL(target), { hostname: '127.0.0.1', port: String(at) });
  return {
    url: url.href,
    open: () => listen(at),
    async close(): Promise<void> {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      sockets.clear();
      await closed;
    },
  };
}

/** The published driver leaves some of these without an answer, and never returns their connections. */
test(
  'a request that waits for a connection while the server is away gets one or an error',
  { timeout: 60_000 },
  async () => {
    const database = await freshDatabase(testServer!);
    const gate = await openGate(database.url);
    const max = 4;
    const sql = postgres(gate.url, { max, onnotice: () => {}, backoff: () => 0.1 });
    const useOne = async () => {
      const reserved = await sql.reserve();
      try {
        await reserved`select pg_sleep(0.01)`;
      } finally {
        reserved.release();
      }
    };
    await useOne();
    for (let round = 0; round < ROUNDS; round += 1) {
      await gate.close();
      const opened = wait(400).then(gate.open);
      const asked: Promise<void>[] = [];
      for (let time = 0; time < 40; time += 1) {
        // An error is an answer.
        asked.push(useOne().catch(() => {}));
        await wait(20);
      }
      await Promise.all(asked);
      await opened;
      const all = await Promise.all(Array.from({ length: max }, () => sql.reserve()));
      expect(all).toHaveLength(max);
      for (const each of all) each.release();
    }
    await sql.end();
    await gate.close();
    await database.drop();
  },
);

test('the server does not start with an unpatched driver', async () => {
  const driver = postgres as typeof postgres & { isPatched?: number };
  const { isPatched } = driver;
  delete driver.isPatched;
  try {
    await expect(openPostgres('postgres://127.0.0.1:1/none')).rejects.toThrow('is not patched');
  } finally {
    driver.isPatched = isPatched;
  }
});
