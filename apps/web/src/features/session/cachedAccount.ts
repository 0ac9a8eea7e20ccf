/** The cached profile and orders of the signed-in user, for when the server does not answer. */
import { fieldsOf, readProfile, type Profile } from '@zawadeh/domain';
import { sessionUserId, storeAccount, storedAccount } from '../../lib/http/accountStorage.ts';

/** More than fits any offline use. */
const MOST_ORDERS = 50;

export function cacheProfile(userId: string, profile: unknown): void {
  storeAccount({ ...storedAccount(userId), userId, profile });
}

export function cacheOrders(userId: string, rows: readonly unknown[]): void {
  const account = storedAccount(userId);
  if (account) storeAccount({ ...account, orders: rows.slice(0, MOST_ORDERS) });
}

/** An order that was asked for by itself, so that its ticket opens again without a connection. */
export function cacheOrder(userId: string, row: object): void {
  const orders = storedAccount(userId)?.orders;
  const codeOf = (each: unknown) => fieldsOf(each).order_code;
  const others = (Array.isArray(orders) ? orders : []).filter((each) => codeOf(each) !== codeOf(row));
  cacheOrders(userId, [row, ...others].toSorted(newestFirst));
}

const newestFirst = (a: unknown, b: unknown): number =>
  String(fieldsOf(b).created_at).localeCompare(String(fieldsOf(a).created_at));

/** The user of this browser's session, as last fetched. */
export function cachedProfile(): Profile | null {
  const userId = sessionUserId();
  const reading = userId === null ? null : readProfile(storedAccount(userId)?.profile);
  return reading?.ok && reading.value.id === userId ? reading.value : null;
}
