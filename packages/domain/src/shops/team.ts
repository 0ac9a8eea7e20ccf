/** The team of a shop as its owners see it, and an invitation as the invited person sees it. */
import { readDevices, type BoardDevice, type RevokedDevice } from '../admin/handoverBoard.ts';
import { HANDOVER_STATES, type HandoverState } from '../handovers/handover.ts';
import { LONGEST_EMAIL, LONGEST_URL } from '../limits.ts';
import { fieldsOf } from '../objects.ts';
import { isRaw, readId, type Raw } from '../reading/raw.ts';
import { readLocalText, readText, type Locale, type LocalText } from '../text/localText.ts';
import { readInstant, type Instant } from '../time/instant.ts';
import { readStoreRole, type StoreRole } from './members.ts';

export interface StoreMember {
  userId: string;
  name: string | null;
  email: string;
  role: StoreRole;
}

export interface OpenInvitation {
  id: string;
  email: string;
  role: StoreRole;
  /** Of its letter. */
  language: Locale;
  until: Instant;
}

export interface StoreTeam {
  /** The server's clock. */
  now: Instant;
  /** Owners first. */
  members: StoreMember[];
  invitations: OpenInvitation[];
  devices: BoardDevice[];
  revokedDevices: RevokedDevice[];
  /** What the phones hand over today. */
  handovers: { state: HandoverState; deviceId: string | null }[];
}

/** null if it is unreadable: a missing list must not look like nobody. */
export function readStoreTeam(answer: unknown): StoreTeam | null {
  if (!isRaw(answer)) return null;
  const now = readInstant(answer.now);
  const members = readAll(answer.members, readMember);
  const invitations = readAll(answer.invitations, readOpenInvitation);
  const devices = readDevices(answer.devices);
  const handovers = readAll(answer.handovers, readState);
  if (now === null || !members || !invitations || !devices || !handovers) return null;
  return { now, members, invitations, ...devices, handovers };
}

function readAll<Row>(value: unknown, read: (raw: Raw) => Row | null): Row[] | null {
  return Array.isArray(value) ? value.filter(isRaw).flatMap((raw) => read(raw) ?? []) : null;
}

function readMember(raw: Raw): StoreMember | null {
  const userId = readId(raw.user_id);
  const email = readText(raw.email, LONGEST_EMAIL);
  if (userId === null || email === null) return null;
  return { userId, email, name: readText(raw.name), role: readStoreRole(raw.role) };
}

function readOpenInvitation(raw: Raw): OpenInvitation | null {
  const id = readId(raw.id);
  const email = readText(raw.email, LONGEST_EMAIL);
  const until = readInstant(raw.expires_at);
  if (id === null || email === null || until === null) return null;
  return { id, email, until, role: readStoreRole(raw.role), language: raw.language === 'ar' ? 'ar' : 'en' };
}

function readState(raw: Raw): StoreTeam['handovers'][number] | null {
  const state = HANDOVER_STATES.find((each) => each === raw.state);
  return state === undefined ? null : { state, deviceId: readId(raw.device_id) };
}

/** Only the owner in this list who is no other owner's colleague. */
export const isLastOwner = (members: readonly StoreMember[], { userId }: StoreMember): boolean =>
  members.every((member) => (member.role === 'owner') === (member.userId === userId));

export type Invitation =
  | {
      kind: 'open' | 'accepted';
      storeId: string;
      store: LocalText;
      role: StoreRole;
      /** The name of the person who invites; null where it is not known. */
      from: string | null;
      email: string;
      until: Instant;
    }
  /** Used, too old or withdrawn; `from` can send another. */
  | { kind: 'over'; from: string | null };

/** null if it is unreadable. */
export function readInvitation(answer: unknown): Invitation | null {
  if (!isRaw(answer)) return null;
  const from = readText(answer.from);
  if (answer.state === 'over') return { kind: 'over', from };
  const storeId = readId(answer.store_id);
  const store = readLocalText(answer.store, answer.store_ar);
  const email = readText(answer.email, LONGEST_EMAIL);
  const until = readInstant(answer.expires_at);
  if (storeId === null || store === null || email === null || until === null) return null;
  const kind = answer.state === 'accepted' ? 'accepted' : 'open';
  return { kind, storeId, store, role: readStoreRole(answer.role), from, email, until };
}

export interface SentInvitation {
  link: string;
  until: Instant;
  /** Whether a letter is on its way; otherwise the link is the only way. */
  isSent: boolean;
}

export function readSentInvitation(answer: unknown): SentInvitation | null {
  const { link, expires_at, is_sent } = fieldsOf(answer);
  const read = { link: readText(link, LONGEST_URL), until: readInstant(expires_at) };
  if (read.link === null || read.until === null) return null;
  return { link: read.link, until: read.until, isSent: is_sent === true };
}
