/** The signed-in user's alerts: bags that they are told about. In memory only, but for whether there are any. */
import type { BagAlert, Locale } from '@zawadeh/domain';
import type * as Backend from './alertCalls.ts';
import type { AlertError, AlertRefusal } from './alertCalls.ts';
import { importWithRetry } from '../../lib/importWithRetry.ts';
import { toNetworkError, type NetworkError } from '../../lib/http/networkError.ts';
import type { AppStore } from '../../lib/store.ts';
import { sessionAtom } from '../session/session.ts';
import { storeUserWithAlerts, userWithAlerts } from '../session/storedAlerts.ts';
import { userResource } from '../session/userResource.ts';

export interface AlertsState {
  userId: string | null;
  /** Null until they first arrive. */
  alerts: readonly BagAlert[] | null;
  error: NetworkError | null;
}

const NONE: AlertsState = { userId: null, alerts: null, error: null };

/** Without the client, which a visitor does not need. */
const loadBackend = (): Promise<typeof Backend> => importWithRetry(() => import('./alertCalls.ts'));

export const isOpen = ({ state }: BagAlert): boolean => state.kind !== 'ended';

/** The open alert of a bag, or else the last ended one. */
export const alertOf = ({ alerts }: AlertsState, bagId: string): BagAlert | undefined =>
  alerts?.find((alert) => alert.bagId === bagId);

const {
  stateAtom: alertsAtom,
  begin,
  countChange,
  refresh,
  keepFresh,
} = userResource({
  none: NONE,
  load: (userId) => loadBackend().then((backend) => backend.fetchAlerts(userId)),
  accept: (alerts: readonly BagAlert[]) => ({ alerts }),
  onLoaded,
  onSignedOut: () => storeUserWithAlerts(null),
});

export { alertsAtom, refresh as refreshAlerts };

/** Alerts change without this browser: one is kept, or its time is over. */
export function keepAlertsFresh(store: AppStore, userId: string, everyMs = WATCH_MS): () => void {
  const stop = keepFresh(store, userId);
  const timer = setInterval(() => {
    const isWaiting = store.get(alertsAtom).alerts?.some(isOpen) !== false;
    if (isWaiting && document.visibilityState === 'visible') void refresh(store, userId);
  }, everyMs);
  return () => {
    clearInterval(timer);
    stop();
  };
}

/** On a page that shows the alert itself. */
export const ALERTS_SHOWN_WITHIN_MS = 15_000;
/** On a page that shows other things. */
const WATCH_MS = 60_000;

async function onLoaded(store: AppStore, userId: string, alerts: readonly BagAlert[]): Promise<void> {
  const hasOpen = alerts.some(isOpen);
  if (hasOpen) storeUserWithAlerts(userId);
  else if (userWithAlerts() === userId) storeUserWithAlerts(null);
  if (hasOpen) watchAlerts(store);
  const kept = alerts.filter(({ state }) => state.kind === 'kept');
  if (kept.length > 0) {
    await importWithRetry(() => import('./keptNotice.ts')).then(
      ({ notifyKept }) => notifyKept(store, userId, kept),
      // The next answer has it too.
      () => {},
    );
  }
}

export const askAlert = (store: AppStore, userId: string, bagId: string, language: Locale) =>
  change<AlertError | AlertRefusal>(store, userId, (backend) => backend.askAlert(bagId, language));

export const endAlert = (store: AppStore, userId: string, alertId: string) =>
  change<AlertError>(store, userId, (backend) => backend.endAlert(alertId));

/** Null if it succeeded, and the alerts have arrived anew. */
async function change<Problem>(
  store: AppStore,
  userId: string,
  send: (backend: typeof Backend) => Promise<{ ok: true } | { ok: false; error: Problem }>,
): Promise<Problem | NetworkError | null> {
  begin(store, userId);
  const result = await loadBackend()
    .then(send)
    .catch((error: unknown) => ({ ok: false, error: toNetworkError(error) }) as const);
  if (!result.ok) return result.error;
  countChange(store);
  await refresh(store, userId);
  return null;
}

const watching = new WeakMap<AppStore, () => void>();

/** For the life of the page: a user who waits for a bag is notified on every page. */
export function watchAlerts(store: AppStore): void {
  const running = watching.get(store);
  if (running) return running();
  let stop: (() => void) | undefined;
  let watched: string | null = null;
  const follow = () => {
    const session = store.get(sessionAtom);
    const userId = session.status === 'signedIn' ? session.profile.id : null;
    const wanted = userWithAlerts() === userId ? userId : null;
    if (wanted === watched) return;
    watched = wanted;
    stop?.();
    stop = wanted === null ? undefined : keepAlertsFresh(store, wanted);
  };
  watching.set(store, follow);
  store.sub(sessionAtom, follow);
  follow();
}
