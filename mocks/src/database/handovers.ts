/** Handovers as the SQL functions make and move them; their rules come from the domain. */
import {
  canHandOver,
  distinctPlaces,
  isLate,
  missedAt,
  promisedAt,
  readHandover,
  readOrder,
  reopenUntil,
  type HandoverHow,
  type HandoverKind,
  type Instant,
} from '@zawadeh/domain';
import { timestamp, type DeviceRow, type HandoverRow, type MockDatabase, type OrderRow } from './rows.ts';

const DAY = 24 * 3_600_000;

/** The handovers of a paid order, made when they are first asked for; those of a cancelled one stay. */
export function handoversOf(database: MockDatabase, order: OrderRow): HandoverRow[] {
  const known = database.handovers.filter(({ order_id }) => order_id === order.id);
  if (known.length > 0 || order.status !== 'paid') return known;
  const made = newHandovers(order);
  database.handovers.push(...made);
  return made;
}

function newHandovers(order: OrderRow): HandoverRow[] {
  const reading = readOrder(order);
  const paidAt = Date.parse(order.paid_at ?? order.created_at);
  const places = reading.ok ? distinctPlaces(reading.value.lines) : [];
  const shops = [...new Set(order.lineRows.map(({ store_id }) => store_id))];
  const starts = places.map(({ pickupStart }) => pickupStart);
  const row = (
    kind: HandoverKind,
    store_id: string | null,
    start: Instant | null,
    end: Instant,
  ): HandoverRow => ({
    id: crypto.randomUUID(),
    order_id: order.id,
    store_id,
    kind,
    state: 'waiting',
    due_start: start === null ? null : timestamp(start),
    due_end: timestamp(end),
    done_at: null,
    how: null,
    device_id: null,
    token: null,
    bag_id: null,
    number: null,
  });
  if (order.is_gift) {
    return order.details
      .flatMap(({ quantity, ...line }, place) =>
        Array.from({ length: quantity }, () => ({ ...line, store: order.lineRows[place]?.store_id ?? null })),
      )
      .map(({ bagId, store, pickupStart, pickupEnd }, place) => ({
        ...row(
          'gift',
          store,
          pickupStart === undefined ? null : Date.parse(pickupStart),
          pickupEnd === undefined ? paidAt + DAY : Date.parse(pickupEnd),
        ),
        bag_id: bagId,
        number: place + 1,
      }));
  }
  if (order.delivery_method === 'delivery') {
    const promised = promisedAt(paidAt, starts);
    return [
      ...shops.map((shop) => row('courier', shop, paidAt, promised)),
      row('door', null, paidAt, promised),
    ];
  }
  return shops.map((shop) => {
    const own = order.details.filter((_, place) => order.lineRows[place]?.store_id === shop);
    const times = (name: 'pickupStart' | 'pickupEnd') =>
      own.flatMap(({ [name]: at }) => (at === undefined ? [] : [Date.parse(at)]));
    const [opens, closes] = [times('pickupStart'), times('pickupEnd')];
    return row(
      'pickup',
      shop,
      opens.length > 0 ? Math.min(...opens) : null,
      closes.length > 0 ? Math.max(...closes) : paidAt + DAY,
    );
  });
}

/** The doors of deliveries that are late, the longest first. */
export const lateDoors = (database: MockDatabase, now: Instant): HandoverRow[] =>
  database.orders
    .flatMap((order) => handoversOf(database, order))
    .filter(
      ({ kind, state, due_end }) =>
        kind === 'door' && isLate({ kind, state, dueEnd: Date.parse(due_end) }, now),
    )
    .toSorted((one, other) => one.due_end.localeCompare(other.due_end, 'en'));

/** The paid lines of a bag that nobody has collected, in the order of payment. */
export const linesToFill = (database: MockDatabase, bag: string) =>
  database.orders
    .filter(({ status }) => status === 'paid')
    .toSorted((one, other) => (one.paid_at ?? '').localeCompare(other.paid_at ?? ''))
    .flatMap((order) =>
      order.details.flatMap((line, place) => {
        const store = order.lineRows[place]?.store_id ?? null;
        const isWaiting = handoversOf(database, order).some(
          ({ kind, store_id, state }) => kind !== 'door' && store_id === store && state === 'waiting',
        );
        return line.bagId === bag && line.takenBackAt === undefined && isWaiting
          ? [{ order, line, place, store }]
          : [];
      }),
    );

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

export function handoverJson(
  { devices }: MockDatabase,
  { token: _token, id: _id, bag_id: _bag, number: _number, ...row }: HandoverRow,
) {
  return {
    ...row,
    reopen_until: timestamp(reopenUntil(Date.parse(row.due_end))),
    device: devices.find(({ id }) => id === row.device_id)?.name ?? null,
  };
}

export const hasCounter = ({ devices }: MockDatabase, store: string | null): boolean =>
  devices.some(
    ({ kind, store_id, revoked_at }) => kind === 'counter' && store_id === store && revoked_at === null,
  );

interface Confirmation {
  token: string;
  how: HandoverHow;
  at: Instant | null;
  device: DeviceRow | null;
  /** The order's, before which nothing is handed over. */
  paidAt?: string | null | undefined;
}

/** Done once: a repeated confirmation gets the same answer, another one is told so. */
export function handOver(
  row: HandoverRow | undefined,
  { token, how, at, device, paidAt }: Confirmation,
  now: Instant,
): 'done' | 'already_done' | 'too_late' | 'unknown_handover' {
  const handover = readHandover(row);
  if (!row || handover === null) return 'unknown_handover';
  if (row.token === token) return 'done';
  if (row.state === 'done') return 'already_done';
  if (!canHandOver(handover, now)) return 'too_late';
  const isBelieved = at !== null && at <= now && at >= now - DAY;
  const doneAt = isBelieved ? Math.max(at, paidAt ? Date.parse(paidAt) : at) : now;
  Object.assign(row, {
    state: 'done',
    how,
    token,
    done_at: timestamp(doneAt),
    device_id: device?.id ?? null,
  });
  return 'done';
}

const UNDO_MS = 60_000;

/** The same phone takes back what it did a moment ago; what is not known yet is never done. */
export function undoHandOver(
  { handovers, undoneTokens }: MockDatabase,
  { id }: DeviceRow,
  token: string,
  now: Instant,
): boolean {
  const row = handovers.find((each) => each.token === token);
  if (row) {
    const isRecent = row.done_at !== null && Date.parse(row.done_at) >= now - UNDO_MS;
    if (row.device_id !== id || !isRecent) return false;
    const state = missedAt(Date.parse(row.due_end)) < now ? 'missed' : 'waiting';
    Object.assign(row, { state, how: null, token: null, done_at: null, device_id: null });
  }
  undoneTokens.push(token);
  return true;
}
