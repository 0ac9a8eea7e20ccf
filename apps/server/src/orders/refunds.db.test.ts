/** Money that is owed back, and that it is said once: by the provider, or by an admin who sent it by hand. */
import { HOLD_MINUTES } from '@zawadeh/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bootEmbedded } from '../testing/bootEmbedded.ts';
import { BOOT_MS } from '../testing/place.ts';
import type { Booted } from '../testing/bootEmbedded.ts';
import { openDesk } from './testing/desk.ts';
import type { Desk, Told } from './testing/desk.ts';

const NOW = Date.parse('2026-11-21T15:00:00Z');

let booted: Booted;
let desk: Desk;
let rima: string;
let omar: string;
let admin: string;

beforeAll(async () => {
  booted = await bootEmbedded();
  desk = openDesk(booted);
  [rima, omar, admin] = await Promise.all([
    desk.buyer('rima@example.com'),
    desk.buyer('omar@example.com'),
    desk.buyer('admin@example.com'),
  ]);
  await desk.makeAdmin(admin);
}, BOOT_MS);
afterAll(() => booted.stop());

/** Paid after the end, when the bag was somebody else's. */
async function owed() {
  const [line] = await desk.bags([{ quantity: 1 }]);
  const late = desk.after(NOW, HOLD_MINUTES + 1);
  const order = await desk.place(rima, [line!], NOW);
  const { external_id } = await desk.startPayment(rima, order.order_code, NOW);
  await desk.expire(order.id, late);
  await desk.place(omar, [line!], late);
  const told = await desk.settle(external_id, 'success', late);
  expect(told.status).toBe('refund_due');
  return { order, external_id };
}
const markRefunded = (who: string, code: string) =>
  desk.call<Told>('mark_refunded', { p_admin: who, p_order_code: code, p_reason: 'by hand' });
const BEFORE = ['placed', 'expired', 'refund_due'];

test('the provider says that it sent the money back: once, however often it is said', async () => {
  const { order, external_id } = await owed();
  expect((await desk.settle(external_id, 'refunded', NOW)).status).toBe('refunded');
  expect((await desk.settle(external_id, 'refunded', NOW)).status).toBe('refunded');
  expect((await markRefunded(admin, order.order_code)).refused).toBe('nothing_to_refund');
  expect(await desk.historyOf(order.id)).toEqual([...BEFORE, 'refunded']);
});

test('an admin says so: once, also where two say it at once', async () => {
  const { order, external_id } = await owed();
  const told = await Promise.all([1, 2].map(() => markRefunded(admin, order.order_code)));
  expect(told.map(({ status, refused }) => refused ?? status).toSorted()).toEqual([
    'nothing_to_refund',
    'refunded',
  ]);
  expect((await desk.settle(external_id, 'refunded', NOW)).status).toBe('refunded');
  expect(await desk.historyOf(order.id)).toEqual([...BEFORE, 'refunded']);
});

test('nobody but an admin says so, and of no order to which nothing is owed', async () => {
  const { order } = await owed();
  expect((await markRefunded(rima, order.order_code)).refused).toBe('not_an_admin');
  const [line] = await desk.bags([{ quantity: 1 }]);
  const open = await desk.place(rima, [line!], NOW);
  const { external_id } = await desk.startPayment(rima, open.order_code, NOW);
  for (const status of ['pending', 'paid']) {
    expect((await markRefunded(admin, open.order_code)).refused).toBe('nothing_to_refund');
    expect((await desk.settle(external_id, 'refunded', NOW)).status).toBe(status);
    await desk.settle(external_id, 'success', NOW);
  }
  expect(await desk.historyOf(open.id)).toEqual(['placed', 'paid']);
  expect(await desk.historyOf(order.id)).toEqual(BEFORE);
});
