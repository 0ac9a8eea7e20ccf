/** The lists of a counter's and of a courier's phone in the middle of an evening: the answers' own rows. */
import {
  DELIVERY_PROMISE_MINUTES,
  reopenUntil,
  type HandoverHow,
  type HandoverKind,
  type HandoverState,
  type Instant,
} from '@zawadeh/domain';
import { seededBags, seededShops } from './database/seed.ts';
import { timestamp } from './database/rows.ts';

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

interface PhoneBag {
  bag_id: string;
  title: string | null;
  title_ar: string | null;
  quantity: number;
}

export interface PhoneHandover {
  order_id: string;
  store_id: string | null;
  kind: HandoverKind;
  state: HandoverState;
  due_start: string;
  due_end: string;
  reopen_until: string;
  done_at: string | null;
  how: HandoverHow | null;
  device_id: string | null;
  device: string | null;
}

export interface PhoneRows {
  /** Of paired phones. */
  tokens: string[];
  isRevoked: boolean;
  storeId: string;
  handovers: (PhoneHandover & { order_code: string; first_name: string; bags: PhoneBag[] })[];
  gifts: (Omit<PhoneBag, 'quantity'> & {
    due_start: string;
    due_end: string;
    waiting: number;
    last_given_at: string | null;
  })[];
  bags: { id: string; title: string | null; title_ar: string | null; for_sale: number }[];
  deliveries: {
    order_code: string;
    area: string;
    tried_at: string | null;
    isBroughtBack: boolean;
    assigned_to: { id: string; name: string } | null;
    door: PhoneHandover;
    pickups: (PhoneHandover & { bags: PhoneBag[] })[];
    customer: { name: string; phone: string; address: string };
  }[];
}

interface Customer {
  name: string;
  code: string;
  /** Quantities of the counter's bags. */
  bags: readonly number[];
  opens: number;
  closes: number;
  isDelivery?: boolean;
  minutesAgo?: number;
}

/** The places of the counter's bags in the seed, with their stock. */
const COUNTER_BAGS = { 1: 2, 9: 0, 26: 0, 54: 11 };

const CUSTOMERS: readonly Customer[] = [
  { name: 'Rami', code: 'ZWD-7K4M9PQ2', bags: [1, 1], opens: -2, closes: 1.5 },
  { name: 'هبة', code: 'ZWD-QD3FK7M4', bags: [0, 1], opens: -2, closes: 1.5 },
  { name: 'Khaled', code: 'ZWD-MM5C3HT8', bags: [3], opens: -1, closes: 2 },
  { name: 'مايا', code: 'ZWD-9J2HW2XD', bags: [1], opens: -0.25, closes: 0.5, isDelivery: true },
  { name: 'Lina', code: 'ZWD-4R6TB8NA', bags: [1], opens: -6, closes: -3 },
  { name: 'Jad', code: 'ZWD-5Z7YV3KC', bags: [0, 2], opens: 3, closes: 4 },
  { name: 'سلمى', code: 'ZWD-HGY4Z5NC', bags: [2], opens: -2, closes: 1.5, minutesAgo: 5 },
];

interface StoryDelivery {
  name: string;
  code: string;
  area: string;
  address: string;
  /** Minutes until the promised time. */
  due: number;
  /** The places of the bags in the seed, with the minutes since they were picked up. */
  bags: Readonly<Record<number, number | null>>;
  courier: typeof KARIM | null;
  /** Minutes since the delivery. */
  done?: number;
}

const RANIAS = 'Street: Port Said | Bldg: Karam | Floor: 3 | Apt: 6 | Near: مقابل سوق السمك';
const SAMERS = 'Street: شارع المعرض';
const HADIS = 'Street: Main road | Bldg: 4';
const { courier } = DEVICES;

const DELIVERIES: readonly StoryDelivery[] = [
  {
    name: 'Rania Khoury',
    code: 'K3WP',
    area: 'mina',
    address: RANIAS,
    due: 8,
    bags: { 1: 20, 3: 12 },
    courier,
  },
  {
    name: 'سامر فتّال',
    code: 'H6TR',
    area: 'abu-samra',
    address: SAMERS,
    due: 23,
    bags: { 1: 7, 3: null },
    courier,
  },
  { name: 'Nour', code: '9DNX', area: 'balad', address: 'N/A', due: 38, bags: { 14: null }, courier: null },
  { name: 'Jad', code: 'V2QF', area: 'mina', address: 'N/A', due: 53, bags: { 18: null }, courier: null },
  { name: 'Lina', code: 'T7DA', area: 'balad', address: 'N/A', due: 30, bags: { 3: null }, courier: KARIM },
  {
    name: 'Hadi Saab',
    code: 'W4ND',
    area: 'badawi',
    address: HADIS,
    due: -10,
    bags: { 1: 50 },
    courier,
    done: 15,
  },
];

const idOf = (count: number) => `8f3c2207-5d1e-4c55-9a0b-${String(count).padStart(12, '0')}`;

export function phoneRows(now: Instant): PhoneRows {
  const [bags, shops] = [seededBags(now), seededShops(now)];
  const bagAt = (place: number | string) => bags[Number(place) - 1]!;
  const titlesOf = (place: number | string) => {
    const { title, name_ar: title_ar } = bagAt(place);
    return { title, title_ar };
  };
  const storeId = bagAt(1).store_id!;
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
    handovers: CUSTOMERS.map(
      ({ name, code, bags: counts, opens, closes, isDelivery, minutesAgo }, place) => ({
        ...handover(
          { order_id: idOf(900 + place), store_id: storeId, kind: isDelivery ? 'courier' : 'pickup' },
          [opens * 60, closes * 60],
          minutesAgo,
        ),
        order_code: code,
        first_name: name,
        bags: Object.keys(COUNTER_BAGS).flatMap((bag, index) => {
          const quantity = counts[index] ?? 0;
          return quantity > 0 ? [{ bag_id: bagAt(bag).id, ...titlesOf(bag), quantity }] : [];
        }),
      }),
    ),
    gifts: [],
    bags: Object.entries(COUNTER_BAGS).map(([bag, for_sale]) => ({
      id: bagAt(bag).id,
      ...titlesOf(bag),
      for_sale,
    })),
    deliveries: DELIVERIES.map(
      ({ name, code, area, address, due, bags: own, courier: assigned_to, done }, place) => {
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
            const {
              name: store,
              name_ar: store_ar,
              area,
              address,
              address_ar,
              latitude,
              longitude,
              phone,
            } = shop;
            return {
              ...{ area, address, address_ar, latitude, longitude, phone },
              ...handover({ order_id, store_id, kind: 'courier' }, window, minutesAgo),
              store,
              store_ar,
              closes: timestamp(now + 130 * MINUTE),
              bags: [{ bag_id, ...titlesOf(bag), quantity: index + 1 }],
            };
          }),
          customer: { name, phone: '+96170123456', address },
        };
      },
    ),
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
