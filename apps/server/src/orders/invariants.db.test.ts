/**
 * `stock + held + kept + sold + left over = supply` and `sold − refunds − commission = sent + open` after any steps in any
 * order.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bootForFile } from '../testing/bootEmbedded.ts';
import { ownTelephones } from '../testing/ownTelephones.ts';
import { testServer } from '../testing/testDatabase.ts';
import { openOrderDriver } from '../testing/orderDriver.ts';
import { join, joinAsAdmin } from '../testing/users.ts';
import { withoutBuyerLimits } from '../testing/withoutBuyerLimits.ts';
import { anyStep, anyStepOfPlans, anyStock, OrderModel, planBags, type Step } from './testing/orderModel.ts';
import { openShop } from './testing/shopMoney.ts';
import { cases } from '@zawadeh/domain/testing';

/** PGlite runs one statement at a time, so most races are found on PostgreSQL. */
const RUNS = testServer ? 100 : 40;

const booted = await bootForFile();
const driver = openOrderDriver(booted);
const buyers = await Promise.all(
  ['rima@example.com', 'omar@example.com'].map((email) => driver.buyer(email)),
);
const admin = await joinAsAdmin(booted, 'admin@example.com');
const owner = await join(booted, 'owner@example.com');
// The two buyers stand for the many buyers of a shop.
await withoutBuyerLimits(booted.embedded.database);

test('the stock and the money of the shop balance after every step, also of simultaneous steps', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyStock, { minLength: 3, maxLength: 3 }),
      fc.array(fc.array(anyStep, { minLength: 1, maxLength: 4 }), { minLength: 3, maxLength: 14 }),
      async (stocks, rounds) => {
        const { store: store_id, payers, phone } = await openShop(driver, { admin, owner });
        const lines = await driver.bags(stocks.map((quantity) => ({ store_id, quantity })));
        const supply = new Map(lines.map(({ bag_id }, index) => [bag_id, stocks[index] ?? 0]));
        const world = new OrderModel(driver, { buyers, admin: admin.id, phone, payers }, lines, supply);
        for (const round of rounds) {
          await Promise.all(round.map((step) => world.apply(step)));
          expect(await world.violations()).toEqual([]);
        }
      },
    ),
    cases(RUNS),
  );
}, 300_000);

/** A buyer pays and is kept a bag at the same moment: once in a few tries, on PostgreSQL alone. */
const PAID_WHILE_KEPT: [number[], Step[][]] = [
  [2, 3, 1],
  [
    [
      { action: 'place', user: 0, bags: [0], quantity: 1, isGift: false },
      { action: 'ask', user: 0, bag: 0 },
    ],
    [
      { action: 'markPaid', index: 0 },
      { action: 'release', canSend: true },
    ],
  ],
];

test('the stock of planned bags balances too, with left over and kept bags, and each user is notified once', async () => {
  const others = await Promise.all([1, 2, 3, 4].map((each) => driver.buyer(`waits${each}@example.com`)));
  const waiting = [...buyers, ...others];
  await ownTelephones(booted.embedded.database, waiting);
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyStock, { minLength: 3, maxLength: 3 }),
      fc.array(fc.array(anyStepOfPlans, { minLength: 1, maxLength: 4 }), { minLength: 3, maxLength: 14 }),
      async (quantities, rounds) => {
        const { store: store_id, payers, phone } = await openShop(driver, { admin, owner });
        const lines = await driver.bags(quantities.map(() => ({ store_id, quantity: 0 })));
        const bags = lines.map(({ bag_id: id }, index) => ({ id, quantity: quantities[index] ?? 0 }));
        const removePlans = await planBags(driver, bags);
        const world = new OrderModel(
          driver,
          { buyers, admin: admin.id, phone, planner: admin.client, payers, waiting },
          lines,
          new Map(bags.map(({ id }) => [id, 0])),
        );
        for (const round of rounds) {
          await Promise.all(round.map((step) => world.apply(step)));
          expect(await world.violations()).toEqual([]);
        }
        await removePlans();
        await driver.service.from('alerts').delete().in('user_id', waiting);
      },
    ),
    { ...cases(RUNS), examples: Array.from({ length: 10 }, () => PAID_WHILE_KEPT) },
  );
}, 300_000);
