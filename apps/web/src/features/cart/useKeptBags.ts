import type { BagAlert } from '@zawadeh/domain';
import { useEffect } from 'react';
import { useAtomValue, useStore } from '../../lib/store.ts';
import { alertsAtom, keepAlertsFresh } from '../alerts/alerts.ts';
import { sessionAtom } from '../session/session.ts';
import { userWithAlerts } from '../session/storedAlerts.ts';

const NONE: readonly BagAlert[] = [];

/**
 * Bags that may be kept for the user, which no other user can have. Null until it is known: before that, a line of such a
 * bag would be called sold out. Nothing is fetched for users without alerts.
 */
export function useKeptBags(): readonly BagAlert[] | null {
  const store = useStore();
  const session = useAtomValue(sessionAtom);
  const { userId: owner, alerts } = useAtomValue(alertsAtom);
  const userId = session.status === 'signedIn' ? session.profile.id : null;
  const stored = userWithAlerts();
  const isWanted = userId !== null && (stored === userId || owner === userId);
  useEffect(
    () => (isWanted && userId !== null ? keepAlertsFresh(store, userId) : undefined),
    [store, userId, isWanted],
  );
  if (session.status === 'unknown' || session.status === 'unreachable') return stored === null ? NONE : null;
  if (!isWanted) return NONE;
  return owner === userId ? alerts : null;
}
