/** The lists of a counter's and of a courier's phone in the middle of an evening: the answers' own rows. */
import { DELIVERY_PROMISE_MINUTES, reopenUntil, type Instant } from '@zawadeh/domain';
import { seededBags, seededShops } from './database/seed.ts';
import { timestamp, type PhoneHandover, type PhoneRows } from './database/rows.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** As a paired phone keeps it. */
export const COUNTER_TOKEN = 'C'.repeat(43);
/** The codes of open links. */
export const COUNTER_LINK = 'C'.repeat(43);
export const COURIER_LINK = 'D'.repeat(43);

export const DEVICES = {
  counter: { id: 'de000000-0000-4000-8000-000000000001', name: 'Front counter' },
  courier: { id: 'de000000-0000-4000-8000-000000000002', name: 'Hassan' },
};
const KARIM = { id: 'de000000-0000-4000-8000-000000000003', name: 'Karim' };

/** The numbers of the counter's bags in the seed, with their stock. */
const COUNTER_BAGS = { 1: 2, 9: 0, 26: 0, 54: 11 };

/** Quantities of the counter's bags, the window in hours from now, and how it is handed over. */
const CUSTOMERS: readonly [
  string,
  code: string,
  bags: number[],
  hours: [number, number],
  how?: 'courier' | 'done',
][] = [
  ['Rami', 'ZWD-7K4M9PQ2', [1, 1], [-2, 1.5]],
  ['هبة', 'ZWD-QD3FK7M4', [0, 1], [-2, 1.5]],
  ['Khaled', 'ZWD-MM5C3HT8', [3], [-1, 2]],
  ['مايا', 'ZWD-9J2HW2XD', [1], [-0.25, 0.5], 'courier'],
  ['Lina', 'ZWD-4R6TB8NA', [1], [-6, -3]],
  ['Jad', 'ZWD-5Z7YV3KC', [0, 2], [3, 4]],
  ['سلمى', 'ZWD-HGY4Z5NC', [2], [-2, 1.5], 'done'],
];

const RANIAS = 'Street: Port Said | Bldg: Karam | Floor: 3 | Apt: 6 | Near: مقابل سوق السمك';
const SAMERS = 'Street: شارع المعرض';
const HADIS = 'Street: Main road | Bldg: 4';
const { courier } = DEVICES;

type StoryDelivery = [
  name: string,
  code: string,
  area: string,
  address: string,
  /** Minutes until the promised time. */
  due: number,
  /** The numbers of the bags in the seed, with the minutes since they were picked up. */
  bags: Readonly<Record<number, number | null>>,
  courier: typeof KARIM | null,
  /** Minutes since the delivery. */
  done?: number,
];

const DELIVERIES: readonly StoryDelivery[] = [
  ['Rania Khoury', 'K3WP', 'mina', RANIAS, 8, { 1: 20, 3: 12 }, courier],
  ['سامر فتّال', 'H6TR', 'abu-samra', SAMERS, 23, { 1: 7, 3: null }, courier],
  ['Nour', '9DNX', 'balad', 'N/A', 38, { 14: null }, null],
  ['Jad', 'V2QF', 'mina', 'N/A', 53, { 18: null }, null],
  ['Lina', 'T7DA', 'balad', 'N/A', 30, { 3: null }, KARIM],
  ['Hadi Saab', 'W4ND', 'badawi', HADIS, -10, { 1: 50 }, courier, 15],
];

const idOf = (count: number) => `8f3c2207-5d1e-4c55-9a0b-${String(count).padStart(12, '0')}`;

export function phoneRows(now: Instant): PhoneRows {
  const [bags, shops] = [seededBags(now), seededShops(now)];
  const bagAt = (number: number | string) => bags.find(({ id }) => Number(id.slice(-12)) === Number(number))!;
  const titlesOf = (place: number | string) => {
    const { title, name_ar: title_ar } = bagAt(place);
    return { title, title_ar };
  };
  const storeId = bagAt(1).store_id;
  const handover = (
    columns: Pick<PhoneHandover, 'order_id' | 'store_id' | 'kind'>,
    [start, end]: readonly [minutes: number, minutes: number],
    minutesAgo: number | null = null,
  ): PhoneHandover => {
    const device = columns.kind === 'pickup' ? DEVICES.counter : courier;
    const isDone = minutesAgo !== null;
    return {
      ...columns,
      state: isDone ? 'done' : 'waiting',
      due_start: timestamp(now + start * MINUTE),
      due_end: timestamp(now + end * MINUTE),
      reopen_until: timestamp(reopenUntil(now + end * MINUTE)),
      done_at: isDone ? timestamp(now - minutesAgo * MINUTE) : null,
      how: isDone ? (columns.kind === 'pickup' ? 'scan' : 'list') : null,
      device_id: isDone ? device.id : null,
      device: isDone ? device.name : null,
    };
  };
  return {
    tokens: [COUNTER_TOKEN],
    isRevoked: false,
    storeId,
    handovers: CUSTOMERS.map(([first_name, order_code, counts, [opens, closes], how], place) => ({
      ...handover(
        { order_id: idOf(900 + place), store_id: storeId, kind: how === 'courier' ? how : 'pickup' },
        [opens * 60, closes * 60],
        how === 'done' ? 5 : null,
      ),
      order_code,
      first_name,
      bags: Object.keys(COUNTER_BAGS).flatMap((bag, index) => {
        const quantity = counts[index] ?? 0;
        return quantity > 0 ? [{ bag_id: bagAt(bag).id, ...titlesOf(bag), quantity }] : [];
      }),
    })),
    gifts: [],
    bags: Object.entries(COUNTER_BAGS).map(([bag, for_sale]) => ({
      id: bagAt(bag).id,
      ...titlesOf(bag),
      for_sale,
    })),
    deliveries: DELIVERIES.map(([name, code, area, address, due, own, assigned_to, done], place) => {
      const order_id = idOf(700 + place);
      const window = [due - DELIVERY_PROMISE_MINUTES, due] as const;
      return {
        order_code: `ZWD-2222${code}`,
        area,
        tried_at: null,
        isBroughtBack: false,
        assigned_to,
        door: handover({ order_id, store_id: null, kind: 'door' }, window, done),
        pickups: Object.entries(own).map(([bag, minutesAgo], index) => {
          const { id: bag_id, store_id } = bagAt(bag);
          const shop = shops.find(({ id }) => id === store_id)!;
          const { area: shopArea, address: street, address_ar, latitude, longitude, phone } = shop;
          return {
            ...handover({ order_id, store_id, kind: 'courier' }, window, minutesAgo),
            store: shop.name,
            store_ar: shop.name_ar,
            area: shopArea,
            address: street,
            address_ar,
            latitude,
            longitude,
            phone,
            closes: timestamp(now + 130 * MINUTE),
            bags: [{ bag_id, ...titlesOf(bag), quantity: index + 1 }],
          };
        }),
        customer: { name, phone: '+96170123456', address },
      };
    }),
  };
}

/** Bags that others paid for: two kinds wait, and all of a third were given. */
export function addGifts({ phones, openedAt }: { phones: PhoneRows; openedAt: Instant }): void {
  const { due_start, due_end } = phones.handovers[0]!;
  phones.gifts = phones.bags.slice(0, 3).map(({ id, title, title_ar }, place) => ({
    bag_id: id,
    title,
    title_ar,
    due_start,
    due_end,
    waiting: [3, 1, 0][place] ?? 0,
    last_given_at: place === 2 ? timestamp(openedAt - HOUR / 3) : null,
  }));
}
