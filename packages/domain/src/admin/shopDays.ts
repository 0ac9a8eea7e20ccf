/** The figures of the board, for the whole day and for each shop. */
import { bagCount } from '../handovers/counterSections.ts';
import { reopenUntil, type Handover } from '../handovers/handover.ts';
import { isLate } from '../handovers/late.ts';
import { byText } from '../text/compare.ts';
import type { LocalText } from '../text/localText.ts';
import type { Instant } from '../time/instant.ts';
import type { BoardDevice, BoardHandover, HandoverBoard, HandoverConflict } from './handoverBoard.ts';

export const countBags = (handovers: readonly Pick<BoardHandover, 'bags'>[]): number =>
  handovers.reduce((sum, handover) => sum + bagCount(handover), 0);

const inState = <Each extends Pick<Handover, 'state'>>(all: readonly Each[], state: Handover['state']) =>
  all.filter((each) => each.state === state);

const latest = (times: readonly Instant[]): Instant | null => (times.length > 0 ? Math.max(...times) : null);

/** The figures of the whole day. */
export interface BoardFigures {
  /** The bags, and when the last of them has to be collected. */
  waiting: { bags: number; until: Instant | null };
  done: { bags: number; orders: number };
  /** The bags, and until when the last of them can still be handed over. */
  missed: { bags: number; until: Instant | null };
  conflicts: number;
}

/** The bags of a delivery are counted once, at their shops. */
export function boardFigures(board: HandoverBoard): BoardFigures {
  const { conflicts } = board;
  const handovers = board.handovers.filter(({ isDoor }) => !isDoor);
  const waiting = inState(handovers, 'waiting');
  const done = inState(handovers, 'done');
  const missed = inState(handovers, 'missed');
  return {
    waiting: { bags: countBags(waiting), until: latest(waiting.map(({ dueEnd }) => dueEnd)) },
    done: { bags: countBags(done), orders: new Set(done.map(({ orderId }) => orderId)).size },
    missed: { bags: countBags(missed), until: latest(missed.map(({ dueEnd }) => reopenUntil(dueEnd))) },
    conflicts: conflicts.length,
  };
}

/** A phone without a call for so long may be off. */
const PHONE_SILENT_MS = 30 * 60_000;

/** The contact with a shop's phones; `late` is a long silence while a buyer waits. */
export type PhoneContact = { kind: 'none' } | { kind: 'never' } | { kind: 'seen' | 'late'; at: Instant };

export function phoneContact(
  devices: readonly Pick<BoardDevice, 'lastSeenAt'>[],
  isAwaited: boolean,
  now: Instant,
): PhoneContact {
  if (devices.length === 0) return { kind: 'none' };
  const at = latest(devices.flatMap(({ lastSeenAt }) => lastSeenAt ?? []));
  if (at === null) return { kind: 'never' };
  return { kind: isAwaited && now - at > PHONE_SILENT_MS ? 'late' : 'seen', at };
}

/** The day of one shop, or of the deliveries to customers. */
export interface ShopDay {
  /** Names the row. */
  id: string;
  isDoor: boolean;
  /** null for deliveries, and for handovers of a deleted shop. */
  storeId: string | null;
  store: LocalText | null;
  /** Bags. */
  waiting: number;
  done: number;
  missed: number;
  /** When the last one has to be collected; null where nothing but a conflict is left. */
  until: Instant | null;
  /** The promised time of the delivery that is late the longest. */
  lateSince: Instant | null;
  /** Late handovers come first. */
  handovers: BoardHandover[];
  conflicts: HandoverConflict[];
  /** The counters of the shop, or the couriers' phones. */
  devices: BoardDevice[];
  phone: PhoneContact;
}

/** The deliveries that are late; one from two shops counts once. */
export const lateDeliveries = ({ handovers, now }: Pick<HandoverBoard, 'handovers' | 'now'>): number =>
  handovers.filter((row) => row.isDoor && isLate(row, now)).length;

const groupOf = ({ isDoor, storeId }: Pick<ShopDay, 'isDoor' | 'storeId'>): string =>
  isDoor ? 'deliveries' : (storeId ?? 'unknown');

/** A row for each shop with a handover today or a conflict, and one for deliveries; what needs a person comes first. */
export function shopDays({ handovers, conflicts, devices, now }: HandoverBoard): ShopDay[] {
  const rows = [...conflicts, ...handovers];
  const shops = new Map(rows.map((row) => [groupOf(row), row]));
  return Array.from(shops, ([id, { isDoor, storeId, store }]): ShopDay => {
    const all = handovers.filter((row) => groupOf(row) === id);
    const late = all.filter((row) => isLate(row, now)).toSorted((one, other) => one.dueEnd - other.dueEnd);
    const own = [...late, ...all.filter((row) => !late.includes(row))];
    const waiting = inState(own, 'waiting');
    const kind = isDoor ? 'courier' : 'counter';
    const phones = devices.filter((device) => device.kind === kind && device.storeId === storeId);
    return {
      id,
      isDoor,
      storeId,
      store,
      waiting: countBags(waiting),
      done: countBags(inState(own, 'done')),
      missed: countBags(inState(own, 'missed')),
      until: latest((waiting.length > 0 ? waiting : own).map(({ dueEnd }) => dueEnd)),
      lateSince: late[0]?.dueEnd ?? null,
      handovers: own,
      conflicts: conflicts.filter((row) => groupOf(row) === id),
      devices: phones,
      phone: phoneContact(phones, waiting.length > 0, now),
    };
  }).toSorted(
    (one, other) =>
      other.conflicts.length - one.conflicts.length ||
      (one.lateSince ?? Infinity) - (other.lateSince ?? Infinity) ||
      other.missed - one.missed ||
      other.waiting - one.waiting ||
      Number(one.isDoor) - Number(other.isDoor) ||
      byText(one.id, other.id),
  );
}

export const ALL_SHOPS = 'all';

/** The sum of the shops' rows, which equals the figures: the bags of deliveries are in them. */
export function allShops(board: HandoverBoard): ShopDay {
  const { waiting, done, missed } = boardFigures(board);
  return {
    id: ALL_SHOPS,
    isDoor: false,
    storeId: null,
    store: null,
    waiting: waiting.bags,
    done: done.bags,
    missed: missed.bags,
    until: waiting.until,
    lateSince: null,
    handovers: [],
    conflicts: [],
    devices: [],
    phone: { kind: 'none' },
  };
}
