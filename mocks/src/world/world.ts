import type { BagRow, Instant, StoreRow } from '@zawadeh/domain';
import { bagRows } from '../fixtures/bags.ts';
import type { Scenario } from '../scenarios.ts';
import { demoPeople } from './people.ts';
import type { KeptLine, OrderLine, ShelfBag, World } from './rows.ts';
import { seededBags, seededShops } from './seed.ts';
import { storyOrders, storyPayments } from './storyOrders.ts';
import { timestamp } from './timestamp.ts';

export type * from './rows.ts';

/** A fresh installation: the seed of the database on its shelf, and nobody has ordered anything. */
export const openSeededWorld = (now: Instant, scenario: Scenario): World =>
  openWorld(now, scenario, { shops: seededShops(now), bags: seededBags(now), orders: [], payments: [] });

/** The small world of the stories and their pictures: eight bags, and an order in every state. */
export function openStoryWorld(now: Instant, scenario: Scenario): World {
  const rows = bagRows(now);
  const shops = new Map(rows.flatMap(({ store }) => (store ? [[store.id, store] as const] : [])));
  const shelf = {
    shops: Array.from(shops.values(), (shop) => ({ ...shop, created_at: timestamp(now) })),
    bags: rows.map(({ store: _store, store_name: _name, ...bag }) => bag),
  };
  return openWorld(now, scenario, {
    ...shelf,
    orders: storyOrders(now).map((order) => ({
      ...order,
      kept: order.details.map((line) => keptOf(shelf.bags.find(({ id }) => id === line.bagId))),
      details: order.details.map((line) => ({
        ...line,
        ...placeOf(
          shelf,
          shelf.bags.find(({ id }) => id === line.bagId),
        ),
      })),
    })),
    payments: storyPayments(),
  });
}

type Contents = Pick<World, 'shops' | 'bags' | 'orders' | 'payments'>;

function openWorld(now: Instant, scenario: Scenario, contents: Contents): World {
  const { bags, orders } = contents;
  const isEmpty = scenario === 'everythingEmpty';
  return {
    ...contents,
    bags: isEmpty ? [] : bags.map((bag) => stocked(bag, scenario)),
    orders: isEmpty ? [] : orders,
    openedAt: now,
    people: demoPeople(now),
    pictures: [],
    sessions: [],
    endedSessions: [],
    wrongPasswords: {},
  };
}

function stocked(bag: ShelfBag, scenario: Scenario): ShelfBag {
  if (scenario === 'soldOut') return { ...bag, quantity: 0, restock_time: null };
  return scenario === 'lastBag' ? { ...bag, quantity: Math.min(bag.quantity, 1) } : bag;
}

export const bagById = ({ bags }: World, id: string): ShelfBag | undefined =>
  bags.find((bag) => bag.id === id.toLowerCase());

/** What a line keeps of its bag's place: nothing of what is not known. */
export function placeOf({ shops }: Pick<World, 'shops'>, bag: ShelfBag | undefined): Partial<OrderLine> {
  const shop = shops.find(({ id }) => id === bag?.store_id);
  const known = {
    titleAr: bag?.name_ar,
    storeName: shop?.name,
    storeNameAr: shop?.name_ar,
    pickupStart: bag?.pickup_start,
    pickupEnd: bag?.pickup_end,
    pickupText: bag?.pickup_time,
  };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => typeof value === 'string'));
}

export const keptOf = (bag: ShelfBag | undefined): KeptLine => ({
  store_id: bag?.store_id ?? null,
  full_price: bag?.full_price ?? null,
});

/** The shelf as everybody sees it: the newest first, each bag with its shop. */
export function listingOf({ bags, shops }: World): BagRow[] {
  return bags
    .toSorted(
      (one, other) => other.created_at.localeCompare(one.created_at) || one.id.localeCompare(other.id),
    )
    .map((bag) => {
      const { id, name, name_ar } = shops.find((shop) => shop.id === bag.store_id) ?? NO_SHOP;
      return { ...bag, store: { id, name, name_ar }, store_name: name };
    });
}

const NO_SHOP: StoreRow = { id: '', name: '', name_ar: null };
