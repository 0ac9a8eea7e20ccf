import fs from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/place.ts';
import { storedInFile } from './fileBook.ts';
import { paymentBook } from './paymentBook.ts';

let folder: string;
beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(() => fs.rm(folder, { recursive: true, force: true }));

const request = (externalId: number) => ({
  externalId,
  amount: 4.5,
  currency: 'USD',
  invoice: 'ZWD-7K3M9QX2',
  successCallbackUrl: 'http://x/ok',
  failureCallbackUrl: 'http://x/no',
  successRedirectUrl: 'http://x/',
  failureRedirectUrl: 'http://x/',
});

const openBook = (file: string) =>
  paymentBook({
    paymentPage: (externalId) => `http://x/wallet/${externalId}`,
    now: () => 0,
    linkLifetimeMs: 1_000,
    stored: storedInFile(file),
  });

test('payments survive a restart, in a file that only its owner can read', async () => {
  const file = path.join(folder, 'wallet.json');
  const before = openBook(file);
  before.open(request(1));
  before.open(request(2));
  before.move(2, () => true, 'success');
  const after = openBook(file);
  expect(after.find(1)).toMatchObject({ status: 'pending', collectUrl: 'http://x/wallet/1' });
  expect(after.find(2)?.status).toBe('success');
  expect(after.open(request(2))).toBeNull();
  expect((await fs.stat(file)).mode & 0o777).toBe(0o600);
});

test('the number of stored payments is limited, and a damaged file counts as empty', async () => {
  const file = path.join(folder, 'many.json');
  const before = openBook(file);
  for (let externalId = 1; externalId <= 510; externalId += 1) before.open(request(externalId));
  expect(
    openBook(file)
      .all()
      .map(({ externalId }) => externalId),
  ).toEqual(Array.from({ length: 500 }, (_, index) => index + 11));
  await fs.writeFile(file, '{"half":');
  expect(openBook(file).all()).toEqual([]);
});
