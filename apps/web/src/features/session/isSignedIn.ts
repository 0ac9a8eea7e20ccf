import { sessionAtom } from './session.ts';
import type { AppStore } from '../../lib/store.ts';

/** How long the button may wait for the session. */
const MAX_WAIT_MS = 3_000;

/**
 * Whether the visitor is signed in, once that is known. A session that cannot be checked counts as signed in: a cart
 * costs nothing, and the checkout checks again.
 */
export function isSignedIn(store: AppStore): Promise<boolean> {
  return new Promise((resolve) => {
    const checkSession = () => {
      const { status } = store.get(sessionAtom);
      if (status !== 'unknown') settle(status !== 'signedOut');
    };
    const stop = store.sub(sessionAtom, checkSession);
    const timer = setTimeout(() => settle(true), MAX_WAIT_MS);
    const settle = (answer: boolean) => {
      stop();
      clearTimeout(timer);
      resolve(answer);
    };
    checkSession();
  });
}
