/** What a page loads for somebody who has a session. */
import { followSession as followAccount, signOut as leaveAccount } from '../backend/accounts.ts';
import { importWithRetry } from '../lib/importWithRetry.ts';
import type { AppStore } from '../lib/store.ts';
import { storeUserWithAlerts, userWithAlerts } from './storedAlerts.ts';

export { checkSession } from '../backend/accounts.ts';

/** With the bags that the user waits for, if there are any. */
export function followSession(
  store: AppStore,
  onResult: Parameters<typeof followAccount>[0],
): ReturnType<typeof followAccount> {
  if (userWithAlerts() !== null) {
    void importWithRetry(() => import('./alerts.ts')).then(
      ({ watchAlerts }) => watchAlerts(store),
      // The next page tries again.
      () => {},
    );
  }
  return followAccount(onResult);
}

/** Nothing of the user stays in the browser, also where the alerts were not loaded. */
export const signOut: typeof leaveAccount = (session) => {
  storeUserWithAlerts(null);
  return leaveAccount(session);
};
