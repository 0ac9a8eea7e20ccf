/** Where this browser remembers whoever is signed in. It goes with the session. */
import { brand } from '@zawadeh/domain';
import { readItem, writeItem } from '../lib/storage.ts';
import { SESSION_KEY } from './config.ts';

export const ACCOUNT_KEY = `${brand.storagePrefix}-account`;

export interface StoredAccount {
  userId: string;
  /** As the tables gave them, to be read again like anything that comes from there. */
  profile: unknown;
  orders: unknown;
}

/** An answer may come after its asker has signed out. */
export function storeAccount(account: StoredAccount): void {
  if (sessionUserId() === account.userId) writeItem(ACCOUNT_KEY, JSON.stringify(account));
}

export function storedAccount(userId: string): StoredAccount | null {
  const { userId: whose, profile, orders } = readObject(readItem(ACCOUNT_KEY));
  return whose === userId ? { userId, profile, orders } : null;
}

export function sessionUserId(): string | null {
  const { id } = Object(readObject(readItem(SESSION_KEY)).user) as Partial<Record<string, unknown>>;
  return typeof id === 'string' ? id : null;
}

export function forgetAccount(): void {
  if (readItem(ACCOUNT_KEY) !== null) writeItem(ACCOUNT_KEY, null);
}

/** What was left by a session that ended while nobody could tell: in another tab, or with the browser. */
export function forgetStrangers(): void {
  const userId = sessionUserId();
  if (userId === null || storedAccount(userId) === null) forgetAccount();
}

function readObject(text: string | null): Partial<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text ?? 'null')) as Partial<Record<string, unknown>>;
  } catch {
    return {};
  }
}
