/** A shop with a phone at its counter, in the middle of an evening. */
import type { Instant } from '@zawadeh/domain';
import { createSeededDatabase } from './database.ts';
import { handOver, handoversOf } from './handovers.ts';
import { lineOf, lineRowOf, newOrder, newPhone } from './newRows.ts';
import { timestamp, type BagTableRow, type MockDatabase, type OrderRow } from './rows.ts';

const HOUR = 3_600_000;

/** As the phone keeps it; the database has its hash. */
export const COUNTER_TOKEN = 'C'.repeat(43);
export const COUNTER_TOKEN_HASH = '942014af03195c97fc8a6121a03e1660b89027a538325a101eba426dacd7e587';
/** Of open links. */
export const COUNTER_LINK = 'C'.repeat(43);
export const COURIER_LINK = 'D'.repeat(43);
export const COURIER_LINK_HASH = '391ab01bf8d16cd248fe06202b6e6dfc149cb16c96d6163b34ec399297ab765b';

interface Customer {
  name: string;
  code: string;
  /** Quantities of the shop's bags. */
  bags: readonly number[];
  opens: number;
  closes: number;
  isDelivery?: boolean;
  isDone?: boolean;
  isGift?: boolean;
}

const CUSTOMERS: readonly Customer[] = [
  { name: 'Rami Haddad', code: 'ZWD-7K4M9PQ2', bags: [1, 1], opens: -2, closes: 1.5 },
  { name: 'هبة درويش', code: 'ZWD-QD3FK7M4', bags: [0, 1], opens: -2, closes: 1.5 },
  { name: 'Khaled', code: 'ZWD-MM5C3HT8', bags: [3], opens: -1, closes: 2 },
  { name: 'مايا', code: 'ZWD-9J2HW2XD', bags: [1], opens: -1, closes: 2, isDelivery: true },
  { name: 'Lina', code: 'ZWD-4R6TB8NA', bags: [1], opens: -6, closes: -3 },
  { name: 'Jad', code: 'ZWD-5Z7YV3KC', bags: [0, 2], opens: 3, closes: 4 },
  { name: 'سلمى', code: 'ZWD-HGY4Z5NC', bags: [2], opens: -2, closes: 1.5, isDone: true },
];

/** What others paid for, for people who need it. */
const GIFTS: readonly Customer[] = [
  { name: 'Nour', code: 'ZWD-3H8KQW5R', bags: [3, 1], opens: -2, closes: 1.5, isGift: true },
  {
    name: 'Walid',
    code: 'ZWD-8T2M6PXC',
    bags: [0, 0, 1],
    opens: -2,
    closes: 1.5,
    isGift: true,
    isDone: true,
  },
];

/** Adds gifts of which one kind was all given. */
export function addGifts(database: MockDatabase): void {
  const now = database.openedAt;
  const [first] = database.bags;
  const own = database.bags.filter(({ store_id }) => store_id === first?.store_id).slice(0, 3);
  for (const [place, gift] of GIFTS.entries()) {
    const order = orderOf(database, gift, own, 50 + place, now);
    database.orders.push(order);
    const rows = handoversOf(database, order);
    if (!gift.isDone) continue;
    const at = now - HOUR / 3;
    for (const row of rows)
      handOver(
        row,
        { token: crypto.randomUUID(), how: 'list', at, device: database.devices[0] ?? null },
        now,
      );
  }
}

export function createCounterDatabase(now: Instant): MockDatabase {
  const database = createSeededDatabase(now, 'calm');
  const { bags, orders, devices, pairings } = database;
  const [first] = bags;
  const own = bags.filter(({ store_id }) => store_id === first?.store_id).slice(0, 2);
  for (const [place, bag] of own.entries()) {
    const window = { pickup_start: timestamp(now - HOUR), pickup_end: timestamp(now + 2 * HOUR) };
    Object.assign(bag, window, { quantity: 2 - place * 2 });
  }
  const store_id = first?.store_id ?? null;
  const device = newPhone({
    id: 'de000000-0000-4000-8000-000000000001',
    store_id,
    name: 'Front counter',
    token_hash: COUNTER_TOKEN_HASH,
    created_at: timestamp(now - 24 * HOUR),
    last_seen_at: timestamp(now),
  });
  devices.push(device);
  pairings.push({
    code_hash: COUNTER_TOKEN_HASH,
    kind: 'counter',
    store_id,
    expires_at: timestamp(now + HOUR / 6),
    device_id: null,
  });
  for (const [place, customer] of CUSTOMERS.entries()) {
    const order = orderOf(database, customer, own, place, now);
    orders.push(order);
    const rows = handoversOf(database, order);
    if (!customer.isDone) continue;
    const at = now - HOUR / 12;
    if (rows[0]) handOver(rows[0], { token: crypto.randomUUID(), how: 'scan', at, device }, now);
  }
  return database;
}

function orderOf(
  database: MockDatabase,
  { name, code, bags, opens, closes, isDelivery, isGift = false }: Customer,
  own: readonly BagTableRow[],
  place: number,
  now: Instant,
): OrderRow {
  const lines = bags.flatMap((quantity, index) => {
    const bag = own[index];
    return bag && quantity > 0 ? [{ bag, quantity }] : [];
  });
  const paid_at = timestamp(now - (isDelivery ? HOUR / 4 : 3 * HOUR));
  return newOrder({
    id: `8f3c2207-5d1e-4c55-9a0b-${String(900 + place).padStart(12, '0')}`,
    order_code: code,
    customer_name: name,
    delivery_method: isDelivery ? 'delivery' : 'pickup',
    is_gift: isGift,
    details: lines.map(({ bag, quantity }) => ({
      ...lineOf(database, bag, quantity, 4),
      pickupStart: timestamp(now + opens * HOUR),
      pickupEnd: timestamp(now + closes * HOUR),
    })),
    lineRows: lines.map(({ bag }) => lineRowOf(bag)),
    created_at: timestamp(now - 3 * HOUR),
    paid_at,
  });
}
