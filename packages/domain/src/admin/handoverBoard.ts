/** The board of the dashboard: what changes hands today, at which shop, and the phones that confirm it. */
import { HANDOVER_HOWS, readHandover, type Handover, type HandoverHow } from '../handovers/handover.ts';
import { LONGEST_CODE, LONGEST_PHONE } from '../limits.ts';
import { isRaw, readCount, readId, type Raw } from '../reading/raw.ts';
import { readLocalText, readText, type LocalText } from '../text/localText.ts';
import { readInstant, type Instant } from '../time/instant.ts';
import { readHandoverBags, type HandoverBag } from '../wire/handoverAnswers.ts';

interface BoardRow {
  /** A delivery to a customer, which belongs to no shop. */
  isDoor: boolean;
  storeId: string | null;
  store: LocalText | null;
  orderCode: string;
  /** The place of this bag in a gift; null for other handovers. */
  number: number | null;
  customerName: string | null;
}

export interface BoardHandover extends Handover, BoardRow {
  id: string;
  phone: string | null;
  bags: HandoverBag[];
  /** The last time that a courier found no customer at the door. */
  nobodyThere: { at: Instant; isBroughtBack: boolean } | null;
  /** Of a door: the courier's phone that brings it; null: any. */
  courierId: string | null;
}

export interface Confirmation {
  /** null where the handover was corrected since. */
  at: Instant | null;
  how: HandoverHow | null;
  /** The name of the phone; null if it was no phone. */
  device: string | null;
}

/** The last two are of a phone without a connection, which could not know of it. */
export type ConflictCause = 'twice' | 'cancelled' | 'takenBack';

/** A bag that was handed over twice, or although its order was cancelled or the shop took it back. */
export interface HandoverConflict extends BoardRow {
  id: string;
  cause: ConflictCause;
  /** In the order of their times. Only of `twice` are both of them handovers. */
  confirmations: [Confirmation, Confirmation];
}

export interface BoardDevice {
  id: string;
  kind: 'counter' | 'courier';
  /** null for a courier's. */
  storeId: string | null;
  name: string;
  lastSeenAt: Instant | null;
}

export interface RevokedDevice extends BoardDevice {
  revokedAt: Instant;
  /** The name of the admin; null without an account any more. */
  revokedBy: string | null;
}

export interface HandoverBoard {
  /** The server's clock. */
  now: Instant;
  handovers: BoardHandover[];
  /** Conflicts without a note, of any day. */
  conflicts: HandoverConflict[];
  /** Phones that are not revoked, the oldest first. */
  devices: BoardDevice[];
  /** Phones revoked in the last 90 days. */
  revokedDevices: RevokedDevice[];
}

/** null if it is unreadable: a missing list must not look like a day without handovers. */
export function readHandoverBoard(answer: unknown): HandoverBoard | null {
  if (!isRaw(answer)) return null;
  const now = readInstant(answer.now);
  const handovers = readAll(answer.handovers, readBoardHandover);
  const conflicts = readAll(answer.conflicts, readConflict);
  const devices = readDevices(answer.devices);
  if (now === null || !handovers || !conflicts || !devices) return null;
  return { now, handovers, conflicts, ...devices };
}

/** The phones of a board or of a team. */
export function readDevices(value: unknown): Pick<HandoverBoard, 'devices' | 'revokedDevices'> | null {
  const all = readAll(value, readBoardDevice);
  return (
    all && {
      devices: all.filter((device) => !('revokedAt' in device)),
      revokedDevices: all.filter((device) => 'revokedAt' in device),
    }
  );
}

function readAll<Row>(value: unknown, read: (raw: Raw) => Row | null): Row[] | null {
  return Array.isArray(value) ? value.filter(isRaw).flatMap((raw) => read(raw) ?? []) : null;
}

const rowOf = (raw: Raw): BoardRow => ({
  isDoor: raw.kind === 'door',
  storeId: readId(raw.store_id),
  store: readLocalText(raw.store, raw.store_ar),
  orderCode: readText(raw.order_code, LONGEST_CODE) ?? '',
  number: readCount(raw.number),
  customerName: readText(raw.customer_name),
});

function readBoardHandover(raw: Raw): BoardHandover | null {
  const id = readId(raw.id);
  const handover = readHandover(raw);
  if (id === null || handover === null) return null;
  return {
    ...handover,
    ...rowOf(raw),
    id,
    phone: readText(raw.whatsapp_phone, LONGEST_PHONE),
    bags: readHandoverBags(raw.bags),
    nobodyThere: readNobodyThere(raw.nobody_there),
    courierId: readId(raw.assigned_device_id),
  };
}

function readNobodyThere(value: unknown): BoardHandover['nobodyThere'] {
  const at = isRaw(value) ? readInstant(value.at) : null;
  return isRaw(value) && at !== null ? { at, isBroughtBack: value.brought_back === true } : null;
}

const readHow = (value: unknown): HandoverHow | null => HANDOVER_HOWS.find((each) => each === value) ?? null;

function readConflict(raw: Raw): HandoverConflict | null {
  const id = readId(raw.conflict);
  const againAt = readInstant(raw.again_at);
  if (id === null || againAt === null) return null;
  const first = { at: readInstant(raw.done_at), how: readHow(raw.how), device: readText(raw.device) };
  const again = { at: againAt, how: readHow(raw.again_how), device: readText(raw.again_device) };
  const isInOrder = first.at === null || first.at <= againAt;
  return {
    ...rowOf(raw),
    id,
    cause: raw.state === 'cancelled' ? 'cancelled' : isSame(first, again) ? 'takenBack' : 'twice',
    confirmations: isInOrder ? [first, again] : [again, first],
  };
}

/** A handover of what the shop had taken back is listed against itself. */
const isSame = (one: Confirmation, other: Confirmation): boolean =>
  one.at === other.at && one.how === other.how && one.device === other.device;

function readBoardDevice(raw: Raw): BoardDevice | RevokedDevice | null {
  const id = readId(raw.id);
  const name = readText(raw.name);
  const revokedAt = readInstant(raw.revoked_at);
  if (id === null || name === null || (raw.kind !== 'counter' && raw.kind !== 'courier')) return null;
  return {
    id,
    kind: raw.kind,
    name,
    storeId: readId(raw.store_id),
    lastSeenAt: readInstant(raw.last_seen_at),
    ...(revokedAt !== null && { revokedAt, revokedBy: readText(raw.revoked_by) }),
  };
}
