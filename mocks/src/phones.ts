/** The phones of counters and couriers: their pairing, what they show, and what they confirm. */
import {
  COUNTER_ACTIONS_PATH,
  COUNTER_CHANGES_PATH,
  COUNTER_PATH,
  COUNTER_TAKE_BACK_PATH,
  COURIER_PATH,
  dayOfWork,
  firstNameInMessage,
  HANDOVER_EVENT,
  MOST_STOCK,
  nameInMessage,
  PAIR_PATH,
  PAIRING_PATH,
  readCounterActions,
  secretHash,
  type CounterAction,
  type Instant,
  type PairBody,
  type TakeBackBody,
} from '@zawadeh/domain';
import type { HttpHandler } from 'msw';
import { answer, errorResponse, type MockCall, type MockOptions } from './answer.ts';
import { bagById } from './database/database.ts';
import {
  bagsOf,
  handOver,
  handoverJson,
  handoversOf,
  linesToFill,
  NOT_DONE,
  openDoor,
} from './database/handovers.ts';
import { takeBack } from './database/orders.ts';
import { newPhone } from './database/newRows.ts';
import {
  timestamp,
  type BagTableRow,
  type DeviceRow,
  type HandoverRow,
  type MockDatabase,
  type OrderRow,
} from './database/rows.ts';
import { eventStream } from './streams.ts';
import { publicKeys } from './tickets.ts';

const DAY = 24 * 3_600_000;
/** The customer stays known to the courier so long after the delivery. */
const CUSTOMER_KNOWN_MS = 3_600_000;

export const phones = (options: MockOptions): HttpHandler[] => [
  answer<PairBody>(options, `post ${PAIRING_PATH}`, 'anyone', async ({ database, sent }) => {
    const pairing = await pairingOf(database, sent.code);
    if (!pairing) return errorResponse('pairing_over');
    const { kind, store_id, expires_at } = pairing;
    return { kind, expires_at, ...shopOf(database, store_id) };
  }),
  answer<PairBody>(options, `post ${PAIR_PATH}`, 'anyone', async ({ database, sent, now }) => {
    const pairing = await pairingOf(database, sent.code);
    if (!pairing) return errorResponse('pairing_over');
    const at = timestamp(now);
    const device = newPhone({
      id: crypto.randomUUID(),
      store_id: pairing.store_id,
      name: sent.name,
      token_hash: await secretHash(sent.token),
      created_at: at,
      last_seen_at: at,
    });
    database.devices.push(device);
    pairing.device_id = device.id;
    return deviceJson(database, device);
  }),
  forPhones(options, `get ${COUNTER_PATH}`, async (call, device) => ({
    ...counterList(call, device),
    device: deviceJson(call.database, device),
    public_keys: await publicKeys(),
  })),
  forPhones(options, `get ${COURIER_PATH}`, async (call, device) => ({
    now: timestamp(call.now),
    deliveries: device.kind === 'courier' ? deliveriesOf(call) : [],
    device: deviceJson(call.database, device),
    public_keys: await publicKeys(),
  })),
  forPhones(options, `get ${COUNTER_CHANGES_PATH}`, ({ database, request }) => {
    const { orders, handovers, devices } = database;
    const read = () =>
      JSON.stringify([
        orders.map(({ status }) => status),
        handovers.map(({ state, assigned_device_id }) => [state, assigned_device_id]),
        devices.map(({ revoked_at }) => revoked_at),
      ]);
    let before = read();
    return eventStream(request, () => {
      const after = read();
      const isChanged = after !== before;
      before = after;
      return isChanged ? [`event: ${HANDOVER_EVENT}\ndata: {}\n\n`] : [];
    });
  }),
  forPhones<TakeBackBody>(options, `post ${COUNTER_TAKE_BACK_PATH}`, ({ database, sent, now }) => {
    const bag = bagById(database, sent.bag_id);
    return bag ? takeBack(database, bag, sent.can_fill, now) : errorResponse('unknown_bag');
  }),
  forPhones(options, `post ${COUNTER_ACTIONS_PATH}`, (call, device) => {
    const reading = readCounterActions(call.sent);
    if (!reading.ok) return errorResponse('malformed');
    return { results: reading.value.map((action) => carryOut(call, device, action)) };
  }),
];

const forPhones = <Sent = Record<string, unknown>>(
  options: MockOptions,
  path: Parameters<typeof answer>[1],
  give: (call: MockCall<Sent>, device: DeviceRow) => object | Promise<object>,
): HttpHandler =>
  answer<Sent>(options, path, 'anyone', async (call) => {
    const [, token = ''] = (call.request.headers.get('authorization') ?? '').split('Device ');
    const hash = await secretHash(token);
    const device = call.database.devices.find(({ token_hash }) => token_hash === hash);
    if (!device) return errorResponse('unknown_device');
    return device.revoked_at === null ? give(call, device) : errorResponse('revoked');
  });

/** The open link with this code. */
async function pairingOf({ pairings }: MockDatabase, code: string) {
  const hash = await secretHash(code);
  return pairings.find(({ code_hash, device_id }) => code_hash === hash && device_id === null);
}

export function shopOf({ shops }: MockDatabase, store_id: string | null) {
  const shop = shops.find(({ id }) => id === store_id);
  return { store_id, store: shop?.name ?? null, store_ar: shop?.name_ar ?? null };
}

const deviceJson = (database: MockDatabase, { id, kind, name, store_id }: DeviceRow) => ({
  id,
  kind,
  name,
  ...shopOf(database, store_id),
});

function counterList({ database, now }: MockCall<unknown>, { store_id }: DeviceRow) {
  const days = [dayOfWork(now), dayOfWork(now + DAY)];
  const own = database.orders.flatMap((order) =>
    handoversOf(database, order)
      .filter((row) => row.store_id === store_id && days.includes(dayOfWork(Date.parse(row.due_end))))
      .map((row) => ({ order, row, bags: bagsOf(order, row) })),
  );
  const handovers = own
    .filter(({ row: { kind } }) => kind !== 'gift')
    .map(({ order, row, bags }) => ({
      ...handoverJson(database, row),
      order_code: order.order_code,
      first_name: firstNameInMessage(order.customer_name),
      bags,
    }));
  return {
    now: timestamp(now),
    handovers: handovers.toSorted((one, other) => one.due_end.localeCompare(other.due_end)),
    gifts: giftsOf(own.filter(({ row }) => row.kind === 'gift' && row.state !== 'cancelled')),
    bags: database.bags
      .filter((bag) => bag.store_id === store_id && isTonight(bag, now))
      .map((bag) => bagJson(database, bag)),
  };
}

/** The gifts of each bag: how many wait, and when the last one was given. */
const giftsOf = (gifts: readonly { row: HandoverRow; bags: ReturnType<typeof bagsOf> }[]) =>
  [...new Set(gifts.map(({ row }) => row.bag_id))].map((bag_id) => {
    const own = gifts.filter(({ row }) => row.bag_id === bag_id);
    const [first] = own;
    return {
      bag_id,
      title: first?.bags[0]?.title ?? null,
      title_ar: first?.bags[0]?.title_ar ?? null,
      due_start: first?.row.due_start ?? null,
      due_end: first?.row.due_end ?? null,
      waiting: own.filter(({ row }) => row.state !== 'done').length,
      last_given_at:
        own
          .flatMap(({ row }) => row.done_at ?? [])
          .toSorted()
          .at(-1) ?? null,
    };
  });

function isTonight({ pickup_start, pickup_end }: BagTableRow, now: Instant): boolean {
  const hasEnded = pickup_end !== null && Date.parse(pickup_end) < now;
  return !hasEnded && dayOfWork(pickup_start === null ? now : Date.parse(pickup_start)) <= dayOfWork(now);
}

function bagJson(database: MockDatabase, { id, title, name_ar, quantity }: BagTableRow) {
  const ordered = (wanted: OrderRow['status']) =>
    database.orders
      .filter(({ status }) => status === wanted)
      .flatMap(({ details }) => details.filter((line) => line.bagId === id && line.takenBackAt === undefined))
      .reduce((sum, line) => sum + line.quantity, 0);
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

function deliveriesOf({ database, now }: MockCall<unknown>) {
  return database.orders.flatMap((order) => {
    const rows = handoversOf(database, order);
    const door = rows.find(({ kind }) => kind === 'door');
    const tried = database.doorTries.findLast(({ orderId }) => orderId === order.id);
    const isToday = door && dayOfWork(Date.parse(door.due_end)) === dayOfWork(now);
    if (!isToday || tried?.bringsBack) return [];
    const pickups = rows.filter(({ kind, state }) => kind === 'courier' && state !== 'cancelled');
    const isPickedUp = pickups.every(({ state }) => state === 'done');
    const courier = database.devices.find(({ id }) => id === door.assigned_device_id);
    const isOver = door.done_at !== null && now - Date.parse(door.done_at) >= CUSTOMER_KNOWN_MS;
    return {
      order_code: order.order_code,
      area: order.delivery_area,
      tried_at: tried?.at ?? null,
      assigned_to: courier ? { id: courier.id, name: courier.name } : null,
      door: handoverJson(database, door),
      pickups: pickups.map((row) => stopJson(database, order, row)),
      customer:
        isPickedUp && !isOver
          ? {
              name: nameInMessage(order.customer_name),
              phone: order.whatsapp_phone,
              address: order.delivery_address,
            }
          : null,
    };
  });
}

/** What a courier needs to find a shop. */
function stopJson(database: MockDatabase, order: OrderRow, row: HandoverRow) {
  const bags = bagsOf(order, row);
  const shop = database.shops.find(({ id }) => id === row.store_id);
  const ends = order.details.flatMap(({ bagId, pickupEnd }) =>
    bags.some(({ bag_id }) => bag_id === bagId) ? (pickupEnd ?? []) : [],
  );
  return {
    ...handoverJson(database, row),
    ...shopOf(database, row.store_id),
    area: shop?.area ?? null,
    address: shop?.address ?? null,
    address_ar: shop?.address_ar ?? null,
    latitude: shop?.latitude ?? null,
    longitude: shop?.longitude ?? null,
    phone: shop?.phone ?? null,
    closes: ends.toSorted().at(-1) ?? null,
    bags,
  };
}

function carryOut({ database, now }: MockCall<unknown>, device: DeviceRow, action: CounterAction): object {
  const { token } = action;
  if (action.do === 'undo') {
    undo(database, token);
    return { token, outcome: 'undone' };
  }
  if (action.do === 'stock') {
    const bag = bagById(database, action.bagId);
    if (!bag) return { token, outcome: 'refused' };
    const from = bag.quantity;
    const after = { less: Math.max(from - 1, 0), more: Math.min(from + 1, MOST_STOCK), none: 0 };
    bag.quantity = after[action.change];
    database.stockChanges.push({ token, bagId: bag.id, from, to: bag.quantity });
    return { token, outcome: 'done', for_sale: bag.quantity };
  }
  if (action.do === 'nobody_there') {
    const { orderId, bringsBack, at } = action;
    database.doorTries.push({ token, orderId, bringsBack, at: timestamp(at ?? now) });
    return { token, outcome: 'done' };
  }
  const row = rowOf(database, device, action);
  if (!row) return { token, outcome: 'refused' };
  const how = action.do === 'give' ? 'list' : action.how;
  const outcome = handOver(row, { token, how, at: action.at, device }, now);
  const door = openDoor(database, row.order_id);
  if (row.kind === 'courier' && device.kind === 'courier' && outcome === 'done' && door) {
    row.assigned_before = door.assigned_device_id;
    door.assigned_device_id = device.id;
  }
  return { token, outcome, handover: handoverJson(database, row) };
}

function undo(database: MockDatabase, token: string): void {
  const { stockChanges, handovers } = database;
  const isOther = (each: { token: string }) => each.token !== token;
  const change = stockChanges.find((each) => each.token === token);
  const bag = change && bagById(database, change.bagId);
  if (change && bag) bag.quantity = change.from;
  database.doorTries = database.doorTries.filter(isOther);
  const row = handovers.find((each) => each.token === token);
  if (!row) return;
  const door = openDoor(database, row.order_id);
  if (row.kind === 'courier' && door?.assigned_device_id === row.device_id)
    door.assigned_device_id = row.assigned_before;
  Object.assign(row, NOT_DONE, { state: 'waiting' });
}

/** Of a gift the next one that waits. */
function rowOf(
  database: MockDatabase,
  device: DeviceRow,
  action: Extract<CounterAction, { do: 'hand_over' | 'give' }>,
): HandoverRow | undefined {
  const rows = database.orders.flatMap((order) => handoversOf(database, order));
  if (action.do === 'give') {
    const gifts = rows.filter(
      ({ bag_id, store_id }) => bag_id === action.bagId && store_id === device.store_id,
    );
    return gifts.find(({ state }) => state === 'waiting') ?? gifts.at(-1);
  }
  const store = device.kind === 'counter' ? device.store_id : action.storeId;
  return rows.find(
    ({ order_id, kind, store_id }) =>
      order_id === action.orderId && kind === action.kind && store_id === store,
  );
}
