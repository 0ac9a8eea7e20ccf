/** A busy day for the stories of the board: handovers in every state, a conflict, and phones at some of the shops. */
import type { HandoverHow, Instant } from '@zawadeh/domain';
import { lineOf, lineRowOf, linesOfBags, newOrder, newPhone } from './newRows.ts';
import { timestamp, type MockDatabase } from './rows.ts';

const MINUTE = 60_000;

const DEVICES = {
  front: { bag: 3, name: 'Front counter', seconds: 20 },
  oven: { bag: 3, name: 'فرن خلفي', seconds: 48 * 60 },
  corner: { bag: 4, name: 'Corner phone', seconds: 48 * 60 },
  sweets: { bag: 1, name: 'Counter', seconds: 3 * 60 },
  courier: { bag: null, name: 'Hassan’s phone', seconds: 5 * 60 },
} as const;

type Done = [minutesAgo: number, how: HandoverHow, device: keyof typeof DEVICES | null];

type StoryHandover = [
  /** The last four characters of its code. */
  code: string,
  name: string,
  /** Places on the shelf and quantities. */
  bags: string,
  /** Minutes after the stories' now. */
  end: number,
  state?: 'missed' | Done,
];

const HANDOVERS: readonly StoryHandover[] = [
  ['Z5NC', 'Salma Darwish', '6:2', 240, [8, 'scan', 'front']],
  ['9PQ2', 'Rami Hallak', '6:1 3:1', 240],
  ['K7M4', 'هبة زين', '3:1', 240],
  ['3HT8', 'Khaled Dib', '6:3', 240],
  ['W2XD', 'Maya Saade', '4:2', -150, 'missed'],
  ['FB6R', 'جورج فتّال', '4:4', 390],
  ['7QA3', 'Lina Karam', '4:5', 390, [35, 'code', 'corner']],
  ['M4TS', 'Nour Masri', '1:6', 300],
  ['D8KW', 'عمر كبارة', '1:9', 300, [61, 'list', 'sweets']],
  ['H3VN', 'Jad Fattal', '7:5', 270, [12, 'buyer', null]],
];

export function addStoryHandovers(database: MockDatabase, now: Instant): void {
  const deviceId = (key: keyof typeof DEVICES) => idOf('d', Object.keys(DEVICES).indexOf(key));
  const ago = (minutes: number) => timestamp(now - minutes * MINUTE);
  const shopOf = (place: number | null) => (place === null ? null : database.bags[place - 1]!.store_id);
  for (const [place, { bag, name, seconds }] of Object.values(DEVICES).entries()) {
    const created_at = timestamp(now - 10_000 * MINUTE + place);
    const last_seen_at = ago(seconds / 60);
    database.devices.push(
      newPhone({ id: idOf('d', place), store_id: shopOf(bag), name, created_at, last_seen_at }),
    );
  }
  for (const [place, [code, name, bags, end, state = 'waiting']] of HANDOVERS.entries()) {
    const lines = linesOfBags(database.bags, bags);
    const [minutesAgo = null, how = null, device = null] = typeof state === 'string' ? [] : state;
    const order = newOrder({
      id: idOf('0', place),
      order_code: `ZWD-STRY${code}`,
      customer_name: name,
      customer_email: 'mona@zawadeh.local',
      whatsapp_phone: '+96170123456',
      details: lines.map(({ bag, quantity }) => lineOf(database, bag, quantity)),
      lineRows: lines.map(({ bag }) => lineRowOf(bag)),
      amount: 6,
      created_at: ago(400 - end),
    });
    database.orders.push(order);
    database.handovers.push({
      id: idOf('a', place),
      order_id: order.id,
      store_id: lines[0]?.bag?.store_id ?? null,
      bag_id: null,
      number: null,
      assigned_device_id: null,
      kind: 'pickup',
      state: typeof state === 'string' ? state : 'done',
      due_start: ago(330 - end),
      due_end: ago(-end),
      done_at: minutesAgo === null ? null : ago(minutesAgo),
      how,
      device_id: device && deviceId(device),
      token: how && idOf('7', place),
    });
  }
  database.conflicts.push({
    token: idOf('c', 0),
    handover_id: idOf('a', 0),
    at: ago(9),
    how: 'list',
    device_id: deviceId('oven'),
  });
}

const idOf = (first: string, count: number) =>
  `${first}a1f5c0d-2b7e-4c6d-8f90-${String(count).padStart(12, '0')}`;
