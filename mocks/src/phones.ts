/** The phones of counters and couriers: recorded lists on which a phone's own actions show. */
import {
  COUNTER_ACTIONS_PATH,
  COUNTER_CHANGES_PATH,
  COUNTER_PATH,
  COUNTER_TAKE_BACK_PATH,
  COURIER_PATH,
  HANDOVER_EVENT,
  MOST_STOCK,
  PAIR_PATH,
  PAIRING_PATH,
  readCounterActions,
  type CounterAction,
  type Instant,
  type PairBody,
  type TakeBackBody,
} from '@zawadeh/domain';
import type { HttpHandler } from 'msw';
import { answer, errorResponse, type MockCall, type MockOptions } from './answer.ts';
import { timestamp, type MockDatabase, type PhoneRows } from './database/rows.ts';
import { DEVICES } from './phoneRows.ts';
import { eventStream } from './streams.ts';

/** Nothing is signed with it: only the real server makes codes that a phone accepts. */
const PUBLIC_KEY = `04${'7c'.repeat(64)}`;
const LINK_MS = 10 * 60_000;

export const phones = (options: MockOptions): HttpHandler[] => [
  answer<PairBody>(options, `post ${PAIRING_PATH}`, 'anyone', ({ database, sent, now }) => {
    const kind = kindOf(sent.code);
    if (!kind) return errorResponse('pairing_over');
    const { id: _id, name: _name, ...pairing } = deviceOf(database, kind);
    return { ...pairing, expires_at: timestamp(now + LINK_MS) };
  }),
  answer<PairBody>(options, `post ${PAIR_PATH}`, 'anyone', ({ database, sent }) => {
    const kind = kindOf(sent.code);
    if (!kind) return errorResponse('pairing_over');
    database.phones.tokens.push(sent.token);
    return { ...deviceOf(database, kind), name: sent.name };
  }),
  forPhones(options, `get ${COUNTER_PATH}`, ({ database, now }) => ({
    now: timestamp(now),
    handovers: database.phones.handovers.toSorted((one, other) => one.due_end.localeCompare(other.due_end)),
    gifts: database.phones.gifts,
    bags: database.phones.bags.map((bag) => withLines(database.phones, bag)),
    device: deviceOf(database, 'counter'),
    public_keys: [PUBLIC_KEY],
  })),
  forPhones(options, `get ${COURIER_PATH}`, ({ database, now }) => ({
    now: timestamp(now),
    deliveries: database.phones.deliveries
      .filter(({ isBroughtBack }) => !isBroughtBack)
      .map(({ isBroughtBack: _isBroughtBack, customer, ...delivery }) => ({
        ...delivery,
        customer: delivery.pickups.every(({ state }) => state === 'done') ? customer : null,
      })),
    device: deviceOf(database, 'courier'),
    public_keys: [PUBLIC_KEY],
  })),
  forPhones(options, `get ${COUNTER_CHANGES_PATH}`, ({ database, request }) => {
    let before = JSON.stringify(database.phones);
    return eventStream(request, () => {
      const after = JSON.stringify(database.phones);
      const isChanged = after !== before;
      before = after;
      return isChanged ? [`event: ${HANDOVER_EVENT}\ndata: {}\n\n`] : [];
    });
  }),
  forPhones<TakeBackBody>(options, `post ${COUNTER_TAKE_BACK_PATH}`, ({ database, sent }) =>
    takeAllBack(database.phones, sent.bag_id),
  ),
  forPhones(options, `post ${COUNTER_ACTIONS_PATH}`, ({ database, sent, now }) => {
    const reading = readCounterActions(sent);
    if (!reading.ok) return errorResponse('malformed');
    return {
      results: reading.value.map((action) => ({ token: action.token, ...outcomeOf(database, action, now) })),
    };
  }),
];

const forPhones = <Sent = Record<string, unknown>>(
  options: MockOptions,
  path: Parameters<typeof answer>[1],
  give: (call: MockCall<Sent>) => object,
): HttpHandler =>
  answer<Sent>(options, path, 'anyone', (call) => {
    const [, token = ''] = (call.request.headers.get('authorization') ?? '').split('Device ');
    const { tokens, isRevoked } = call.database.phones;
    if (!tokens.includes(token)) return errorResponse('unknown_device');
    return isRevoked ? errorResponse('revoked') : give(call);
  });

/** The first letter of a link says whose phone it makes. */
const kindOf = (code: string) =>
  ({ c: 'counter', d: 'courier' } as const)[code.charAt(0).toLowerCase() as 'c' | 'd'];

function deviceOf({ phones: { storeId }, shops }: MockDatabase, kind: keyof typeof DEVICES) {
  const store_id = kind === 'counter' ? storeId : null;
  return { ...DEVICES[kind], kind, ...shopOf({ shops }, store_id) };
}

export function shopOf({ shops }: Pick<MockDatabase, 'shops'>, store_id: string | null) {
  const shop = shops.find(({ id }) => id === store_id);
  return { store_id, store: shop?.name ?? null, store_ar: shop?.name_ar ?? null };
}

export function withLines({ handovers }: PhoneRows, bag: PhoneRows['bags'][number]) {
  const lines = handovers.flatMap(({ state, bags }) =>
    bags.filter(({ bag_id }) => bag_id === bag.id).map(({ quantity }) => ({ state, quantity })),
  );
  return {
    ...bag,
    being_paid: 0,
    sold: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    to_fill: lines.flatMap(({ state, quantity }) => (state === 'waiting' ? [quantity] : [])),
  };
}

/** Whatever can be filled: the orders that wait lose their bags of this kind. */
export function takeAllBack(rows: PhoneRows, bagId: string) {
  const pieces: number[] = [];
  rows.handovers = rows.handovers.flatMap((row) => {
    const kept = row.bags.filter(({ bag_id }) => bag_id !== bagId);
    if (row.state !== 'waiting' || kept.length === row.bags.length) return [row];
    pieces.push(...row.bags.flatMap(({ bag_id, quantity }) => (bag_id === bagId ? [quantity] : [])));
    return kept.length > 0 ? [{ ...row, bags: kept }] : [];
  });
  for (const bag of rows.bags) if (bag.id === bagId) bag.for_sale = 0;
  return { orders: pieces.length, pieces: pieces.reduce((sum, quantity) => sum + quantity, 0), for_sale: 0 };
}

/** By the tokens of actions, the rows before them and the answer, which a repeated action gets again. */
const carriedOut = new Map<string, { before: PhoneRows; outcome: object }>();

export function outcomeOf({ phones: rows }: MockDatabase, action: CounterAction, now: Instant): object {
  const known = carriedOut.get(action.token);
  if (action.do === 'undo') {
    if (known) Object.assign(rows, known.before);
    carriedOut.delete(action.token);
    return { outcome: 'undone' };
  }
  if (known) return known.outcome;
  const before = structuredClone(rows);
  const outcome = carryOut(rows, action, now);
  carriedOut.set(action.token, { before, outcome });
  return outcome;
}

function carryOut(rows: PhoneRows, action: Exclude<CounterAction, { do: 'undo' }>, now: Instant): object {
  if (action.do === 'stock') {
    const bag = rows.bags.find(({ id }) => id === action.bagId);
    if (!bag) return { outcome: 'refused' };
    const from = bag.for_sale;
    bag.for_sale = { less: Math.max(from - 1, 0), more: Math.min(from + 1, MOST_STOCK), none: 0 }[
      action.change
    ];
    return { outcome: 'done', for_sale: bag.for_sale };
  }
  const at = timestamp(action.at ?? now);
  if (action.do === 'give') {
    const gift = rows.gifts.find(({ bag_id }) => bag_id === action.bagId);
    if (!gift || gift.waiting === 0) return { outcome: gift ? 'already_done' : 'refused' };
    Object.assign(gift, { waiting: gift.waiting - 1, last_given_at: at });
    return { outcome: 'done' };
  }
  const delivery = rows.deliveries.find(({ door }) => door.order_id === action.orderId);
  if (action.do === 'nobody_there') {
    if (!delivery) return { outcome: 'refused' };
    Object.assign(delivery, { tried_at: at, isBroughtBack: action.bringsBack });
    return { outcome: 'done' };
  }
  const handover = [...rows.handovers, ...(delivery ? [delivery.door, ...delivery.pickups] : [])].find(
    ({ order_id, kind, store_id }) =>
      order_id === action.orderId &&
      kind === action.kind &&
      (action.storeId === null || store_id === action.storeId),
  );
  if (!handover) return { outcome: 'refused' };
  if (handover.state === 'done') return { outcome: 'already_done', handover };
  const { id: device_id, name: device } = DEVICES[delivery ? 'courier' : 'counter'];
  Object.assign(handover, { state: 'done', done_at: at, how: action.how, device_id, device });
  if (delivery && handover.kind === 'courier') delivery.assigned_to = DEVICES.courier;
  return { outcome: 'done', handover };
}
