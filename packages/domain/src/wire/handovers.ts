/** The requests of tickets and of the phones at counters, which identify themselves by `Authorization: Device …`. */
import { HANDOVER_HOWS, HANDOVER_KINDS, type HandoverKind } from '../handovers/handover.ts';
import { LONGEST_CODE } from '../limits.ts';
import type { Instant } from '../time/instant.ts';
import {
  optional,
  orNull,
  readRequest,
  type BodyOf,
  type Fields,
  type Reader,
  type RequestOf,
  type WireReading,
} from './fields.ts';
import { instant, nonEmptyText, oneOf, strictList, uuid } from './pieces.ts';

/** The name of a phone at a counter. */
export const LONGEST_DEVICE_NAME = 60;
/** What a phone sends at once of what it did offline. */
export const MOST_COUNTER_ACTIONS = 50;

/** 256 random bits in base64url. */
const secret: Reader<string> = (value) =>
  typeof value === 'string' && /^[\w-]{43}$/.test(value) ? value : null;

const YEAR_10000 = Date.UTC(10_000, 0);

/** A year that no clock shows and a database may not read is no time, like one that was not sent. */
const doneAt: Reader<Instant | undefined, string> = (value) => {
  const at = instant(value);
  return at === null || (at >= 0 && at < YEAR_10000) ? at : undefined;
};

/** POST /api/tickets/received. */
export const receivedFields = {
  order_code: nonEmptyText(LONGEST_CODE),
  store_id: orNull(uuid),
  /** Of this confirmation: the same one may be sent again. */
  token: uuid,
  /** When the buyer pressed; it may be sent later. */
  at: optional(doneAt),
} satisfies Fields;

export type ReceivedBody = BodyOf<typeof receivedFields>;

/** POST /api/devices/pairing. */
export const pairingFields = { code: secret } satisfies Fields;

/** POST /api/devices/pair. The phone makes its token, so that it can repeat the call when the answer is lost. */
export const pairFields = {
  code: secret,
  token: secret,
  name: nonEmptyText(LONGEST_DEVICE_NAME),
} satisfies Fields;

export type PairBody = BodyOf<typeof pairFields>;

export const STOCK_CHANGES = ['less', 'more', 'none'] as const;

/** After nobody was at the door: the courier comes again, or has brought the bags back to their shops. */
export const NEXT_STEPS = ['again', 'brought_back'] as const;

const counterAction = {
  token: uuid,
  do: oneOf(['hand_over', 'undo', 'stock', 'give', 'nobody_there']),
  /** Of `hand_over` and `nobody_there`. */
  order_id: optional(uuid),
  /** Of a gift any piece is given. */
  kind: optional(oneOf(HANDOVER_KINDS.slice(0, 3))),
  /** For a courier alone: a counter has one shop. */
  store_id: optional(uuid),
  how: optional(oneOf(HANDOVER_HOWS.slice(0, 3))),
  at: optional(doneAt),
  /** Of `stock` and `give`. */
  bag_id: optional(uuid),
  change: optional(oneOf(STOCK_CHANGES)),
  /** Of `nobody_there`. */
  next: optional(oneOf(NEXT_STEPS)),
} satisfies Fields;

/** POST /api/counter/actions: in the order in which they were done. */
export const counterActionsFields = {
  actions: strictList(counterAction, MOST_COUNTER_ACTIONS),
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
  if (!orderId || !kind || !how || how === 'buyer' || how === 'admin') return null;
  return { do: 'hand_over', token, orderId, kind, how, storeId: sent.store_id ?? null, at: sent.at ?? null };
}
