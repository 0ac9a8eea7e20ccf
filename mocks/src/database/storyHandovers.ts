/** A busy day for the stories of the board: handovers in every state, a conflict, and phones at some of the shops. */
import { parsePrice, toDollars, type HandoverHow, type Instant } from '@zawadeh/domain';
import {
  lineRowOf,
  placeOf,
  timestamp,
  type DeviceRow,
  type HandoverRow,
  type MockDatabase,
  type OrderRow,
} from './rows.ts';

const MINUTE = 60_000;

interface StoryHandover {
  shop: string;
  /** The last four characters of its code. */
  code: string;
  name: string;
  /** Places on the shelf and quantities. */
  bags: readonly (readonly [bag: number, quantity: number])[];
  /** Minutes after the stories' now. */
  end: number;
  state?: HandoverRow['state'];
  done?: { minutesAgo: number; how: HandoverHow; device: keyof typeof DEVICES | null };
}

const DEVICES = {
  front: { shop: 's3', name: 'Front counter', seconds: 20 },
  oven: { shop: 's3', name: 'فرن خلفي', seconds: 48 * 60 },
  corner: { shop: 's4', name: 'Corner phone', seconds: 48 * 60 },
  sweets: { shop: 's1', name: 'Counter', seconds: 3 * 60 },
  courier: { shop: null, name: 'Hassan’s phone', seconds: 5 * 60 },
} as const;

const HANDOVERS: readonly StoryHandover[] = [
  {
    shop: 's3',
    code: 'Z5NC',
    name: 'Salma Darwish',
    bags: [[6, 2]],
    end: 240,
    done: { minutesAgo: 8, how: 'scan', device: 'front' },
  },
  {
    shop: 's3',
    code: '9PQ2',
    name: 'Rami Hallak',
    bags: [
      [6, 1],
      [3, 1],
    ],
    end: 240,
  },
  { shop: 's3', code: 'K7M4', name: 'هبة زين', bags: [[3, 1]], end: 240 },
  { shop: 's3', code: '3HT8', name: 'Khaled Dib', bags: [[6, 3]], end: 240 },
  { shop: 's4', code: 'W2XD', name: 'Maya Saade', bags: [[4, 2]], end: -150, state: 'missed' },
  { shop: 's4', code: 'FB6R', name: 'جورج فتّال', bags: [[4, 4]], end: 390 },
  {
    shop: 's4',
    code: '7QA3',
    name: 'Lina Karam',
    bags: [[4, 5]],
    end: 390,
    done: { minutesAgo: 35, how: 'code', device: 'corner' },
  },
  { shop: 's1', code: 'M4TS', name: 'Nour Masri', bags: [[1, 6]], end: 300 },
  {
    shop: 's1',
    code: 'D8KW',
    name: 'عمر كبارة',
    bags: [[1, 9]],
    end: 300,
    done: { minutesAgo: 61, how: 'list', device: 'sweets' },
  },
  {
    shop: 's5',
    code: 'H3VN',
    name: 'Jad Fattal',
    bags: [[7, 5]],
    end: 270,
    done: { minutesAgo: 12, how: 'buyer', device: null },
  },
];

export function addStoryHandovers(database: MockDatabase, now: Instant): void {
  const deviceId = (key: keyof typeof DEVICES) => idOf('d', Object.keys(DEVICES).indexOf(key));
  for (const [place, { shop, name, seconds }] of Object.values(DEVICES).entries()) {
    database.devices.push({
      id: idOf('d', place),
      kind: shop === null ? 'courier' : 'counter',
      store_id: shop,
      name,
      token_hash: '',
      created_at: timestamp(now - 10_000 * MINUTE + place),
      last_seen_at: timestamp(now - seconds * 1000),
      revoked_at: null,
    } satisfies DeviceRow);
  }
  for (const [place, story] of HANDOVERS.entries()) {
    const order = orderOf(database, story, idOf('0', place), now);
    const { done } = story;
    database.orders.push(order);
    database.handovers.push({
      id: idOf('a', place),
      order_id: order.id,
      store_id: story.shop,
      bag_id: null,
      number: null,
      kind: 'pickup',
      state: done ? 'done' : (story.state ?? 'waiting'),
      due_start: timestamp(now + (story.end - 330) * MINUTE),
      due_end: timestamp(now + story.end * MINUTE),
      done_at: done ? timestamp(now - done.minutesAgo * MINUTE) : null,
      how: done?.how ?? null,
      device_id: done?.device ? deviceId(done.device) : null,
      token: done ? idOf('7', place) : null,
    });
  }
  database.conflicts.push({
    token: idOf('c', 0),
    handover_id: idOf('a', 0),
    at: timestamp(now - 9 * MINUTE),
    how: 'list',
    device_id: deviceId('oven'),
  });
}

function orderOf(
  database: MockDatabase,
  { code, name, bags, end }: StoryHandover,
  id: string,
  now: Instant,
): OrderRow {
  const lines = bags.map(([place, quantity]) => ({ quantity, bag: database.bags[place - 1] }));
  const at = timestamp(now + (end - 400) * MINUTE);
  const qty = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const details = lines.map(({ bag, quantity }) => ({
    bagId: bag?.id ?? '',
    title: bag?.title ?? '',
    quantity,
    unitPrice: toDollars(parsePrice(bag?.sale_price) ?? 0),
    ...placeOf(database, bag),
  }));
  return {
    id,
    user_id: id,
    order_code: `ZWD-STRY${code}`,
    status: 'paid',
    payment_status: 'paid',
    delivery_method: 'pickup',
    qty,
    created_at: at,
    expires_at: at,
    paid_at: at,
    deleted_at: null,
    customer_name: name,
    customer_email: 'mona@zawadeh.local',
    whatsapp_phone: '+96170123456',
    language: 'en',
    delivery_area: null,
    delivery_address: '',
    details,
    lineRows: lines.map(({ bag }) => lineRowOf(bag)),
    currency: 'USD',
    amount: 6,
    delivery_fee: 0,
    cart: id,
    idempotency_key: null,
  };
}

const idOf = (first: string, count: number) =>
  `${first}a1f5c0d-2b7e-4c6d-8f90-${String(count).padStart(12, '0')}`;
