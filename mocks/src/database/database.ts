import { readContents, type BagRow, type Instant, type StoreRole, type StoreRow } from '@zawadeh/domain';
import { bagRow, bagRows } from '@zawadeh/domain/examples';
import { phoneRows } from '../phoneRows.ts';
import type { Scenario } from '../scenarios.ts';
import { demoId, demoUsers, type DemoUser } from './users.ts';
import { timestamp, type BagTableRow, type MockDatabase } from './rows.ts';
import { storyApplications } from './storyApplications.ts';
import { storyRefunds } from './refunds.ts';
import { storyBagChanges } from './storyBagChanges.ts';
import { seededBags, seededRate, seededShops } from './seed.ts';
import { addStoryHandovers } from './storyHandovers.ts';
import { storyPayouts } from './storyPayouts.ts';
import { storyPlannedSales } from './storyPlannedSales.ts';
import { storyOrders, storyPayments } from './storyOrders.ts';
import { addStoryRefunds } from './storyRefunds.ts';
import { addStoryWeek } from './storyWeek.ts';

export type * from './rows.ts';

const WEEK = 7 * 24 * 3_600_000;

/** The shops and bags of the seed, with the orders of the stories. */
export const createSeededDatabase = (now: Instant, scenario: Scenario): MockDatabase =>
  createDatabase(now, scenario, { shops: seededShops(now), bags: seededBags(now) });

/** The shop of `npm run dev`: the seed's stock stays, because the week's may be sold out today. */
export function createDevDatabase(now: Instant, scenario: Scenario): MockDatabase {
  const database = createSeededDatabase(now, scenario);
  if (scenario === 'everythingEmpty') return database;
  const bags = structuredClone(database.bags);
  for (const add of [addStoryHandovers, addStoryRefunds, addStoryWeek]) add(database, now);
  return { ...database, bags };
}

/** The small database of stories and their pictures: eight bags, and an order in every status. */
export function createStoryDatabase(now: Instant, scenario: Scenario): MockDatabase {
  const rows = bagRows(now);
  const shops = new Map(rows.flatMap(({ store }) => (store ? [[store.id, store] as const] : [])));
  // What the list does not carry is the seed's, where the same shops and bags are.
  const [seedShops, seedBags] = [seededShops(now), seededBags(now)];
  return createDatabase(now, scenario, {
    shops: Array.from(shops.values(), (shop) => ({ ...sameIn(seedShops, 'name', shop), ...shop })),
    bags: rows.map(({ store: _store, store_name: _name, ...bag }) => {
      const seeded = sameIn(seedBags, 'title', bag);
      return { ...seeded, ...bag, ...readContents(seeded) };
    }),
  });
}

function sameIn<Row, Key extends keyof Row>(
  rows: readonly Row[],
  key: Key,
  { [key]: wanted }: Pick<Row, Key>,
): Row {
  const found = rows.find((row) => row[key] === wanted);
  if (!found) throw new Error(`The seed has no “${String(wanted)}”.`);
  return found;
}

function createDatabase(
  now: Instant,
  scenario: Scenario,
  shelf: Pick<MockDatabase, 'shops' | 'bags'>,
): MockDatabase {
  const isEmpty = scenario === 'everythingEmpty';
  const people = demoUsers(now);
  const orders = isEmpty ? [] : storyOrders(shelf, now);
  const bags = isEmpty ? [] : bagsIn(scenario, shelf.bags);
  const rates = isEmpty ? [] : [seededRate + 100, seededRate];
  return {
    shops: shelf.shops,
    storeTerms: shelf.shops.map(({ id, phone }) => ({
      store_id: id,
      publishing: 'direct',
      payout_phone: phone,
    })),
    bags,
    orders,
    people,
    members: storyMembers(shelf.shops, now),
    openedAt: now,
    payments: storyPayments(orders),
    refunds: storyRefunds(orders, now),
    ...(isEmpty ? { owed: [], payouts: [] } : storyPayouts(shelf.shops, now)),
    plannedSales: storyPlannedSales(bags, now),
    rateEntries: rates.map((lbp_per_usd, place) => ({
      at: timestamp(now - (rates.length - 1 - place) * WEEK),
      actor: people.find(({ role }) => role === 'admin')?.id ?? null,
      details: { lbp_per_usd },
    })),
    settings: {
      id: true,
      lbp_per_usd: rates.at(-1) ?? null,
      rate_set_at: isEmpty ? null : timestamp(now),
    },
    payoutSettings: { id: true, commission_basis_points: 0, payout_weekday: 1 },
    phones: phoneRows(now),
    ratings: [],
    bagChanges: isEmpty ? [] : storyBagChanges(shelf, now),
    bagPlans: [],
    bagDays: [],
    favourites: [],
    storeMembers: [],
    storeInvitations: [],
    alerts: [],
    applications: isEmpty
      ? []
      : storyApplications(now, {
          storeId: shelf.shops[0]?.id,
          admin: people.find(({ role }) => role === 'admin')?.id,
        }),
    handovers: [],
    devices: [],
    conflicts: [],
    pairings: [],
    pictures: [],
    endedSessions: [],
  };
}

const LONG_SHELF = 400;

function bagsIn(scenario: Scenario, bags: readonly BagTableRow[]): BagTableRow[] {
  if (scenario !== 'longShelf') return bags.map((bag) => stocked(bag, scenario));
  return Array.from({ length: LONG_SHELF }, (_, place) => {
    const bag = bags[place % bags.length]!;
    const number = Math.floor(place / bags.length) + 1;
    const named = (name: string | null) => name && `${name} ${number}`;
    if (number === 1) return bag;
    const id = `${bag.id.slice(0, -4)}${1_000 + place}`;
    return { ...bag, id, title: named(bag.title), name_en: named(bag.name_en), name_ar: named(bag.name_ar) };
  });
}

function stocked(bag: BagTableRow, scenario: Scenario): BagTableRow {
  if (scenario === 'soldOut') return { ...bag, quantity: 0, restock_time: null };
  return scenario === 'lastBag' ? { ...bag, quantity: Math.min(bag.quantity, 1) } : bag;
}

/** Maya and Lina own the first shop, Lina the second too; Hiba is staff of the first. */
function storyMembers(shops: MockDatabase['shops'], now: Instant): MockDatabase['members'] {
  const member = (key: DemoUser, place: number, role: StoreRole) => ({
    store_id: shops[place]!.id,
    user_id: demoId(key),
    role,
    invited_by: null,
    created_at: timestamp(now - WEEK),
    language: 'ar' as const,
  });
  return [
    member('maya', 0, 'owner'),
    member('lina', 0, 'owner'),
    member('lina', 1, 'owner'),
    member('hiba', 0, 'staff'),
  ];
}

/** The public list of bags: newest first, each with its shop. */
export function shelfRows({ bags, shops }: MockDatabase): BagRow[] {
  return bags
    .toSorted(
      (one, other) => other.created_at.localeCompare(one.created_at) || one.id.localeCompare(other.id),
    )
    .map((bag) => bagRow(bag, shops.find((shop) => shop.id === bag.store_id) ?? NO_SHOP));
}

const NO_SHOP: StoreRow = { id: '', name: '', name_ar: null, area: null, rating: null, rating_count: null };
