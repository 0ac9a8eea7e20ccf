/** Refunds, and that each is recorded once: from the provider, or by an admin who sent it by hand. */
import { HOLD_MINUTES } from '@zawadeh/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bootEmbedded } from '../testing/bootEmbedded.ts';
import { BOOT_MS } from '../testing/place.ts';
import type { Booted } from '../testing/bootEmbedded.ts';
import { openOrderDriver } from '../testing/orderDriver.ts';
import type { OrderDriver, DriverResult } from '../testing/orderDriver.ts';

const NOW = Date.parse('2026-11-21T15:00:00Z');

let booted: Booted;
let driver: OrderDriver;
let rima: string;
let omar: string;
let admin: string;

beforeAll(async () => {
  booted = await bootEmbedded();
  driver = openOrderDriver(booted);
  [rima, omar, admin] = await Promise.all([
    driver.buyer('rima@example.com'),
    driver.buyer('omar@example.com'),
    driver.buyer('admin@example.com'),
  ]);
  await driver.makeAdmin(admin);
}, BOOT_MS);
afterAll(() => booted.stop());

/** Paid after the order expired, when its bag was sold to another buyer. */
async function owed() {
  const [line] = await driver.bags([{ quantity: 1 }]);
  const late = driver.after(NOW, HOLD_MINUTES + 1);
  const order = await driver.place(rima, [line!], NOW);
  const { external_id } = await driver.startPayment(rima, order.order_code, NOW);
  await driver.expire(order.id, late);
  await driver.place(omar, [line!], late);
  const result = await driver.settle(external_id, 'success', late);
  expect(result.status).toBe('refund_due');
  return { order, external_id };
}
const markRefunded = (admin: string, code: string) =>
  driver.call<DriverResult>('mark_refunded', { p_admin: admin, p_order_code: code, p_reason: 'by hand' });
const BEFORE = ['placed', 'expired', 'refund_due'];

test('a refund by the provider is recorded once, however often it is reported', async () => {
  const { order, external_id } = await owed();
  expect((await driver.settle(external_id, 'refunded', NOW)).status).toBe('refunded');
  expect((await driver.settle(external_id, 'refunded', NOW)).status).toBe('refunded');
  expect((await markRefunded(admin, order.order_code)).refused).toBe('nothing_to_refund');
  expect(await driver.historyOf(order.id)).toEqual([...BEFORE, 'refunded']);
});

test('a refund by an admin is recorded once, also when two admins report it at once', async () => {
  const { order, external_id } = await owed();
  const result = await Promise.all([1, 2].map(() => markRefunded(admin, order.order_code)));
  expect(result.map(({ status, refused }) => refused ?? status).toSorted()).toEqual([
    'nothing_to_refund',
    'refunded',
  ]);
  expect((await driver.settle(external_id, 'refunded', NOW)).status).toBe('refunded');
  expect(await driver.historyOf(order.id)).toEqual([...BEFORE, 'refunded']);
});

test('only an admin can mark a refund, and only of an order with one due', async () => {
  const { order } = await owed();
  expect((await markRefunded(rima, order.order_code)).refused).toBe('not_an_admin');
  const [line] = await driver.bags([{ quantity: 1 }]);
  const open = await driver.place(rima, [line!], NOW);
  const { external_id } = await driver.startPayment(rima, open.order_code, NOW);
  for (const status of ['pending', 'paid']) {
    expect((await markRefunded(admin, open.order_code)).refused).toBe('nothing_to_refund');
    expect((await driver.settle(external_id, 'refunded', NOW)).status).toBe(status);
    await driver.settle(external_id, 'success', NOW);
  }
  expect(await driver.historyOf(open.id)).toEqual(['placed', 'paid']);
  expect(await driver.historyOf(order.id)).toEqual(BEFORE);
});
