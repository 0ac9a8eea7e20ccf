/** The contract over HTTP with the real server on a real database, and the mocks' bags compared with the server's. */
import { SURPRISE_BAGS_PATH, type BagRow } from '@zawadeh/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen, type Listener } from '../apps/server/src/listen.ts';
import { bootEmbedded, type Booted } from '../apps/server/src/testing/bootEmbedded.ts';
import { unlimited } from '../apps/server/src/testing/embeddedServer.ts';
import { join } from '../apps/server/src/testing/users.ts';
import { runContractTests, type OpenedBackend } from './contract.ts';
import { TEST_USERS } from './users.ts';
import { backendAt, PASSWORD, call } from '../apps/server/src/testing/shopClient.ts';
import { openMockBackend } from './mockBackend.ts';
import { NO_SUCH_CALL } from './shapes.ts';
import { fetchBags } from './bags.ts';

const HOST = '127.0.0.1';

async function openServer(): Promise<OpenedBackend> {
  const booted = await bootEmbedded({ authCallsPerMinute: unlimited });
  await signUpUsers(booted);
  const listener: Listener = await listen(HOST, 0);
  listener.answerWith((request, peer) => booted.app.fetch(request, peer));
  return {
    ...backendAt(`http://${HOST}:${listener.port}`),
    movePayment: async (code, to) => {
      const moved = { paid_at: to.toISOString() };
      const { error } = await booted.service().from('orders').update(moved).eq('order_code', code);
      if (error) throw error;
    },
    close: async () => {
      await listener.stop();
      await booted.stop();
    },
  };
}

async function signUpUsers(booted: Booted): Promise<void> {
  const { unconfirmed, ...confirmed } = TEST_USERS;
  for (const { email, metadata } of Object.values(confirmed)) await join(booted, email, metadata);
  await booted.visitor().auth.signUp({ email: unconfirmed.email, password: PASSWORD });
  const users = () => booted.service().from('users');
  const changes = [
    await users().update({ role: 'admin' }).eq('email', TEST_USERS.admin.email),
    await users()
      .update({ deactivated_at: new Date().toISOString() })
      .eq('email', TEST_USERS.deactivated.email),
  ];
  for (const { error } of changes) if (error) throw error;
}

let backend: OpenedBackend;
let seeded: BagRow[];
beforeAll(async () => {
  backend = await openServer();
  // Before the first order.
  seeded = await fetchBags(backend);
}, 60_000);
afterAll(() => backend.close());

runContractTests(async () => ({ ...backend, close: async () => {} }));

const withInstants = (row: BagRow) =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      /_at$|^pickup|^restock/.test(column) ? momentOf(value) : value,
    ]),
  );
/** In milliseconds, because the database has microseconds. */
const momentOf = (value: unknown) => (typeof value === 'string' ? Date.parse(value) : value);

test('the mocks have the same bags as a seeded database', async () => {
  const seededAt = Date.parse(seeded[0]?.last_update_at ?? '');
  const mockRows = await fetchBags(openMockBackend(() => seededAt));
  expect(mockRows.map(withInstants)).toEqual(seeded.map(withInstants));
});

test('an unknown address is answered with an error', async () => {
  expect(await call(backend, { path: `${SURPRISE_BAGS_PATH}/nothing` })).toEqual(NO_SUCH_CALL);
});
