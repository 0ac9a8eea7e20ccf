/** The handovers of the mock orders, and what follows from them. */
import {
  distinctPlaces,
  isLate,
  promisedAt,
  readOrder,
  reopenUntil,
  type HandoverHow,
  type HandoverKind,
  type Instant,
} from '@zawadeh/domain';
import { compare } from '../query.ts';
import { timestamp, type HandoverRow, type MockDatabase, type OrderRow } from './rows.ts';

const DAY = 24 * 3_600_000;

/** The handovers of a paid order, made at the first request; the handovers of a cancelled order stay. */
export function handoversOf(database: MockDatabase, order: OrderRow): HandoverRow[] {
  const known = database.handovers.filter(({ order_id }) => order_id === order.id);
  if (known.length > 0 || order.status !== 'paid') return known;
  const made = newHandovers(order);
  database.handovers.push(...made);
  return made;
}

function newHandovers(order: OrderRow): HandoverRow[] {
  const paidAt = Date.parse(order.paid_at ?? order.created_at);
  const shops = [...new Set(order.lineRows.map(({ store_id }) => store_id))];
  const row = (
    kind: HandoverKind,
    store_id: string | null,
    due_start: string | null,
    due_end: string,
    more: Partial<HandoverRow> = {},
  ): HandoverRow => ({
    id: crypto.randomUUID(),
    order_id: order.id,
    store_id,
    kind,
    state: 'waiting',
    due_start,
    due_end,
    bag_id: null,
    number: null,
    assigned_device_id: null,
    ...NOT_DONE,
    ...more,
  });
  const dayAfter = timestamp(paidAt + DAY);
  if (order.is_gift) {
    return order.details
      .flatMap((line, place) => Array.from({ length: line.quantity }, () => ({ line, place })))
      .map(({ line: { bagId, pickupStart, pickupEnd }, place }, index) =>
        row('gift', order.lineRows[place]?.store_id ?? null, pickupStart ?? null, pickupEnd ?? dayAfter, {
          bag_id: bagId,
          number: index + 1,
        }),
      );
  }
  if (order.delivery_method === 'delivery') {
    const reading = readOrder(order);
    const places = reading.ok ? distinctPlaces(reading.value.lines) : [];
    const promised = timestamp(
      promisedAt(
        paidAt,
        places.map(({ pickupStart }) => pickupStart),
      ),
    );
    return [
      ...shops.map((shop) => row('courier', shop, timestamp(paidAt), promised)),
      row('door', null, timestamp(paidAt), promised),
    ];
  }
  return shops.map((shop) => {
    const own = order.details.filter((_, place) => order.lineRows[place]?.store_id === shop);
    const [opens] = own.flatMap(({ pickupStart }) => pickupStart ?? []).toSorted(compare);
    const closes = own.flatMap(({ pickupEnd }) => pickupEnd ?? []).toSorted(compare);
    return row('pickup', shop, opens ?? null, closes.at(-1) ?? dayAfter);
  });
}

/** The doors of deliveries that are late, the longest first. */
export const lateDoors = (database: MockDatabase, now: Instant): HandoverRow[] =>
  database.orders
    .flatMap((order) => handoversOf(database, order))
    .filter((row) => row.kind === 'door' && isLate({ ...row, dueEnd: Date.parse(row.due_end) }, now))
    .toSorted((one, other) => compare(one.due_end, other.due_end));

/** The paid lines of a bag that no buyer has collected, in the order of payment. */
export const linesToFill = (database: MockDatabase, bag: unknown) =>
  database.orders
    .filter(({ status }) => status === 'paid')
    .toSorted((one, other) => compare(one.paid_at, other.paid_at))
    .flatMap((order) => linesLeft(database, order))
    .filter(({ line }) => line.bagId === bag);

/** The lines of an order that no buyer has collected; the place counts from one. */
export const linesLeft = (database: MockDatabase, order: OrderRow) =>
  order.details.flatMap((line, index) => {
    const store = order.lineRows[index]?.store_id ?? null;
    const isWaiting = handoversOf(database, order).some(
      ({ kind, store_id, state }) => kind !== 'door' && store_id === store && state === 'waiting',
    );
    return line.takenBackAt === undefined && isWaiting ? [{ order, line, place: index + 1 }] : [];
  });

/** The lines that a handover hands over; a door has the bags of all shops. */
export const linesOf = (order: OrderRow, { kind, store_id, bag_id }: HandoverRow) =>
  order.details
    .map((line, place) => ({ ...line, row: order.lineRows[place] }))
    .filter(({ row }) => kind === 'door' || row?.store_id === store_id)
    .filter(({ takenBackAt }) => takenBackAt === undefined)
    .filter(({ bagId }) => kind !== 'gift' || bagId === bag_id)
    .map((line) => ({ ...line, quantity: kind === 'gift' ? 1 : line.quantity }));

export const bagsOf = (order: OrderRow, handover: HandoverRow) =>
  linesOf(order, handover).map(({ bagId, title, titleAr, quantity }) => ({
    bag_id: bagId,
    title,
    title_ar: titleAr ?? null,
    quantity,
  }));

export function handoverJson({ devices }: MockDatabase, row: HandoverRow) {
  const { order_id, store_id, kind, state, due_start, due_end, done_at, how, device_id } = row;
  return {
    order_id,
    store_id,
    kind,
    state,
    due_start,
    due_end,
    done_at,
    how,
    device_id,
    reopen_until: timestamp(reopenUntil(Date.parse(row.due_end))),
    device: devices.find(({ id }) => id === row.device_id)?.name ?? null,
  };
}

/** As the list of a buyer's own orders has them. */
export function ownHandovers(database: MockDatabase, id: unknown): object[] | null {
  const order = database.orders.find((each) => each.id === id);
  const rows = order ? shownHandovers(database, order) : [];
  const shown = rows
    .toSorted((one, other) => compare(one.due_end, other.due_end) || compare(one.store_id, other.store_id))
    .map((row) => {
      const { kind, state, due_start, due_end, done_at } = row;
      const bags = kind === 'pickup' && order ? bagsOf(order, row).map(({ bag_id }) => bag_id) : null;
      return { kind, state, due_start, due_end, done_at, bags };
    });
  return shown.length > 0 ? shown : null;
}

/** What was cancelled shows where all of the order was. */
export const shownHandovers = (database: MockDatabase, order: OrderRow): HandoverRow[] =>
  handoversOf(database, order).filter(({ state }) => order.status !== 'paid' || state !== 'cancelled');

export const hasCounter = ({ devices }: MockDatabase, store: string | null): boolean =>
  devices.some(
    ({ kind, store_id, revoked_at }) => kind === 'counter' && store_id === store && revoked_at === null,
  );

/** The open delivery of an order. */
export const openDoor = ({ handovers }: MockDatabase, order: unknown): HandoverRow | undefined =>
  handovers.find(
    ({ order_id, kind, state }) =>
      order_id === order && kind === 'door' && (state === 'waiting' || state === 'missed'),
  );

export const handOver = (row: HandoverRow, how: HandoverHow, at: Instant): HandoverRow =>
  Object.assign(row, { state: 'done', how, token: row.id, done_at: timestamp(at) });

export const NOT_DONE = { how: null, token: null, done_at: null, device_id: null } as const;
