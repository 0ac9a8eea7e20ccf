/** The answers to the calls of the phones at counters and of couriers: apart from what tickets need. */
import { readHandover, type Handover } from '../handovers/handover.ts';
import { LONGEST_CODE } from '../limits.ts';
import { isRaw, readCount, readId, type Raw } from '../reading/raw.ts';
import { readLocalText, readText, type LocalText } from '../text/localText.ts';
import { readInstant, type Instant } from '../time/instant.ts';
import { readHandoverBags, readHandoverRows, readPiecesToFill, type HandoverBag } from './handoverAnswers.ts';

export const STOCK_CHANGES = ['less', 'more', 'none'] as const;

/** The next step after a courier found no customer: another try, or the bags are back at their shops. */
export const NEXT_STEPS = ['again', 'brought_back'] as const;

/** The outcome of an action. The first four settle it; after `try_again` it stays in the queue. */
export const ACTION_OUTCOMES = ['done', 'already_done', 'undone', 'refused', 'try_again'] as const;
export type ActionOutcome = (typeof ACTION_OUTCOMES)[number];

export interface ActionResult {
  token: string;
  outcome: ActionOutcome;
  /** As it is now; null where there is none. */
  handover: Handover | null;
}

/** The answer of POST /api/counter/actions. */
export function readActionResults(answer: unknown): ActionResult[] {
  const results = isRaw(answer) && Array.isArray(answer.results) ? answer.results : [];
  return results.filter(isRaw).flatMap((raw) => {
    const token = readId(raw.token);
    const outcome = ACTION_OUTCOMES.find((each) => each === raw.outcome);
    return token === null || !outcome ? [] : [{ token, outcome, handover: readHandover(raw.handover) }];
  });
}

export interface CounterHandover extends Handover {
  orderCode: string;
  firstName: string | null;
  bags: HandoverBag[];
}

export interface CounterBag {
  id: string;
  title: LocalText | null;
  forSale: number;
  beingPaid: number;
  sold: number;
  /** The pieces of each paid line that is not collected, in the order of payment. */
  toFill: number[];
}

export interface Device {
  id: string;
  kind: 'counter' | 'courier';
  name: string;
  storeId: string | null;
  store: LocalText | null;
}

/** The part of the answer that every phone gets with its list. */
export interface DeviceState {
  /** The server's clock. */
  now: Instant;
  device: Device;
  /** The keys verify a ticket without a connection. */
  publicKeys: string[];
}

export interface CounterState extends DeviceState {
  handovers: CounterHandover[];
  bags: CounterBag[];
  /** What readCounterGifts reads: a counter without gifts downloads none of it. */
  giftRows: readonly unknown[];
}

export function readDevice(value: unknown): Device | null {
  if (!isRaw(value)) return null;
  const id = readId(value.id);
  const name = readText(value.name);
  if (id === null || name === null || (value.kind !== 'counter' && value.kind !== 'courier')) return null;
  const store = readLocalText(value.store, value.store_ar);
  return { id, kind: value.kind, name, storeId: readId(value.store_id), store };
}

export function readDeviceState(answer: unknown): DeviceState | null {
  if (!isRaw(answer)) return null;
  const now = readInstant(answer.now);
  const device = readDevice(answer.device);
  if (now === null || device === null) return null;
  const keys: unknown[] = Array.isArray(answer.public_keys) ? answer.public_keys : [];
  return { now, device, publicKeys: keys.filter((key) => typeof key === 'string') };
}

/** GET /api/counter, or what the phone kept of it; null if it is unreadable. */
export function readCounterState(answer: unknown): CounterState | null {
  const state = readDeviceState(answer);
  if (state === null || !isRaw(answer)) return null;
  const handovers = readCounterHandovers(answer.handovers);
  if (handovers === null) return null;
  const bags = readCounterBags(answer.bags, (_raw, bag) => bag);
  return { ...state, handovers, bags, giftRows: Array.isArray(answer.gifts) ? answer.gifts : [] };
}

export const readCounterHandovers = (rows: unknown): CounterHandover[] | null =>
  readHandoverRows(rows, (raw, handover) => ({
    ...handover,
    orderCode: readText(raw.order_code, LONGEST_CODE) ?? '',
    firstName: readText(raw.first_name),
    bags: readHandoverBags(raw.bags),
  }));

export const readCounterBags = <Row>(rows: unknown, complete: (raw: Raw, bag: CounterBag) => Row): Row[] =>
  (Array.isArray(rows) ? rows : []).filter(isRaw).flatMap((raw) => {
    const id = readId(raw.id);
    if (id === null) return [];
    const count = (value: unknown) => readCount(value) ?? 0;
    const bag = {
      id,
      title: readLocalText(raw.title, raw.title_ar),
      forSale: count(raw.for_sale),
      beingPaid: count(raw.being_paid),
      sold: count(raw.sold),
      toFill: readPiecesToFill(raw.to_fill),
    };
    return [complete(raw, bag)];
  });
