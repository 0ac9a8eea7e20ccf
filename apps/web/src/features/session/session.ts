import { EMAIL_REDIRECT_PATH, type Profile } from '@zawadeh/domain';
import type { SessionResult } from './resolveSession.ts';
import { SESSION_KEY } from '../../lib/http/config.ts';
import { importWithRetry } from '../../lib/importWithRetry.ts';
import { readItem, writeItem } from '../../lib/storage.ts';
import { clearAccount, isSessionAllowed } from '../../lib/http/accountStorage.ts';
import { clearPersonalData, clearWithOtherTabs } from './clearPersonalData.ts';
import { atom, type AppStore } from '../../lib/store.ts';

export type Session =
  /** Not looked up yet, or being looked up. */
  | { status: 'unknown' }
  /** There is a session, but the server did not answer with its user. */
  | { status: 'unreachable' }
  | { status: 'signedOut' }
  | { status: 'signedIn'; profile: Profile };

export const sessionAtom = atom<Session>({ status: 'unknown' });

/** The URL hash of a link from a confirmation e-mail: a session or an error. */
export const emailLinkAtom = atom('');

/** In place of the hash, while the user of another account is signed in. */
export const OTHER_ACCOUNT_LINK = '#error_code=other_account';

const loadAccounts = () => importWithRetry(() => import('./accounts.ts'));

const following = new WeakSet<AppStore>();

/** Called for a stored session and before a sign-in. */
export async function followSession(store: AppStore): Promise<void> {
  if (following.has(store)) return;
  following.add(store);
  try {
    const accounts = await loadAccounts();
    await accounts.followSession((result) => applyResult(store, result));
  } catch {
    following.delete(store);
    applyResult(store, { ok: false, error: 'unreachable' });
  }
}

/** After an error: loads the client where that had failed, or checks the session again. */
export async function retrySession(store: AppStore): Promise<void> {
  if (store.get(sessionAtom).status !== 'unreachable') return;
  store.set(sessionAtom, { status: 'unknown' });
  if (!following.has(store)) return followSession(store);
  const accounts = await loadAccounts();
  applyResult(store, await accounts.checkSession());
}

/** An error keeps a known user signed in. A profile that comes after a sign-out in another tab is dropped. */
function applyResult(store: AppStore, result: SessionResult): void {
  if (!result.ok) {
    store.set(sessionAtom, (session) =>
      session.status === 'signedIn' ? session : { status: 'unreachable' },
    );
  } else if (result.value && readItem(SESSION_KEY) !== null)
    store.set(sessionAtom, { status: 'signedIn', profile: result.value });
  else store.set(sessionAtom, { status: 'signedOut' });
}

/** At the start of a page, and when another tab signs in or out. */
export function startSession(store: AppStore): () => void {
  const readStored = () => {
    const { hash, pathname, search } = location;
    const link = new URLSearchParams(hash.slice(1));
    const token = link.get('access_token');
    let isUsed = false;
    if (token !== null || link.has('error_code')) {
      // A project without our redirect URL in its settings opens the landing page.
      if (pathname === '/') return location.replace(EMAIL_REDIRECT_PATH + hash);
      const isExpected = pathname === EMAIL_REDIRECT_PATH;
      isUsed = isExpected && (token === null || isSessionAllowed(token));
      if (isExpected) store.set(emailLinkAtom, isUsed ? hash : OTHER_ACCOUNT_LINK);
      if (!isUsed) history.replaceState(history.state, '', pathname + search);
    }
    if ((isUsed && token !== null) || readItem(SESSION_KEY) !== null) void followSession(store);
    else store.set(sessionAtom, { status: 'signedOut' });
  };
  const onStorage = (change: StorageEvent) => {
    if (change.key === SESSION_KEY || change.key === null) readStored();
    clearWithOtherTabs(change);
  };
  const retry = () => void retrySession(store);
  readStored();
  window.addEventListener('storage', onStorage);
  window.addEventListener('online', retry);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('online', retry);
  };
}

/** In this browser at once: the page may be closed before the client is loaded or the server answers. */
export async function signOut(store: AppStore): Promise<void> {
  const session = readItem(SESSION_KEY);
  writeItem(SESSION_KEY, null);
  clearAccount();
  store.set(sessionAtom, { status: 'signedOut' });
  // After the state, or the form would fill itself from the profile.
  clearPersonalData();
  // Where the client cannot be loaded, the server learns of it when the token expires.
  await loadAccounts().then(
    (accounts) => accounts.signOut(session),
    () => {},
  );
}
