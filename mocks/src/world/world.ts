/** Who and what the pretend backend knows: plain data, so that it can be kept over a reload. */
import type { BagRow, Instant, OrderStatus, StoreRow } from '@zawadeh/domain';
import { bagRows } from '../fixtures/bags.ts';
import type { Scenario } from '../scenarios.ts';
import { demoPeople, type Person } from './people.ts';
import { seededBags, seededShops } from './seed.ts';
import { storyOrders, storyPayments } from './storyOrders.ts';
import { timestamp } from './timestamp.ts';

export interface Shop extends StoreRow {
  created_at: string;
}

/** A row of the table surprise_bags. */
export type ShelfBag = Omit<BagRow, 'store' | 'store_name'>;

export interface OrderLine {
  bagId: string;
  quantity: number;
  unitPrice: number;
  title: string;
  /** What is known of where it is collected, as it was when it was ordered. */
  titleAr?: string;
  storeName?: string;
  storeNameAr?: string;
  pickupStart?: string;
  pickupEnd?: string;
  pickupText?: string;
}

/** What stands beside a line in the table order_lines, which only the statement per shop reads. */
export interface KeptLine {
  store_id: string | null;
  full_price: number | null;
}

/** A row of the table orders. Older rows lack what later ones have. */
export interface OrderRow {
  id: string;
  order_code: string | null;
  user_id: string;
  customer_name: string;
  customer_email: string;
  whatsapp_phone: string;
  language: string;
  delivery_method: string | null;
  delivery_area: string | null;
  delivery_address: string;
  details: OrderLine[];
  /** One for each of its lines. */
  kept: KeptLine[];
  qty: number;
  currency: string;
  amount: number;
  delivery_fee: number;
  status: OrderStatus | null;
  payment_status: OrderStatus | null;
  created_at: string;
  expires_at: string;
  paid_at: string | null;
  deleted_at: string | null;
  /** What was ordered, for comparing; the server alone reads it. */
  cart: string;
  idempotency_key: string | null;
}

export interface Payment {
  external_id: number;
  order_id: string;
  amount_cents: number;
  /** As the server knows it. */
  status: 'pending' | 'success' | 'failed';
  /** As the wallet knows it, which the server has to ask. */
  inWallet: 'pending' | 'success' | 'failed';
}

interface Picture {
  path: string;
  type: string;
  base64: string;
}

export interface World {
  openedAt: Instant;
  people: Person[];
  shops: Shop[];
  bags: ShelfBag[];
  orders: OrderRow[];
  payments: Payment[];
  pictures: Picture[];
  /** Opened with a password, and by whom. */
  sessions: { id: string; person: string }[];
  endedSessions: string[];
  /** How many since the world was opened, by address. */
  wrongPasswords: Record<string, number>;
}

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
