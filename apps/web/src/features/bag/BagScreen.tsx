import { shelfQueryFor } from '@zawadeh/domain';
import { ErrorState, Text } from '@zawadeh/ui';
import { Suspense, useEffect, useState } from 'react';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { bagsAtom, hydrateBags, keepBagsFresh, refreshBags } from '../shelf/bags.ts';
import { useAtomValue, useStore, type AppStore } from '../../lib/store.ts';
import { useIsHydrated } from '../../lib/hydration/useIsHydrated.ts';
import { useShelfError } from '../shelf/useShelfError.ts';
import { FullPageMessage, Gone } from '../shelf/Gone.tsx';
import { loadPage } from '../../lib/page/loadPage.ts';
import { PageView } from '../../lib/page/PageView.tsx';
import { detailsPage } from './detailsPage.ts';
import * as S from './BagScreen.styles.ts';
import { BagSkeleton } from './BagSkeleton.tsx';
import { useBag } from './useBag.ts';
import { useFetchBag } from './useFetchedBag.ts';

export function hydrate(store: AppStore): void {
  hydrateBags(store);
  // While the frame hydrates; the part shows a failure itself.
  loadPage(store, detailsPage).catch(() => {});
}

export { getMeta } from './bagMeta.ts';
export { detailsPage as part };

const details = <PageView page={detailsPage} />;
/** One element for all renders: React would replace the server's HTML of a boundary that changes before it hydrates. */
const drawnDetails = <Suspense fallback={<BagSkeleton />}>{details}</Suspense>;

export function Screen() {
  const t = useMessage();
  const store = useStore();
  const state = useAtomValue(bagsAtom);
  const { bags, isPart } = state;
  const { id, bag, missingId, fetched } = useBag();
  useFetchBag(missingId, bags);
  const error = fetched && !fetched.ok ? fetched.error : null;
  const errorText = useShelfError(error && error !== 'none' ? { ...state, error } : state);
  // The server always has the whole list, and says itself that a bag does not exist.
  const isHydrated = useIsHydrated();
  const [wasDrawn] = useState(!isHydrated);
  useEffect(() => keepBagsFresh(store, shelfQueryFor('bag', id === null ? [] : [id])), [store, id]);

  const isGone = fetched ? error === 'none' : wasDrawn && bags && !isPart;
  if (!bag && isGone)
    return (
      <Gone title={t('web.bag.gone')} sentence={t('web.bag.goneSentence')} toShelf={t('web.bag.toShelf')} />
    );
  const alert = errorText && (
    <ErrorState
      message={errorText}
      isOffline={(error ?? state.error) === 'offline'}
      onRetry={() => void refreshBags(store)}
    />
  );
  if (!bag && alert) {
    return (
      <FullPageMessage>
        <Text look="h1">{t('web.bag.title')}</Text>
        {alert}
      </FullPageMessage>
    );
  }
  return (
    <S.Root>
      {alert && <S.ErrorArea>{alert}</S.ErrorArea>}
      {bag ? wasDrawn ? drawnDetails : details : <BagSkeleton />}
    </S.Root>
  );
}
