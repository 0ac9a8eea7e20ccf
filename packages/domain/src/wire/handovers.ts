/** The requests of tickets and of the phones at counters, which identify themselves by `Authorization: Device …`. */
import { HANDOVER_KINDS, type HandoverKind } from '../handovers/handover.ts';
import { NEXT_STEPS, STOCK_CHANGES } from './counterAnswers.ts';
import { LONGEST_CODE, LONGEST_DEVICE_NAME, MOST_COUNTER_ACTIONS } from '../limits.ts';
import { readInstant, type Instant } from '../time/instant.ts';
import {
  optional,
  orNull,
  reader,
  readRequest,
  type BodyOf,
  type Fields,
  type RequestOf,
  type WireReading,
} from './fields.ts';
import { nonEmptyText, oneOf, secret, strictList, uuid } from './pieces.ts';
import { refersTo } from './schema.ts';

const YEAR_10000 = 253_402_300_800_000;

/** A year that no clock shows and a database may not read counts as no time. */
const doneAt = (words: string) =>
  reader<Instant | undefined, string>(refersTo('Instant', words), (value) => {
    const at = readInstant(value);
    return at === null || (at >= 0 && at < YEAR_10000) ? at : undefined;
  });

/** POST /api/tickets/received. */
export const receivedFields = {
  order_code: nonEmptyText(LONGEST_CODE, 'The order code, in any case and with any spaces.'),
  store_id: orNull(uuid('The shop; null where it is unknown.')),
  token: uuid('A new id of this confirmation: the same one may be sent again.'),
  at: optional(doneAt('When the buyer pressed, where it is sent later.')),
} satisfies Fields;

export type ReceivedBody = BodyOf<typeof receivedFields>;

/** POST /api/devices/pairing. */
export const pairingFields = { code: secret('The code of the link.') } satisfies Fields;

/** POST /api/devices/pair. The phone makes its token, so that it can repeat the call when the answer is lost. */
export const pairFields = {
  code: secret('The code of the link.'),
  token: secret('The token with which this phone will identify itself; only its hash is stored.'),
  name: nonEmptyText(LONGEST_DEVICE_NAME, 'The name of the phone, for the dashboard.'),
} satisfies Fields;

export type PairBody = BodyOf<typeof pairFields>;

const counterAction = {
  token: uuid('Of this action, or for `undo` of the one that is taken back.'),
  do: oneOf(['hand_over', 'undo', 'stock', 'give', 'nobody_there'], 'What was done.'),
  order_id: optional(uuid('The order that was handed over, or at whose door nobody was.')),
  // A gift is given by its bag, not by its order.
  kind: optional(oneOf(HANDOVER_KINDS.slice(0, 3), 'Who took it.')),
  store_id: optional(uuid('The shop, for couriers; a counter has one shop.')),
  how: optional(oneOf(['scan', 'code', 'list'], 'How it was confirmed.')),
  at: optional(doneAt('When, by the phone; believed for a day.')),
  bag_id: optional(uuid('The bag of which there is another quantity, or of which a gift was given.')),
  change: optional(oneOf(STOCK_CHANGES, 'One less, one more, or none left.')),
  next: optional(
    oneOf(
      NEXT_STEPS,
      'With nobody at the door: the courier comes again, or has brought the bags back to their shops.',
    ),
  ),
} satisfies Fields;

/** POST /api/counter/actions: in the order in which they were done. */
export const counterActionsFields = {
  actions: strictList(counterAction, MOST_COUNTER_ACTIONS, 'What was done, in order.'),
} satisfies Fields;

export type CounterActionBody = BodyOf<typeof counterAction>;
export type CounterAction =
  | {
      do: 'hand_over';
      token: string;
      orderId: string;
      kind: HandoverKind;
      storeId: string | null;
      how: 'scan' | 'code' | 'list';
      at: Instant | null;
    }
  | { do: 'undo'; token: string }
  | { do: 'stock'; token: string; bagId: string; change: (typeof STOCK_CHANGES)[number] }
  | { do: 'give'; token: string; bagId: string; at: Instant | null }
  | { do: 'nobody_there'; token: string; orderId: string; bringsBack: boolean; at: Instant | null };

/** Rejects an action without what it needs. */
export function readCounterActions(body: unknown): WireReading<CounterAction[]> {
  const reading = readRequest(counterActionsFields, body);
  if (!reading.ok) return reading;
  const actions = reading.value.actions.map(readAction);
  return actions.every((action) => action !== null)
    ? { ok: true, value: actions }
    : { ok: false, error: { field: 'actions', problem: 'wrong' } };
}

function readAction(sent: RequestOf<typeof counterAction>): CounterAction | null {
  const { token, order_id: orderId, kind, how, bag_id: bagId, change } = sent;
  if (sent.do === 'undo') return { do: 'undo', token };
  if (sent.do === 'stock') return bagId && change ? { do: 'stock', token, bagId, change } : null;
  if (sent.do === 'give') return bagId ? { do: 'give', token, bagId, at: sent.at ?? null } : null;
  if (sent.do === 'nobody_there') {
    const { next, at = null } = sent;
    return orderId && next
      ? { do: 'nobody_there', token, orderId, bringsBack: next === 'brought_back', at }
      : null;
  }
  if (!orderId || !kind || !how) return null;
  return { do: 'hand_over', token, orderId, kind, how, storeId: sent.store_id ?? null, at: sent.at ?? null };
}
