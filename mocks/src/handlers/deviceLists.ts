/** What the phones of counters and couriers show, as the SQL functions answer it. */
import { dayOfWork, firstNameInMessage, nameInMessage, type Instant } from '@zawadeh/domain';
import { bagsOf, handoverJson, handoversOf, linesToFill } from '../database/handovers.ts';
import {
  timestamp,
  type BagTableRow,
  type DeviceRow,
  type HandoverRow,
  type MockDatabase,
  type OrderRow,
} from '../database/rows.ts';
import type { MockOptions } from '../respond.ts';

const DAY = 24 * 3_600_000;

export function nameOfStore({ shops }: MockDatabase, id: string | null) {
  const shop = shops.find((each) => each.id === id);
  return { store: shop?.name ?? null, store_ar: shop?.name_ar ?? null };
}

/** What a courier needs to find a shop. */
function placeOfStore({ shops }: MockDatabase, store: string | null) {
  const shop = shops.find(({ id }) => id === store);
  return {
    area: shop?.area ?? null,
    address: shop?.address ?? null,
    address_ar: shop?.address_ar ?? null,
    latitude: shop?.latitude ?? null,
    longitude: shop?.longitude ?? null,
    phone: shop?.phone ?? null,
  };
}

export function counterList({ database, now }: MockOptions, { store_id }: DeviceRow) {
  const at = now();
  const [today, last] = [dayOfWork(at), dayOfWork(at + DAY)];
  const handovers = database.orders.flatMap((order) =>
    handoversOf(database, order)
      .filter((row) => row.store_id === store_id && row.kind !== 'door' && row.kind !== 'gift')
      .filter(({ due_end }) => {
        const day = dayOfWork(Date.parse(due_end));
        return day >= today && day <= last;
      })
      .map((row) => ({
        ...handoverJson(database, row),
        order_code: order.order_code,
        first_name: firstNameInMessage(order.customer_name ?? ''),
        bags: bagsOf(order, row),
      })),
  );
  return {
    now: timestamp(at),
    handovers: handovers.toSorted((one, other) => one.due_end.localeCompare(other.due_end)),
    gifts: giftsOf(database, store_id, at),
    bags: database.bags.filter((bag) => isTonight(bag, store_id, at)).map((bag) => bagJson(database, bag)),
  };
}

/** The gifts of each bag: what waits today and tomorrow, and when the last one was given. */
function giftsOf(database: MockDatabase, store: string | null, now: Instant) {
  const days = [dayOfWork(now), dayOfWork(now + DAY)];
  const rows = database.orders.flatMap((order) =>
    handoversOf(database, order)
      .filter(({ kind, store_id, state }) => kind === 'gift' && store_id === store && state !== 'cancelled')
      .filter(({ due_end }) => days.includes(dayOfWork(Date.parse(due_end))))
      .map((row) => ({ ...row, bag: bagsOf(order, row)[0] })),
  );
  return [...new Set(rows.map(({ bag_id }) => bag_id))].map((bag_id) => {
    const gifts = rows.filter((row) => row.bag_id === bag_id);
    const [first] = gifts;
    return {
      bag_id,
      title: first?.bag?.title ?? null,
      title_ar: first?.bag?.title_ar ?? null,
      due_start: first?.due_start ?? null,
      due_end: first?.due_end ?? null,
      waiting: gifts.filter(({ state }) => state !== 'done').length,
      last_given_at:
        gifts
          .flatMap(({ done_at }) => done_at ?? [])
          .toSorted()
          .at(-1) ?? null,
    };
  });
}

/** The name, the telephone number and the address stay with the courier so long after the delivery. */
const CUSTOMER_KNOWN_MS = 3_600_000;

export function deliveriesOf({ database, now }: MockOptions) {
  const today = dayOfWork(now());
  return database.orders.flatMap((order) => {
    const rows = handoversOf(database, order);
    const door = rows.find(({ kind }) => kind === 'door');
    if (!door || dayOfWork(Date.parse(door.due_end)) !== today) return [];
    const tried = database.doorTries.findLast(({ orderId }) => orderId === order.id);
    if (tried?.bringsBack) return [];
    const pickups = rows.filter(({ kind, state }) => kind === 'courier' && state !== 'cancelled');
    const isPickedUp = pickups.every(({ state }) => state === 'done');
    const isOver = door.done_at !== null && now() - Date.parse(door.done_at) >= CUSTOMER_KNOWN_MS;
    return {
      order_code: order.order_code,
      area: order.delivery_area,
      tried_at: tried?.at ?? null,
      door: handoverJson(database, door),
      pickups: pickups.map((row) => ({
        ...handoverJson(database, row),
        ...nameOfStore(database, row.store_id),
        ...placeOfStore(database, row.store_id),
        closes: closesAt(order, row),
        bags: bagsOf(order, row),
      })),
      customer:
        isPickedUp && !isOver
          ? {
              name: nameInMessage(order.customer_name ?? ''),
              phone: order.whatsapp_phone,
              address: order.delivery_address,
            }
          : null,
    };
  });
}

function closesAt(order: OrderRow, row: HandoverRow): string | null {
  const ids = bagsOf(order, row).map(({ bag_id }) => bag_id);
  const ends = order.details.flatMap(({ bagId, pickupEnd }) =>
    ids.includes(bagId) && pickupEnd !== undefined ? [pickupEnd] : [],
  );
  return ends.toSorted().at(-1) ?? null;
}

function isTonight({ store_id, pickup_start, pickup_end }: BagTableRow, store: string | null, now: number) {
  const hasEnded = typeof pickup_end === 'string' && Date.parse(pickup_end) < now;
  const begins = typeof pickup_start === 'string' ? dayOfWork(Date.parse(pickup_start)) : dayOfWork(now);
  return store_id === store && !hasEnded && begins <= dayOfWork(now);
}

function bagJson(database: MockDatabase, { id, title, name_ar, quantity }: BagTableRow) {
  const ordered = (status: string) =>
    database.orders
      .filter((order) => order.status === status)
      .flatMap(({ details }) => details.filter((line) => line.bagId === id && line.takenBackAt === undefined))
      .reduce((sum, { quantity: count }) => sum + count, 0);
  return {
    id,
    title,
    title_ar: name_ar,
    for_sale: quantity,
    being_paid: ordered('pending'),
    sold: ordered('paid'),
    to_fill: linesToFill(database, id).map(({ line }) => line.quantity),
  };
}
