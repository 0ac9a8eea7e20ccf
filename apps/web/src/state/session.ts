import { EMAIL_REDIRECT_PATH, type Profile } from '@zawadeh/domain';
import type { SessionResult } from '../backend/followSession.ts';
import { SESSION_KEY } from '../backend/config.ts';
import { importWithRetry } from '../lib/importWithRetry.ts';
import { readItem, writeItem } from '../lib/storage.ts';
import { clearWithOtherTabs } from '../backend/clearPersonalData.ts';
import { atom, type Store } from '../lib/store.ts';

export type Session =
  /** Not looked up yet, or being looked up. */
  | { status: 'unknown' }
  /** Somebody is signed in, and the server could not be asked who. */
  | { status: 'unreachable' }
  | { status: 'signedOut' }
  | { status: 'signedIn'; profile: Profile };

export const sessionAtom = atom<Session>({ status: 'unknown' });

/** What the link in a confirmation e-mail brought along in the address: a session, or why there is none. */
export const linkAtom = atom('');

const loadAccounts = () => importWithRetry(() => import('../backend/accounts.ts'));

const following = new WeakSet<Store>();

/** From the first moment somebody is, or wants to be, signed in. */
export async function followSession(store: Store): Promise<void> {
  if (following.has(store)) return;
  following.add(store);
  try {
    const accounts = await loadAccounts();
    await accounts.followSession((look) => take(store, look));
  } catch {
    following.delete(store);
    take(store, { ok: false, error: 'unreachable' });
  }
}

/** After trouble. A client that could not be loaded is loaded, and one that was asks anew. */
export async function retrySession(store: Store): Promise<void> {
  if (store.get(sessionAtom).status !== 'unreachable') return;
  store.set(sessionAtom, { status: 'unknown' });
  if (!following.has(store)) return followSession(store);
  const accounts = await loadAccounts();
  take(store, await accounts.checkSession());
}

/** Whoever is known to be here stays, when the network goes. A look that comes after a sign-out in another tab tells nothing. */
function take(store: Store, look: SessionResult): void {
  if (!look.ok) {
    store.set(sessionAtom, (known) => (known.status === 'signedIn' ? known : { status: 'unreachable' }));
  } else if (look.value && readItem(SESSION_KEY) !== null)
    store.set(sessionAtom, { status: 'signedIn', profile: look.value });
  else store.set(sessionAtom, { status: 'signedOut' });
}

/** At the start of a page, and when another tab signs in or out. */
export function startSession(store: Store): () => void {
  const look = () => {
    const { hash, pathname } = location;
    if (/[#&](?:access_token|error_code)=/.test(hash)) {
      // A project that does not know our address for such links leads to the front door.
      if (pathname !== EMAIL_REDIRECT_PATH) return location.replace(EMAIL_REDIRECT_PATH + hash);
      store.set(linkAtom, hash);
    }
    if (hash.includes('access_token=') || readItem(SESSION_KEY) !== null) void followSession(store);
    else store.set(sessionAtom, { status: 'signedOut' });
  };
  const hear = (change: StorageEvent) => {
    if (change.key === SESSION_KEY || change.key === null) look();
    clearWithOtherTabs(change);
  };
  const retry = () => void retrySession(store);
  look();
  window.addEventListener('storage', hear);
  window.addEventListener('online', retry);
  return () => {
    window.removeEventListener('storage', hear);
    window.removeEventListener('online', retry);
  };
}

/** Here at least, also where the client that would tell the server cannot be loaded. */
export async function signOut(store: Store): Promise<void> {
  // At once: a silent server is waited for, and the person who leaves is not.
  store.set(sessionAtom, { status: 'signedOut' });
  try {
    const accounts = await loadAccounts();
    await accounts.signOut();
  } catch {
    writeItem(SESSION_KEY, null);
  }
}
