/**
 * What changes hands after an order is paid: a pickup at each shop, the way of a delivery from each shop to the door, or
 * each bag of a gift.
 */
import { readId, isRaw, type Raw } from '../reading/raw.ts';
import { readText } from '../text/localText.ts';
import { aheadOfUtc } from '../time/beirut.ts';
import { addDays } from '../time/beirutDays.ts';
import type { Instant } from '../time/instant.ts';
import { readInstant } from '../time/instant.ts';
import { beirutDay } from '../time/wallTime.ts';
import { DELIVERY_PROMISE_MINUTES } from '../timings.ts';
import type { SignedTicket } from './ticketPayload.ts';

/** A handover without a buyer is missed so long after its window. */
const MISSED_AFTER_MS = 2 * 3_600_000;
/** In Beirut: a shop's day ends after midnight. */
const DAY_OF_WORK_STARTS = '04:00';

export const HANDOVER_KINDS = ['pickup', 'courier', 'door', 'gift'] as const;
export type HandoverKind = (typeof HANDOVER_KINDS)[number];

export const HANDOVER_STATES = ['waiting', 'done', 'missed', 'cancelled'] as const;
export type HandoverState = (typeof HANDOVER_STATES)[number];

/** How it was confirmed: the QR code or the typed code at a counter, a row of its list, the buyer, an admin. */
export const HANDOVER_HOWS = ['scan', 'code', 'list', 'buyer', 'admin'] as const;
export type HandoverHow = (typeof HANDOVER_HOWS)[number];

export const missedAt = (dueEnd: Instant): Instant => dueEnd + MISSED_AFTER_MS;

/** Until when a missed handover can still be done: four in the morning of the next day in Beirut. */
export function reopenUntil(dueEnd: Instant): Instant {
  return startOfWork(addDays(beirutDay(dueEnd), 1));
}

/** Checks a ticket that is on no list. A ticket without an end could be one that was used long ago. */
export const isTicketOpen = ({ window }: Pick<SignedTicket, 'window'>, now: Instant): boolean =>
  window !== null && now < reopenUntil(window.end);

/** Days of work end at four in the morning, which no clock change moves. */
function startOfWork(day: string): Instant {
  const asIfUtc = Date.parse(`${day}T${DAY_OF_WORK_STARTS}Z`);
  // Two hours ahead at least, so that the offset is that of the morning.
  return asIfUtc - aheadOfUtc(asIfUtc - 2 * 3_600_000);
}

/** The day of work of an instant: until four in the morning it is still the day before. */
export function dayOfWork(at: Instant): string {
  const day = beirutDay(at);
  return at < startOfWork(day) ? addDays(day, -1) : day;
}

/** When a delivery is promised: some minutes after the payment, or after the last shop opens. */
export function promisedAt(paidAt: Instant, opens: readonly (Instant | null)[]): Instant {
  return Math.max(paidAt, ...opens.map((at) => at ?? paidAt)) + DELIVERY_PROMISE_MINUTES * 60_000;
}

export interface Handover {
  orderId: string;
  /** null for a door, and where the shop is unknown. */
  storeId: string | null;
  kind: HandoverKind;
  state: HandoverState;
  /** null where the bags have no window. */
  dueStart: Instant | null;
  dueEnd: Instant;
  doneAt: Instant | null;
  how: HandoverHow | null;
  /** The phone that confirmed it. */
  deviceId: string | null;
  deviceName: string | null;
}

/** null if a part is missing without which it cannot be shown. */
export function readHandover(value: unknown): Handover | null {
  if (!isRaw(value)) return null;
  const orderId = readId(value.order_id);
  const due = readDueHandover(value);
  if (orderId === null || due === null) return null;
  return {
    ...due,
    orderId,
    storeId: readId(value.store_id),
    how: HANDOVER_HOWS.find((each) => each === value.how) ?? null,
    deviceId: readId(value.device_id),
    deviceName: readText(value.device),
  };
}

/** The part of a handover that its buyer may see. */
export type DueHandover = Pick<Handover, 'state' | 'kind' | 'dueStart' | 'dueEnd' | 'doneAt'>;

export function readDueHandover(value: Raw): DueHandover | null {
  const kind = HANDOVER_KINDS.find((each) => each === value.kind);
  const state = HANDOVER_STATES.find((each) => each === value.state);
  const dueEnd = readInstant(value.due_end);
  if (!kind || !state || dueEnd === null) return null;
  return { kind, state, dueEnd, dueStart: readInstant(value.due_start), doneAt: readInstant(value.done_at) };
}

/** The line about one handover. */
export type HandoverLine =
  | { kind: 'readyFrom' | 'readyUntil' | 'collected' | 'promised' | 'delivered'; at: Instant }
  | { kind: 'ready' | 'onItsWay' | 'missed' | 'cancelled' };

/** The state of a handover that is no gift. `isOnItsWay`: a courier has all bags of the order. */
export function handoverLine(handover: DueHandover, now: Instant, isOnItsWay = false): HandoverLine {
  const { state, kind, dueStart, dueEnd, doneAt } = handover;
  if (state === 'done') return { kind: kind === 'door' ? 'delivered' : 'collected', at: doneAt ?? dueEnd };
  if (state !== 'waiting') return { kind: state };
  if (kind !== 'pickup') return isOnItsWay ? { kind: 'onItsWay' } : { kind: 'promised', at: dueEnd };
  if (dueStart === null) return { kind: 'ready' };
  return dueStart > now ? { kind: 'readyFrom', at: dueStart } : { kind: 'readyUntil', at: dueEnd };
}

/** Whether a courier has picked up all bags of a delivery. */
export function isOnItsWay(handovers: readonly Pick<Handover, 'kind' | 'state'>[]): boolean {
  const pickups = handovers.filter(({ kind, state }) => kind === 'courier' && state !== 'cancelled');
  return pickups.length > 0 && pickups.every(({ state }) => state === 'done');
}

/** The line about all handovers of an order: how many shops are done, the next one, or the last that was done. */
export type OrderHandoverLine = HandoverLine | { kind: 'some'; done: number; all: number };

/** null where nothing changes hands, and of a gift, which its buyer does not get. */
export function orderHandoverLine(handovers: readonly DueHandover[], now: Instant): OrderHandoverLine | null {
  const kind = handovers.some((each) => each.kind === 'door') ? 'door' : 'pickup';
  const shown = handovers.filter((each) => each.kind === kind);
  const done = shown.filter(({ state }) => state === 'done');
  if (done.length > 0 && done.length < shown.length) {
    return { kind: 'some', done: done.length, all: shown.length };
  }
  const told = shown.find(({ state }) => state === 'waiting') ?? shown.at(-1);
  return told ? handoverLine(told, now, isOnItsWay(handovers)) : null;
}

/** The words of the dashboard's list for all handovers of an order together. */
export const ORDER_HANDOVER_STATES = ['waiting', 'on_its_way', 'done', 'missed'] as const;
export type OrderHandoverState = (typeof ORDER_HANDOVER_STATES)[number];

/** The handover that is furthest behind decides; null if there is none. */
export function orderHandoverState(
  handovers: readonly Pick<Handover, 'kind' | 'state'>[],
): OrderHandoverState | null {
  const counted = handovers.filter(({ state }) => state !== 'cancelled');
  if (counted.length === 0) return null;
  if (counted.some(({ state }) => state === 'missed')) return 'missed';
  if (counted.every(({ state }) => state === 'done')) return 'done';
  return isOnItsWay(counted) ? 'on_its_way' : 'waiting';
}

export function readOrderHandoverState(value: unknown): OrderHandoverState | null {
  return ORDER_HANDOVER_STATES.find((each) => each === value) ?? null;
}

/** Whether it can be confirmed now. */
export function canHandOver({ state, dueEnd }: Pick<Handover, 'state' | 'dueEnd'>, now: Instant): boolean {
  return state === 'waiting' || (state === 'missed' && now < reopenUntil(dueEnd));
}
