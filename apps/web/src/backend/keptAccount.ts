/** What this browser remembers of whoever is signed in, for when nobody can be asked. It goes with the session. */
import { brand, readOrders, readProfile, type Order, type Profile } from '@zawadeh/domain';
import { readItem, writeItem } from '../state/kept.ts';
import { SESSION_KEY } from './config.ts';

export const ACCOUNT_KEY = `${brand.storagePrefix}-account`;

/** More than anybody scrolls through without a line. */
const MOST_ORDERS = 50;

interface Kept {
  userId: string;
  /** As the tables gave them, and read again like anything that comes from there. */
  profile: unknown;
  orders: unknown;
}

export function keepProfile(userId: string, profile: unknown): void {
  keep({ userId, profile, orders: keptOf(userId)?.orders ?? null });
}

export function keepOrders(userId: string, rows: readonly unknown[]): void {
  const known = keptOf(userId);
  if (known) keep({ ...known, orders: rows.slice(0, MOST_ORDERS) });
}

/** Whose session this browser has, as they were at the last look. */
export function keptProfile(): Profile | null {
  const userId = sessionUserId();
  const reading = userId === null ? null : readProfile(keptOf(userId)?.profile);
  return reading?.ok && reading.profile.id === userId ? reading.profile : null;
}

/** Null where none were kept. Nobody's but those of whoever is signed in here. */
export function keptOrders(userId: string): Order[] | null {
  const rows = sessionUserId() === userId ? keptOf(userId)?.orders : null;
  return Array.isArray(rows) ? readOrders(rows).orders : null;
}

export function forgetAccount(): void {
  if (readItem(ACCOUNT_KEY) !== null) writeItem(ACCOUNT_KEY, null);
}

/** What was left by a session that ended while nobody could tell: in another tab, or with the browser. */
export function forgetStrangers(): void {
  const userId = sessionUserId();
  if (userId === null || keptOf(userId) === null) forgetAccount();
}

/** An answer may come after its asker has signed out. */
function keep(account: Kept): void {
  if (sessionUserId() === account.userId) writeItem(ACCOUNT_KEY, JSON.stringify(account));
}

function keptOf(userId: string): Kept | null {
  const { userId: whose, profile, orders } = readObject(readItem(ACCOUNT_KEY));
  return whose === userId ? { userId, profile, orders } : null;
}

function sessionUserId(): string | null {
  const { id } = Object(readObject(readItem(SESSION_KEY)).user) as Partial<Record<string, unknown>>;
  return typeof id === 'string' ? id : null;
}

function readObject(text: string | null): Partial<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text ?? 'null')) as Partial<Record<string, unknown>>;
  } catch {
    return {};
  }
}
