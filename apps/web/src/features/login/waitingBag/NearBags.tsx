import { chooseBags, inLanguage, isolated, NO_CHOICES, type Bag, type ShopPlaces } from '@zawadeh/domain';
import { BagGridSkeleton, ShortBagGrid, Text, useLanguage } from '@zawadeh/ui';
import { useEffect, useId, useMemo, useState } from 'react';
import { nowAtom } from '../../../lib/clock.ts';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { paths } from '../../../lib/paths.ts';
import { useAtomValue, useStore } from '../../../lib/store.ts';
import { bagsAtom, keepBagsFresh } from '../../shelf/bags.ts';
import { withStoreOf } from '../../shelf/oneBag.ts';
import { fetchShopPlaces } from '../../shelf/shopPlaces.ts';
import * as S from './NearBags.styles.ts';

/** A row of a desktop, two of a phone. */
const MOST_SHOWN = 4;
const OPEN_NOW = { ...NO_CHOICES, when: 'now', sort: 'nearest' } as const;

/** Instead of a bag that cannot be reserved: those that can, from the shops nearest to its own. */
export function NearBags({ missed }: { missed: Bag | null }) {
  const t = useMessage();
  const id = useId();
  const { locale } = useLanguage();
  const now = useAtomValue(nowAtom);
  const { near, shop } = useNearBags(missed);
  if (near?.length === 0) return null;
  return (
    <S.Root aria-labelledby={id}>
      <S.Head>
        <Text look="h2" id={id}>
          {t('web.waitingBag.near')}
        </Text>
        {shop && (
          <Text look="bodySmall" tone="muted">
            {t('web.waitingBag.nearest', { shop: isolated(inLanguage(shop, locale).text) })}
          </Text>
        )}
      </S.Head>
      {near ? (
        <ShortBagGrid bags={near} now={now} hrefOf={(bag) => paths.bag(bag.id)} />
      ) : (
        <BagGridSkeleton count={MOST_SHOWN} />
      )}
    </S.Root>
  );
}

/** The bags are null while they load. The shop is the one that they are near to, where it is known. */
function useNearBags(missed: Bag | null): { near: readonly Bag[] | null; shop: Bag['store'] } {
  const store = useStore();
  const now = useAtomValue(nowAtom);
  const { bags, error, isPart } = useAtomValue(bagsAtom);
  const places = useShopPlaces();
  useEffect(() => keepBagsFresh(store, '?when=now'), [store]);
  return useMemo(() => {
    if (!bags || isPart || !places) return { near: error ? [] : null, shop: null };
    const position = places.get(missed?.storeId ?? '')?.position ?? null;
    const context = { now, places, position, favourites: new Set<string>() };
    return {
      // The list may be seconds older than the row of the missed bag.
      near: chooseBags(bags, OPEN_NOW, context)
        .filter(({ id }) => id !== missed?.id)
        .slice(0, MOST_SHOWN),
      shop: missed && position && withStoreOf(missed, bags).store,
    };
  }, [bags, error, isPart, places, missed, now]);
}

/** Null while they load, and empty where they cannot be had. */
function useShopPlaces(): ShopPlaces | null {
  const [places, setPlaces] = useState<ShopPlaces | null>(null);
  useEffect(() => {
    let isHere = true;
    void fetchShopPlaces().then((found) => isHere && setPlaces(found ?? new Map()));
    return () => {
      isHere = false;
    };
  }, []);
  return places;
}
