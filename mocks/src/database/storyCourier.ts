/** A courier's phone in the middle of an evening. */
import type { Instant } from '@zawadeh/domain';
import { createSeededDatabase } from './database.ts';
import { handOver, handoversOf } from './handovers.ts';
import { lineOf, lineRowOf, newOrder, newPhone } from './newRows.ts';
import { timestamp, type MockDatabase, type OrderRow } from './rows.ts';
import { COUNTER_TOKEN_HASH } from './storyCounter.ts';

const MINUTE = 60_000;

interface StoryDelivery {
  name: string;
  code: string;
  area: string;
  address: string;
  /** Minutes until the promised time. */
  due: number;
  /** Numbers of shops, with the minutes since they were visited. */
  shops: Readonly<Record<number, number | null>>;
  /** Minutes since the delivery. */
  done?: number;
  /** Another courier's. */
  isKarims?: boolean;
}

const RANIAS = 'Street: Port Said | Bldg: Karam | Floor: 3 | Apt: 6 | Near: مقابل سوق السمك';
const SAMERS = 'Street: شارع المعرض';
const HADIS = 'Street: Main road | Bldg: 4';

const DELIVERIES: readonly StoryDelivery[] = [
  { name: 'Rania Khoury', code: 'K3WP', area: 'mina', address: RANIAS, due: 8, shops: { 1: 20, 3: 12 } },
  { name: 'سامر فتّال', code: 'H6TR', area: 'abu-samra', address: SAMERS, due: 23, shops: { 1: 7, 3: null } },
  { name: 'Nour', code: '9DNX', area: 'balad', address: 'N/A', due: 38, shops: { 7: null } },
  { name: 'Jad', code: 'V2QF', area: 'mina', address: 'N/A', due: 53, shops: { 8: null } },
  { name: 'Lina', code: 'T7DA', area: 'balad', address: 'N/A', due: 30, shops: { 3: null }, isKarims: true },
  { name: 'Hadi Saab', code: 'W4ND', area: 'badawi', address: HADIS, due: -10, shops: { 1: 50 }, done: 15 },
];

export function createCourierDatabase(now: Instant): MockDatabase {
  const database = createSeededDatabase(now, 'calm');
  const { bags, orders, devices, pairings } = database;
  const device = newPhone({
    id: 'de000000-0000-4000-8000-000000000002',
    store_id: null,
    name: 'Hassan',
    token_hash: COUNTER_TOKEN_HASH,
    created_at: timestamp(now - 1_440 * MINUTE),
    last_seen_at: timestamp(now),
  });
  const karim = newPhone({
    id: 'de000000-0000-4000-8000-000000000003',
    store_id: null,
    name: 'Karim',
    created_at: timestamp(now - 900 * MINUTE),
    last_seen_at: timestamp(now - 4 * MINUTE),
  });
  devices.push(device, karim);
  pairings.push({
    code_hash: COUNTER_TOKEN_HASH,
    kind: 'courier',
    store_id: null,
    expires_at: timestamp(now + 10 * MINUTE),
    device_id: null,
  });
  for (const [place, story] of DELIVERIES.entries()) {
    const shops = Object.entries(story.shops).flatMap(([shop, minutesAgo]) => {
      const bag = bags.find(({ store_id }) => store_id?.endsWith(`0${shop}`));
      return bag ? [{ bag, minutesAgo }] : [];
    });
    const order = orderOf(database, story, shops, place, now);
    orders.push(order);
    const rows = handoversOf(database, order);
    const door = rows.at(-1);
    if (door && shops.some(({ minutesAgo }) => minutesAgo !== null)) door.assigned_device_id = device.id;
    if (door && story.isKarims) door.assigned_device_id = karim.id;
    const give = (index: number, minutesAgo: number) => {
      const at = now - minutesAgo * MINUTE;
      const row = rows[index];
      if (row) handOver(row, { token: crypto.randomUUID(), how: 'list', at, device }, now);
    };
    for (const [index, { minutesAgo }] of shops.entries()) if (minutesAgo !== null) give(index, minutesAgo);
    if (story.done !== undefined) give(rows.length - 1, story.done);
  }
  return database;
}

function orderOf(
  database: MockDatabase,
  { name, code, area, address, due }: StoryDelivery,
  shops: readonly { bag: MockDatabase['bags'][number] }[],
  place: number,
  now: Instant,
): OrderRow {
  return newOrder({
    id: `8f3c2207-5d1e-4c55-9a0b-${String(700 + place).padStart(12, '0')}`,
    order_code: `ZWD-2222${code}`,
    customer_name: name,
    whatsapp_phone: '+96170123456',
    delivery_method: 'delivery',
    delivery_area: area,
    delivery_address: address,
    details: shops.map(({ bag }, index) => ({
      ...lineOf(database, bag, index + 1, 4),
      pickupStart: timestamp(now - 120 * MINUTE),
      pickupEnd: timestamp(now + 130 * MINUTE),
    })),
    lineRows: shops.map(({ bag }) => lineRowOf(bag)),
    qty: shops.length,
    // DELIVERY_PROMISE_MINUTES before it is due.
    created_at: timestamp(now + (due - 45) * MINUTE),
  });
}
