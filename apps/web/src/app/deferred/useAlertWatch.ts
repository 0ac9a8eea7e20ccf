import { useEffect } from 'react';
import { userWithAlerts } from '../../features/session/storedAlerts.ts';
import { useStore } from '../../lib/store.ts';

/** On every page, for a user who waits for a bag. Where the download fails, the next page tries again. */
export function useAlertWatch(): void {
  const store = useStore();
  useEffect(() => {
    if (userWithAlerts() === null) return;
    import('../../features/alerts/alerts.ts').then(
      ({ watchAlerts }) => watchAlerts(store),
      () => {},
    );
  }, [store]);
}
