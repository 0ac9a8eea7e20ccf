import { ErrorState, Text } from '@zawadeh/ui';
import { useEffect, useState } from 'react';
import { useMessage } from '../../lib/useMessage.ts';
import { useLocation } from 'react-router-dom';
import { bagsAtom, hydrateBags, keepBagsFresh, refreshBags } from '../../state/bags.ts';
import { hydrateRate } from '../../state/rate.ts';
import { useAtomValue, useStore, type AppStore } from '../../lib/store.ts';
import { useIsHydrated } from '../../lib/useIsHydrated.ts';
import { useShelfError } from '../../features/shelf/useShelfError.ts';
import { FullPageMessage, Gone } from '../../features/Gone.tsx';
import { hydrateShop } from '../../features/shop/useShop.ts';
import { BagDetails } from './BagDetails.tsx';
import { messages } from './BagScreen.messages.ts';
import * as S from './BagScreen.styles.ts';
import { BagSkeleton } from './BagSkeleton.tsx';
import { bagIdIn } from './bagIdIn.ts';
import { hydrateContents } from './useContents.ts';
import { useFetchedBag } from './useFetchedBag.ts';

export function hydrate(store: AppStore): void {
  hydrateBags(store);
  hydrateShop(store);
  hydrateContents(store);
  hydrateRate(store);
}

export { getMeta } from './bagMeta.ts';

export function Screen() {
  const t = useMessage();
  const store = useStore();
  const id = bagIdIn(useLocation().pathname);
  const state = useAtomValue(bagsAtom);
  const { bags, isPart } = state;
  const listed = bags?.find((each) => each.id === id);
  const fetched = useFetchedBag(bags && !listed && !isPart ? id : null, bags);
  const bag = listed ?? (fetched?.ok ? fetched.value : undefined);
  const error = fetched && !fetched.ok ? fetched.error : null;
  const errorText = useShelfError(error && error !== 'none' ? { ...state, error } : state);
  // The server always has the whole list, and says itself that a bag does not exist.
  const isHydrated = useIsHydrated();
  const [wasDrawn] = useState(!isHydrated);
  useEffect(() => keepBagsFresh(store), [store]);

  const isGone = fetched ? error === 'none' : wasDrawn && bags && !isPart;
  if (!bag && isGone)
    return (
      <Gone title={t(messages.gone)} sentence={t(messages.goneSentence)} toShelf={t(messages.toShelf)} />
    );
  const alert = errorText && <ErrorState message={errorText} onRetry={() => void refreshBags(store)} />;
  if (!bag && alert) {
    return (
      <FullPageMessage>
        <Text look="h1">{t(messages.heading)}</Text>
        {alert}
      </FullPageMessage>
    );
  }
  return (
    <S.Root>
      {alert && <S.ErrorArea>{alert}</S.ErrorArea>}
      {bag ? <BagDetails key={bag.id} bag={bag} /> : <BagSkeleton />}
    </S.Root>
  );
}
