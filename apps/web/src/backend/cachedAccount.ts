/** What this browser remembers of whoever is signed in, for when nobody can be asked. */
import { readOrders, readProfile, type Order, type Profile } from '@zawadeh/domain';
import { sessionUserId, storeAccount, storedAccount } from './accountStorage.ts';

/** More than anybody scrolls through without a line. */
const MOST_ORDERS = 50;

export function cacheProfile(userId: string, profile: unknown): void {
  storeAccount({ userId, profile, orders: storedAccount(userId)?.orders ?? null });
}

export function cacheOrders(userId: string, rows: readonly unknown[]): void {
  const known = storedAccount(userId);
  if (known) storeAccount({ ...known, orders: rows.slice(0, MOST_ORDERS) });
}

/** Whose session this browser has, as they were at the last look. */
export function cachedProfile(): Profile | null {
  const userId = sessionUserId();
  const reading = userId === null ? null : readProfile(storedAccount(userId)?.profile);
  return reading?.ok && reading.value.id === userId ? reading.value : null;
}

/** Null where none were kept. Nobody's but those of whoever is signed in here. */
export function cachedOrders(userId: string): Order[] | null {
  const rows = sessionUserId() === userId ? storedAccount(userId)?.orders : null;
  return Array.isArray(rows) ? readOrders(rows).orders : null;
}
