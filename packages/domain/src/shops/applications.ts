/** Shops that ask to sell here: the form, and what admins read of it. */
import { isPlainEmail, typedEmail } from '../accounts/email.ts';
import { findArea } from '../delivery/areas.ts';
import { LONGEST_EMAIL, LONGEST_LEFT_OVER, LONGEST_NAME, LONGEST_REASON } from '../limits.ts';
import type { PhoneCountry } from '../phone/countries.ts';
import { readPhone, type PhoneProblem } from '../phone/readPhone.ts';
import { isRaw, readCount, readId, type Raw } from '../reading/raw.ts';
import type { Result } from '../result.ts';
import { readText, type Locale } from '../text/localText.ts';
import { readInstant, type Instant } from '../time/instant.ts';

export const SHOP_KINDS = ['bakery', 'sweets', 'kitchen', 'restaurant', 'grocery', 'cafe'] as const;
export type ShopKind = (typeof SHOP_KINDS)[number];

export const readShopKind = (value: unknown): ShopKind | null =>
  SHOP_KINDS.find((kind) => kind === value) ?? null;

export interface ApplicationForm {
  name: string;
  areaId: string | null;
  kind: ShopKind | null;
  phone: string;
  phoneCountry: PhoneCountry;
  email: string;
  leftOver: string;
}

export interface NewApplication {
  name: string;
  area: string;
  kind: ShopKind;
  phone: string;
  email: string;
  leftOver: string;
}

export type ApplicationProblem =
  | { field: 'name' | 'area' | 'kind' | 'leftOver'; kind: 'missing' }
  | { field: 'phone'; kind: PhoneProblem }
  | { field: 'email'; kind: 'missing' | 'wrong' };

/** The problems come in the order of the fields. */
export function readApplication(form: ApplicationForm): Result<NewApplication, ApplicationProblem[]> {
  const problems: ApplicationProblem[] = [];
  const name = readText(form.name, LONGEST_NAME);
  const area = findArea(form.areaId)?.id ?? null;
  const phone = readPhone(form.phone, form.phoneCountry);
  const email = typedEmail(form.email);
  const leftOver = readText(form.leftOver, LONGEST_LEFT_OVER);
  if (name === null) problems.push({ field: 'name', kind: 'missing' });
  if (area === null) problems.push({ field: 'area', kind: 'missing' });
  if (form.kind === null) problems.push({ field: 'kind', kind: 'missing' });
  if (!phone.ok) problems.push({ field: 'phone', kind: phone.error });
  if (!isPlainEmail(email)) problems.push({ field: 'email', kind: email === '' ? 'missing' : 'wrong' });
  if (leftOver === null) problems.push({ field: 'leftOver', kind: 'missing' });
  if (
    name === null ||
    area === null ||
    form.kind === null ||
    !phone.ok ||
    leftOver === null ||
    problems.length
  )
    return { ok: false, error: problems };
  return { ok: true, value: { name, area, kind: form.kind, phone: phone.value.e164, email, leftOver } };
}

export const DECLINE_REASONS = ['too_far', 'too_little', 'not_reached', 'not_food'] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

/** Null for the own words of an admin. */
export const readDeclineReason = (reason: string | null): DeclineReason | null =>
  DECLINE_REASONS.find((each) => each === reason) ?? null;

export interface StoreApplication {
  id: string;
  name: string;
  area: string;
  phone: string;
  email: string;
  /** null for a kind that this version does not know. */
  kind: ShopKind | null;
  leftOver: string;
  language: Locale;
  appliedAt: Instant;
  state: 'open' | 'accepted' | 'declined';
  decidedAt: Instant | null;
  /** The name of the admin. */
  decidedBy: string | null;
  /** Of a declined one: a `DeclineReason`, or the own words of the admin. */
  reason: string | null;
  /** The store that was made; null once it is deleted. */
  storeId: string | null;
}

export interface StoreApplications {
  /** The oldest first. */
  open: StoreApplication[];
  /** The latest first. */
  answered: StoreApplication[];
  /** Count all of them, although the lists may be cut. */
  openCount: number;
  answeredCount: number;
}

/** null if it is unreadable: an application must not look as if there were none. */
export function readStoreApplications(answer: unknown): StoreApplications | null {
  if (!isRaw(answer)) return null;
  const [open, answered] = [listOf(answer.open), listOf(answer.answered)];
  const [openCount, answeredCount] = [readCount(answer.open_count), readCount(answer.answered_count)];
  if (open === null || answered === null || openCount === null || answeredCount === null) return null;
  return { open, answered, openCount, answeredCount };
}

function listOf(rows: unknown): StoreApplication[] | null {
  if (!Array.isArray(rows)) return null;
  const read = rows.map(readStoreApplication).filter((application) => application !== null);
  return read.length === rows.length ? read : null;
}

export function readStoreApplication(row: unknown): StoreApplication | null {
  if (!isRaw(row)) return null;
  const [id, appliedAt] = [readId(row.id), readInstant(row.created_at)];
  if (id === null || appliedAt === null) return null;
  return {
    id,
    appliedAt,
    name: readText(row.name, LONGEST_NAME) ?? id,
    area: readText(row.area) ?? '',
    phone: readText(row.phone) ?? '',
    email: readText(row.email, LONGEST_EMAIL) ?? '',
    kind: readShopKind(row.kind),
    leftOver: readText(row.left_over, LONGEST_LEFT_OVER) ?? '',
    language: row.language === 'ar' ? 'ar' : 'en',
    state: readState(row),
    decidedAt: readInstant(row.decided_at),
    decidedBy: readText(row.decided_by),
    reason: readText(row.reason, LONGEST_REASON),
    storeId: readId(row.store_id),
  };
}

const readState = ({ state }: Raw): StoreApplication['state'] =>
  state === 'accepted' || state === 'declined' ? state : 'open';
