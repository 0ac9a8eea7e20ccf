import { useEffect } from 'react';
import { userWithAlerts } from '../../features/session/storedAlerts.ts';
import { importWithRetry } from '../../lib/importWithRetry.ts';
import { useAtomValue, useStore } from '../../lib/store.ts';
import { sessionAtom } from '../../features/session/session.ts';

/** On every page, for a user who waits for a bag. */
export function useAlertWatch(): void {
  const store = useStore();
  const { status } = useAtomValue(sessionAtom);
  useEffect(() => {
    if (status !== 'signedIn' || userWithAlerts() === null) return;
    void importWithRetry(() => import('../../features/alerts/alerts.ts')).then(
      ({ watchAlerts }) => watchAlerts(store),
      // The next page tries again.
      () => {},
    );
  }, [store, status]);
}
