/** What a page loads for somebody who has a session. */
import { followSession as followAccount } from '../backend/accounts.ts';
import { importWithRetry } from '../lib/importWithRetry.ts';
import type { AppStore } from '../lib/store.ts';
import { userWithAlerts } from './storedAlerts.ts';

export { checkSession, signOut } from '../backend/accounts.ts';

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
