/** A courier's phone in the middle of an evening. */
import type { Instant } from '@zawadeh/domain';
import { createSeededDatabase } from './database.ts';
import { handOver, handoversOf } from './handovers.ts';
import { lineRowOf, placeOf, timestamp, type MockDatabase, type OrderRow } from './rows.ts';
import { COUNTER_TOKEN_HASH } from './storyCounter.ts';

const MINUTE = 60_000;

interface StoryDelivery {
  name: string;
  code: string;
  area: string;
  address: string;
  /** Minutes until the promised time. */
  due: number;
  /** Numbers of shops, with the minutes since they were visited; null: not yet. */
  shops: readonly (readonly [shop: number, minutesAgo: number | null])[];
  /** Minutes since the delivery. */
  done?: number;
}

const DELIVERIES: readonly StoryDelivery[] = [
  {
    name: 'Rania Khoury',
    code: 'ZWD-2222K3WP',
    area: 'mina',
    address: 'Street: Port Said | Bldg: Karam | Floor: 3 | Apt: 6 | Near: مقابل سوق السمك',
    due: 8,
    shops: [
      [1, 20],
      [3, 12],
    ],
  },
  {
    name: 'سامر فتّال',
    code: 'ZWD-2222H6TR',
    area: 'abu-samra',
    address: 'Street: شارع المعرض',
    due: 23,
    shops: [
      [1, 7],
      [3, null],
    ],
  },
  { name: 'Nour', code: 'ZWD-22229DNX', area: 'balad', address: 'N/A', due: 38, shops: [[7, null]] },
  { name: 'Jad', code: 'ZWD-2222V2QF', area: 'mina', address: 'N/A', due: 53, shops: [[8, null]] },
  {
    name: 'Hadi Saab',
    code: 'ZWD-2222W4ND',
    area: 'badawi',
    address: 'Street: Main road | Bldg: 4',
    due: -10,
    shops: [[1, 50]],
    done: 15,
  },
];

export function createCourierDatabase(now: Instant): MockDatabase {
  const database = createSeededDatabase(now, 'calm');
  const { bags, orders, devices, pairings } = database;
  const device = {
    id: 'de000000-0000-4000-8000-000000000002',
    kind: 'courier' as const,
    store_id: null,
    name: 'Hassan',
    token_hash: COUNTER_TOKEN_HASH,
    created_at: timestamp(now - 1_440 * MINUTE),
    last_seen_at: timestamp(now),
    revoked_at: null,
  };
  devices.push(device);
  pairings.push({
    code_hash: COUNTER_TOKEN_HASH,
    kind: 'courier',
    store_id: null,
    expires_at: timestamp(now + 10 * MINUTE),
    device_id: null,
  });
  for (const [place, story] of DELIVERIES.entries()) {
    const shops = story.shops.flatMap(([shop, minutesAgo]) => {
      const bag = bags.find(({ store_id }) => store_id?.endsWith(`0${shop}`));
      return bag ? [{ bag, minutesAgo }] : [];
    });
    const order = orderOf(database, story, shops, place, now);
    orders.push(order);
    const rows = handoversOf(database, order);
    const give = (index: number, minutesAgo: number) =>
      handOver(
        rows[index],
        { token: crypto.randomUUID(), how: 'list', at: now - minutesAgo * MINUTE, device },
        now,
      );
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
  const id = `8f3c2207-5d1e-4c55-9a0b-${String(700 + place).padStart(12, '0')}`;
  // DELIVERY_PROMISE_MINUTES before it is due.
  const paid = timestamp(now + (due - 45) * MINUTE);
  return {
    id,
    order_code: code,
    user_id: id,
    customer_name: name,
    customer_email: '',
    whatsapp_phone: '+96170123456',
    language: 'en',
    delivery_method: 'delivery',
    delivery_area: area,
    delivery_address: address,
    details: shops.map(({ bag }, index) => ({
      bagId: bag.id,
      title: bag.title ?? '',
      quantity: index + 1,
      unitPrice: 4,
      ...placeOf(database, bag),
      pickupStart: timestamp(now - 120 * MINUTE),
      pickupEnd: timestamp(now + 130 * MINUTE),
    })),
    lineRows: shops.map(({ bag }) => lineRowOf(bag)),
    qty: shops.length,
    currency: 'USD',
    amount: 4,
    delivery_fee: 0,
    status: 'paid',
    payment_status: 'paid',
    created_at: paid,
    expires_at: paid,
    paid_at: paid,
    deleted_at: null,
    cart: id,
    idempotency_key: null,
  };
}
