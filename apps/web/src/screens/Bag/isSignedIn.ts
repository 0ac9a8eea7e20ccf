import { sessionAtom } from '../../state/session.ts';
import type { Store } from '../../lib/store.ts';

/** As long as somebody waits for a button without wondering. */
const PATIENCE = 3_000;

/**
 * Whether somebody is signed in, once that is known. A session that cannot be looked up now lets its owner on: a cart
 * costs nobody anything, and the checkout asks again.
 */
export function isSignedIn(store: Store): Promise<boolean> {
  return new Promise((resolve) => {
    const look = () => {
      const { status } = store.get(sessionAtom);
      if (status !== 'unknown') settle(status !== 'signedOut');
    };
    const stop = store.sub(sessionAtom, look);
    const timer = setTimeout(() => settle(true), PATIENCE);
    const settle = (answer: boolean) => {
      stop();
      clearTimeout(timer);
      resolve(answer);
    };
    look();
  });
}
