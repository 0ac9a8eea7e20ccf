/** The stock of each bag against what admins wrote and orders took, after any steps in any order. */
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { anyStep, anyStepOfPlans, OrderModel, planBags } from '../orders/testing/orderModel.ts';
import { bootForFile } from '../testing/bootEmbedded.ts';
import { joinAsAdmin } from '../testing/users.ts';
import { comparePlans, compareStock } from './compareLedger.ts';
import { openLedgerFixture } from './testing/ledgerFixture.ts';
import { cases } from '@zawadeh/domain/testing';

const RUNS = 12;

const booted = await bootForFile();
const ledger = await openLedgerFixture(booted);
const admin = (await joinAsAdmin(booted, 'shop@example.com')).client;
afterAll(() => ledger.stop());

const stockOf = async (id: string) => (await ledger.ledger.stock()).find((bag) => bag.id === id);
const write = async (id: string, quantity: number): Promise<void> => {
  const { error } = await admin.from('surprise_bags').update({ quantity }).eq('id', id);
  if (error) throw error;
};

test('only bags with a quantity from an admin are compared', async () => {
  const [line] = await ledger.driver.bags([{ quantity: 3 }]);
  expect(await stockOf(line!.bag_id)).toMatchObject({ stock: 3, expected: null });

  const { data: stores } = await admin.from('stores').select('id').limit(1);
  const { data } = await admin
    .from('surprise_bags')
    .insert({ store_id: stores?.[0]?.id, title: 'Counted', sale_price: 4.5, price: 4.5, quantity: 6 })
    .select('id')
    .single();
  expect(await stockOf(String(data?.id))).toEqual({
    id: data?.id,
    title: 'Counted',
    stock: 6,
    held: 0,
    sold: 0,
    expected: 6,
  });
});

test('a manual change without an audit entry is found', async () => {
  const { bag, code, payment } = await ledger.createOrder({ hoursAgo: 0 });
  await write(bag, 9);
  await ledger.driver.settle(payment, 'success', ledger.now);
  expect(await stockOf(bag)).toMatchObject({ stock: 9, sold: 1, expected: 9 });
  expect(code).toMatch(/^ZWD-/);

  await ledger.driver.service.from('surprise_bags').update({ quantity: 8 }).eq('id', bag);
  expect(compareStock([(await stockOf(bag))!])).toMatchObject([
    { kind: 'stock_differs', what: 'A bag', here: '8 left, 9 accounted for' },
  ]);
});

test('every bag’s stock equals its expected stock after any steps', async () => {
  const people = {
    buyers: [ledger.buyer, await ledger.driver.buyer('omar@example.com')],
    admin: ledger.admin,
    phone: await ledger.driver.counterPhone(),
  };
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(anyStep, { minLength: 1, maxLength: 4 }), { minLength: 3, maxLength: 14 }),
      fc.integer({ min: 0, max: 2 }),
      async (rounds, recounted) => {
        const lines = await ledger.driver.bags([{}, {}, {}]);
        for (const { bag_id } of lines) await write(bag_id, 4);
        const world = new OrderModel(ledger.driver, people, lines, new Map());
        for (const [round, steps] of rounds.entries()) {
          // Meanwhile an admin sets the quantity of one of them.
          const count = round === 2 ? [write(lines[recounted]!.bag_id, 3)] : [];
          await Promise.all([...steps.map((step) => world.apply(step)), ...count]);
          const bags = await ledger.ledger.stock();
          const ours = bags.filter(({ id }) => lines.some(({ bag_id }) => bag_id === id));
          expect(ours.every(({ expected }) => expected !== null)).toBe(true);
          expect(compareStock(ours)).toEqual([]);
        }
      },
    ),
    cases(RUNS),
  );
}, 300_000);

test('the stock of planned bags equals its expected stock too, and their days count what was taken off sale', async () => {
  const people = {
    buyers: [ledger.buyer, await ledger.driver.buyer('lina@example.com')],
    admin: ledger.admin,
    phone: await ledger.driver.counterPhone(),
    planner: admin,
  };
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(anyStepOfPlans, { minLength: 1, maxLength: 4 }), { minLength: 3, maxLength: 14 }),
      async (rounds) => {
        const lines = await ledger.driver.bags([{}, {}, {}].map(() => ({ quantity: 0 })));
        const removePlans = await planBags(
          ledger.driver,
          lines.map(({ bag_id: id }) => ({ id, quantity: 3 })),
        );
        const world = new OrderModel(ledger.driver, people, lines, new Map());
        for (const steps of rounds) {
          await Promise.all(steps.map((step) => world.apply(step)));
          const bags = await ledger.ledger.stock();
          const ours = bags.filter(({ id }) => lines.some(({ bag_id }) => bag_id === id));
          expect(ours.every(({ expected }) => expected !== null)).toBe(true);
          expect(compareStock(ours)).toEqual([]);
          expect(comparePlans(await ledger.ledger.plans('2026-11-01'))).toEqual([]);
        }
        await removePlans();
      },
    ),
    cases(RUNS),
  );
}, 300_000);

test('every bag of a long list is read once', async () => {
  await ledger.driver.bags(Array.from({ length: 450 }, () => ({})));
  const ids = (await ledger.ledger.stock()).map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(450);
  expect(new Set(ids).size).toBe(ids.length);
});
