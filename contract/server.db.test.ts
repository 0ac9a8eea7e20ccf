/** The contract with the real server on a real database, and the mocks' bags compared with the server's. */
import { SURPRISE_BAGS_PATH, type BagRow } from '@zawadeh/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bootEmbedded, type Booted } from '../apps/server/src/testing/bootEmbedded.ts';
import { BOOT_MS } from '../apps/server/src/testing/place.ts';
import { call, type ShopBackend } from '../apps/server/src/testing/shopClient.ts';
import { join, joinAsAdmin } from '../apps/server/src/testing/users.ts';
import { runContract } from './contract.ts';
import { openMockBackend } from './mockBackend.ts';
import { TEST_USERS } from './users.ts';

let booted: Booted;
let seeded: BagRow[];
const bagsOf = async (backend: ShopBackend) =>
  (await call(backend, { path: SURPRISE_BAGS_PATH })).body as BagRow[];

beforeAll(async () => {
  booted = await bootEmbedded();
  const { mona, omar, admin } = TEST_USERS;
  for (const { email, metadata } of [mona, omar]) await join(booted, email, metadata);
  await joinAsAdmin(booted, admin.email);
  // Before the first order.
  seeded = await bagsOf(booted.backend);
}, BOOT_MS);
afterAll(() => booted.stop());

runContract(async () => booted.backend);

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
  const mockRows = await bagsOf(openMockBackend(() => seededAt));
  expect(mockRows.map(withInstants)).toEqual(seeded.map(withInstants));
});
