/** The phones of counters and couriers: their pairing, and what they confirm. */
import {
  COUNTER_ACTIONS_PATH,
  COUNTER_CHANGES_PATH,
  COUNTER_PATH,
  COUNTER_TAKE_BACK_PATH,
  COURIER_PATH,
  HANDOVER_EVENT,
  MOST_STOCK,
  PAIR_PATH,
  pairFields,
  PAIRING_PATH,
  pairingFields,
  readCounterActions,
  readRequest,
  secretHash,
  takeBackFields,
  type ActionOutcome,
  type CounterAction,
  type WireReading,
} from '@zawadeh/domain';
import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import { handOver, handoverJson, handoversOf, undoHandOver } from '../database/handovers.ts';
import { timestamp, type DeviceRow, type HandoverRow, type MockDatabase } from '../database/rows.ts';
import { errorResponse, respondAsServer, type MockOptions } from '../respond.ts';
import { counterList, deliveriesOf, nameOfStore } from './deviceLists.ts';
import { takenBackOnce } from './refunds.ts';
import { publicKeys } from './tickets.ts';

export const counter = (options: MockOptions): HttpHandler[] => [
  http.post(`*${PAIRING_PATH}`, async ({ request }) => {
    const reading = await readSent(request, (sent) => readRequest(pairingFields, sent));
    const hash = reading.ok ? await secretHash(reading.value.code) : '';
    return respondAsServer(options, () => {
      if (!reading.ok) return errorResponse('malformed', reading.error);
      const pairing = openPairing(options, hash);
      if (!pairing || pairing.device_id !== null) return errorResponse('pairing_over');
      const { kind, store_id, expires_at } = pairing;
      return HttpResponse.json({ kind, store_id, expires_at, ...nameOfStore(options.database, store_id) });
    });
  }),
  http.post(`*${PAIR_PATH}`, async ({ request }) => {
    const reading = await readSent(request, (sent) => readRequest(pairFields, sent));
    const [code, token] = reading.ok
      ? await Promise.all([secretHash(reading.value.code), secretHash(reading.value.token)])
      : ['', ''];
    return respondAsServer(options, () => {
      if (!reading.ok) return errorResponse('malformed', reading.error);
      const { database, now } = options;
      const pairing = openPairing(options, code);
      const paired = database.devices.find(({ token_hash }) => token_hash === token);
      if (pairing?.device_id === null) {
        const at = timestamp(now());
        const { kind, store_id } = pairing;
        const device: DeviceRow = {
          id: crypto.randomUUID(),
          kind,
          store_id,
          name: reading.value.name,
          token_hash: token,
          created_at: at,
          last_seen_at: at,
          revoked_at: null,
        };
        database.devices.push(device);
        pairing.device_id = device.id;
        return HttpResponse.json(deviceJson(database, device));
      }
      const isRepeated = paired !== undefined && paired.id === pairing?.device_id;
      return isRepeated ? HttpResponse.json(deviceJson(database, paired)) : errorResponse('pairing_over');
    });
  }),
  http.get(`*${COUNTER_PATH}`, async ({ request }) => {
    const [device, keys] = await Promise.all([deviceOf(options.database, request), publicKeys()]);
    return respondAsServer(options, () => {
      if (typeof device === 'string') return errorResponse(device);
      return HttpResponse.json({
        ...counterList(options, device),
        device: deviceJson(options.database, device),
        public_keys: keys,
      });
    });
  }),
  http.get(`*${COURIER_PATH}`, async ({ request }) => {
    const [device, keys] = await Promise.all([deviceOf(options.database, request), publicKeys()]);
    return respondAsServer(options, () => {
      if (typeof device === 'string') return errorResponse(device);
      const { now } = options;
      return HttpResponse.json({
        now: timestamp(now()),
        deliveries: device.kind === 'courier' ? deliveriesOf(options) : [],
        device: deviceJson(options.database, device),
        public_keys: keys,
      });
    });
  }),
  http.get(`*${COUNTER_CHANGES_PATH}`, async ({ request }) => {
    const device = await deviceOf(options.database, request);
    return respondAsServer(options, () =>
      typeof device === 'string'
        ? errorResponse(device)
        : new HttpResponse(handoverChanges(options.database, request.signal), {
            headers: { 'content-type': 'text/event-stream' },
          }),
    );
  }),
  http.post(`*${COUNTER_TAKE_BACK_PATH}`, async ({ request }) => {
    const device = await deviceOf(options.database, request);
    const reading = await readSent(request, (sent) => readRequest(takeBackFields, sent));
    return respondAsServer(options, () => {
      if (typeof device === 'string') return errorResponse(device);
      if (!reading.ok) return errorResponse('malformed', reading.error);
      const { token, bag_id, can_fill } = reading.value;
      const bag = options.database.bags.find(
        ({ id, store_id }) => id === bag_id && store_id === device.store_id,
      );
      return takenBackOnce(options, bag, token, can_fill);
    });
  }),
  http.post(`*${COUNTER_ACTIONS_PATH}`, async ({ request }) => {
    const device = await deviceOf(options.database, request);
    const reading = await readSent(request, readCounterActions);
    return respondAsServer(options, () => {
      if (typeof device === 'string') return errorResponse(device);
      if (!reading.ok) return errorResponse('malformed', reading.error);
      const results = reading.value.map((action) => carryOut(options, device, action));
      return HttpResponse.json({ results });
    });
  }),
];

const POLL_MS = 300;

/** The mocks have one buyer and one phone, so every change concerns it. */
function handoverChanges(
  { orders, handovers, devices }: MockDatabase,
  aborted: AbortSignal,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const read = () =>
    JSON.stringify([
      orders.map(({ status }) => status),
      handovers.map(({ state }) => state),
      devices.map(({ revoked_at }) => revoked_at),
    ]);
  const closed = new AbortController();
  return new ReadableStream({
    async start(controller) {
      controller.enqueue(encoder.encode(': here\n\n'));
      for (let before = read(); !closed.signal.aborted && !aborted.aborted; await delay(POLL_MS)) {
        const now = read();
        if (now !== before) controller.enqueue(encoder.encode(`event: ${HANDOVER_EVENT}\ndata: {}\n\n`));
        before = now;
      }
    },
    cancel() {
      closed.abort();
    },
  });
}

async function readSent<Value>(
  request: Request,
  read: (sent: unknown) => WireReading<Value>,
): Promise<WireReading<Value>> {
  const sent: unknown = await request.clone().json();
  return read(sent);
}

const openPairing = ({ database, now }: MockOptions, hash: string) =>
  database.pairings.find(({ code_hash, expires_at }) => code_hash === hash && Date.parse(expires_at) > now());

/** The device of the request's token, or why there is none. */
async function deviceOf(
  { devices }: MockDatabase,
  request: Request,
): Promise<DeviceRow | 'unknown_device' | 'revoked'> {
  const [, token] = /^Device ([\w-]{43})$/.exec(request.headers.get('authorization') ?? '') ?? [];
  const hash = token === undefined ? null : await secretHash(token);
  const device = devices.find(({ token_hash }) => token_hash === hash);
  if (!device) return 'unknown_device';
  return device.revoked_at === null ? device : 'revoked';
}

const deviceJson = (database: MockDatabase, { id, kind, name, store_id }: DeviceRow) => ({
  id,
  kind,
  name,
  store_id,
  ...nameOfStore(database, store_id),
});

const KINDS = { counter: ['pickup', 'courier'], courier: ['courier', 'door'] } as const;

interface Result {
  token: string;
  outcome: ActionOutcome;
  handover?: object;
  for_sale?: number | null;
}

function carryOut({ database, now }: MockOptions, device: DeviceRow, action: CounterAction): Result {
  const { token } = action;
  if (action.do === 'undo') {
    const tried = database.doorTries.findIndex((each) => each.token === token);
    if (tried >= 0) database.doorTries.splice(tried, 1);
    const isUndone =
      tried >= 0 || (undoStock(database, token) ?? undoHandOver(database, device, token, now()));
    return { token, outcome: isUndone ? 'undone' : 'refused' };
  }
  if (action.do === 'stock') {
    const bag = database.bags.find(({ id, store_id }) => id === action.bagId && store_id === device.store_id);
    if (!bag) return { token, outcome: 'refused' };
    const before = bag.quantity;
    const after = { less: Math.max(before - 1, 0), more: Math.min(before + 1, MOST_STOCK), none: 0 };
    if (!database.stockChanges.some((change) => change.token === token)) {
      Object.assign(bag, { quantity: after[action.change] });
      database.stockChanges.push({ token, bagId: bag.id, from: before, to: bag.quantity });
    }
    return { token, outcome: 'done', for_sale: bag.quantity };
  }
  if (action.do === 'nobody_there') {
    const { orderId, bringsBack, at } = action;
    database.doorTries.push({ token, orderId, bringsBack, at: timestamp(at ?? now()) });
    return { token, outcome: 'done' };
  }
  if (action.do === 'hand_over' && !KINDS[device.kind].some((kind) => kind === action.kind))
    return { token, outcome: 'refused' };
  const row = rowOf(database, device, action);
  if (database.undoneTokens.includes(token)) return { token, outcome: 'undone' };
  const how = action.do === 'give' ? 'list' : action.how;
  const paidAt = database.orders.find(({ id }) => id === row?.order_id)?.paid_at;
  const outcome = handOver(row, { token, how, at: action.at, device, paidAt }, now());
  if (!row) return { token, outcome: 'refused' };
  const handover = handoverJson(database, row);
  return {
    token,
    outcome: outcome === 'done' || outcome === 'already_done' ? outcome : 'refused',
    handover,
  };
}

/** null where it was no change of the stock. */
function undoStock({ bags, stockChanges }: MockDatabase, token: string): boolean | null {
  const change = stockChanges.find((each) => each.token === token);
  if (!change) return null;
  const bag = bags.find(({ id }) => id === change.bagId);
  if (bag?.quantity !== change.to) return false;
  bag.quantity = change.from;
  return true;
}

/** Of a gift any that waits, else the last one that was given. */
function rowOf(
  database: MockDatabase,
  device: DeviceRow,
  action: Extract<CounterAction, { do: 'hand_over' | 'give' }>,
): HandoverRow | undefined {
  if (action.do === 'give') {
    const gifts = database.orders
      .flatMap((order) => handoversOf(database, order))
      .filter(({ bag_id, store_id }) => bag_id === action.bagId && store_id === device.store_id);
    return (
      gifts.find(({ token }) => token === action.token) ??
      gifts.find(({ state }) => state === 'waiting') ??
      gifts.at(-1)
    );
  }
  const order = database.orders.find(({ id }) => id === action.orderId);
  const store = device.kind === 'counter' ? device.store_id : action.storeId;
  if (!order) return undefined;
  return handoversOf(database, order).find(
    ({ kind, store_id }) => kind === action.kind && store_id === store,
  );
}
