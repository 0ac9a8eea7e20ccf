import { shelfQueryFor } from '@zawadeh/domain';
import { Button, EmptyState, ErrorState, useToasts } from '@zawadeh/ui';
import { useEffect } from 'react';
import { paths } from '../../lib/paths.ts';
import { useAtomValue, useStore } from '../../lib/store.ts';
import { useMessage } from '../../lib/messages/useMessage.ts';
import {
  alertsAtom,
  ALERTS_SHOWN_WITHIN_MS,
  endAlert,
  isOpen,
  keepAlertsFresh,
  refreshAlerts,
} from './alerts.ts';
import { bagsAtom, refreshBags, setBagsQuery } from '../shelf/bags.ts';
import { AlertRow } from './AlertRow.tsx';
import { AlertsSkeleton } from './AlertsSkeleton.tsx';
import { errorMessages, stopErrorMessages } from './AlertsScreen.messages.ts';
import * as S from './AlertsScreen.styles.ts';

interface AlertListProps {
  userId: string;
  onStopped: () => void;
}

/** The open alerts, a kept bag first, and then the latest. */
export function AlertList({ userId, onStopped }: AlertListProps) {
  const t = useMessage();
  const store = useStore();
  const { show } = useToasts();
  const state = useAtomValue(alertsAtom);
  const { bags, isPart } = useAtomValue(bagsAtom);
  const own = state.userId === userId ? state : null;
  const open = own?.alerts
    ?.filter(isOpen)
    .toSorted(
      (one, other) =>
        Number(other.state.kind === 'kept') - Number(one.state.kind === 'kept') ||
        other.askedAt - one.askedAt,
    );
  const hasAlerts = open !== undefined && open.length > 0;
  useEffect(() => keepAlertsFresh(store, userId, ALERTS_SHOWN_WITHIN_MS), [store, userId]);
  const query = shelfQueryFor('bag', open?.map(({ bagId }) => bagId) ?? []);
  useEffect(() => {
    if (!hasAlerts) return;
    setBagsQuery(store, query);
    void refreshBags(store);
  }, [store, hasAlerts, query]);

  const stop = async (alertId: string) => {
    const problem = navigator.onLine ? await endAlert(store, userId, alertId) : 'offline';
    if (problem !== null) return show({ message: t(stopErrorMessages[problem]), kind: 'danger' });
    show({ message: t('web.alerts.stopped') });
    return onStopped();
  };

  const alert = own?.error && (
    <ErrorState
      message={t(errorMessages[own.error])}
      isOffline={own.error === 'offline'}
      onRetry={() => void refreshAlerts(store, userId)}
    />
  );
  if (!open) return alert ?? <AlertsSkeleton />;
  return (
    <>
      {alert}
      {hasAlerts ? (
        <S.List role="list">
          {open.map((each) => (
            <AlertRow
              key={each.id}
              alert={each}
              bag={bags?.find(({ id }) => id === each.bagId)}
              areBagsKnown={bags !== null && !isPart}
              onStop={() => stop(each.id)}
            />
          ))}
        </S.List>
      ) : (
        <EmptyState
          picture="empty-notifications"
          title={t('web.alerts.empty')}
          sentence={t('web.alerts.emptySentence')}
          action={
            <Button kind="primary" href={paths.ourBags}>
              {t('web.profile.explore')}
            </Button>
          }
        />
      )}
    </>
  );
}
