/** The signed-in user's data in this browser. It goes with the session. */
import { fieldsOf, brand } from '@zawadeh/domain';
import { parseFields } from '../fields.ts';
import { readItem, writeItem } from '../storage.ts';
import { SESSION_KEY } from './config.ts';

export const ACCOUNT_KEY = `${brand.storagePrefix}-account`;

export interface StoredAccount {
  userId: string;
  /** Rows of the tables, to be validated again when they are read. */
  profile?: unknown;
  orders?: unknown;
  /** By order code. */
  tickets?: unknown;
  /** Ids of orders that the user does not want to rate now. */
  putOff?: unknown;
}

/** A response may come after its user has signed out. */
export function storeAccount(account: StoredAccount): void {
  if (sessionUserId() === account.userId) writeItem(ACCOUNT_KEY, JSON.stringify(account));
}

export function storedAccount(userId: string): StoredAccount | null {
  const { userId: ownerId, ...account } = parseFields(readItem(ACCOUNT_KEY));
  return ownerId === userId ? { userId, ...account } : null;
}

export function sessionUserId(): string | null {
  const { id } = fieldsOf(parseFields(readItem(SESSION_KEY)).user);
  return typeof id === 'string' ? id : null;
}

export function sessionToken(): string | null {
  const { access_token } = parseFields(readItem(SESSION_KEY));
  return typeof access_token === 'string' ? access_token : null;
}

/** The session of a link must not replace that of another user: a stranger may have sent the link. */
export function isSessionAllowed(accessToken: string): boolean {
  const userId = sessionUserId();
  return userId === null || userId === tokenUserId(accessToken);
}

function tokenUserId(token: string): unknown {
  try {
    return parseFields(atob(String(token.split('.')[1]).replace(/-/g, '+').replace(/_/g, '/'))).sub;
  } catch {
    return null;
  }
}

export function clearAccount(): void {
  if (readItem(ACCOUNT_KEY) !== null) writeItem(ACCOUNT_KEY, null);
}

/** Removes what a session left that ended in another tab or with the browser. */
export function clearStaleAccount(): void {
  const userId = sessionUserId();
  if (userId === null || storedAccount(userId) === null) clearAccount();
}
