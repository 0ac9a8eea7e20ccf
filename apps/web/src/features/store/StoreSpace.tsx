import type { OwnStore } from '@zawadeh/domain';
import { ErrorState } from '@zawadeh/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { readItem } from '../../lib/storage.ts';
import { onNoRight } from '../admin/query.ts';
import { useSession } from '../session/useSession.ts';
import { NoStore } from './NoStore.tsx';
import { LAST_STORE_KEY } from './storeAddress.ts';
import { StoreFrame } from './StoreFrame.tsx';
import { StoreMessage } from './StoreMessage.tsx';
import { StoreSkeleton } from './StoreSkeleton.tsx';
import { useOwnStores } from './useOwnStores.ts';

/** A shop's own space: the sections of the dashboard for one shop. */
export function Screen() {
  const t = useMessage();
  const session = useSession();
  const stores = useOwnStores(session.status === 'signedIn' ? session.profile.id : '');
  const wanted = new URLSearchParams(useLocation().search).get('store');
  const [last, setLast] = useState<OwnStore | null>(null);
  // The rights may have ended since they were read: then the shop is no longer among them.
  const readAgain = useEffectEvent(() => {
    if (!stores.isLoading) stores.refetch();
  });
  useEffect(() => onNoRight(() => readAgain()), []);

  if (stores.value === null) {
    if (!stores.error) return <StoreSkeleton />;
    return (
      <StoreMessage title={t('web.store.title')}>
        <ErrorState message={t('web.store.unreachable')} onRetry={stores.refetch} />
      </StoreMessage>
    );
  }
  const all = stores.value;
  const named = wanted ?? last?.storeId ?? null;
  const withId = (id: string | null) => all.find(({ storeId }) => storeId === id);
  // No other shop takes the place of the one that is open, or that the address names.
  const store = named === null ? (withId(readItem(LAST_STORE_KEY)) ?? all[0]) : withId(named);
  if (store && store !== last) setLast(store);
  if (!store) return <NoStore lost={last?.storeId === named ? last : null} stores={all} />;
  return <StoreFrame key={store.storeId} store={store} stores={all} />;
}
