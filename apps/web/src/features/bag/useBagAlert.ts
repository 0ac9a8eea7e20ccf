import { isKeptAt, type BagAlert } from '@zawadeh/domain';
import { useEffect } from 'react';
import { nowAtom } from '../../lib/clock.ts';
import { useAtomValue, useStore } from '../../lib/store.ts';
import { useIsHydrated } from '../../lib/hydration/useIsHydrated.ts';
import { alertOf, alertsAtom, ALERTS_SHOWN_WITHIN_MS, keepAlertsFresh } from '../alerts/alerts.ts';
import { sessionAtom } from '../session/session.ts';
import { userWithAlerts } from '../session/storedAlerts.ts';

export interface OwnAlert {
  /** The open alert, or the last ended one. */
  alert: BagAlert | undefined;
  /** Still being fetched, for a user who has alerts. */
  isAwaited: boolean;
}

/** How long the page says that a bag went to the next person. */
const OVER_MS = 3 * 3_600_000;

/** The user's alert of a bag: fetched if other users cannot buy it, and for a user who has alerts. */
export function useBagAlert(bagId: string, isAway: boolean): OwnAlert {
  const store = useStore();
  const session = useAtomValue(sessionAtom);
  const state = useAtomValue(alertsAtom);
  // The server knows no user, and the first render is the same on both sides.
  const isHydrated = useIsHydrated();
  const userId = isHydrated && session.status === 'signedIn' ? session.profile.id : null;
  const hasAlerts = userId !== null && userWithAlerts() === userId;
  const isWanted = isAway || hasAlerts;
  useEffect(
    () => (userId !== null && isWanted ? keepAlertsFresh(store, userId, ALERTS_SHOWN_WITHIN_MS) : undefined),
    [store, userId, isWanted],
  );
  const own = state.userId === userId ? state : null;
  return {
    alert: own ? alertOf(own, bagId) : undefined,
    isAwaited: hasAlerts && (own?.alerts ?? null) === null && (own?.error ?? null) === null,
  };
}

/** Whether the page says that the time is over: the bag was kept, and its user did not buy it. */
export function useIsOver(alert: BagAlert | undefined): boolean {
  const now = useAtomValue(nowAtom);
  if (alert?.state.kind === 'kept') return !isKeptAt(alert, now);
  return alert?.state.kind === 'ended' && alert.state.wasPassedOver && now - alert.state.at < OVER_MS;
}
