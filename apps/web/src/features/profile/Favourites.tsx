import { availabilityOf, inLanguage, shelfQueryFor, type Shop } from '@zawadeh/domain';
import { Button, ErrorState, Heading, LocalizedText, Text, useLanguage } from '@zawadeh/ui';
import { useEffect, useId } from 'react';
import { ShopCard, ShopCardSkeleton } from './ShopCard/ShopCard.tsx';
import { Favourite } from '../favourites/Favourite.tsx';
import { nowAtom } from '../../lib/clock.ts';
import { paths } from '../../lib/paths.ts';
import { useAtomValue, useStore } from '../../lib/store.ts';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { bagsAtom, keepBagsFresh } from '../shelf/bags.ts';
import * as S from './ProfileScreen.styles.ts';
import { useFavouriteShops } from './useFavouriteShops.ts';

/** The shops that the user likes, or how to like one. */
export function Favourites({ userId }: { userId: string }) {
  const t = useMessage();
  const store = useStore();
  const { count, shops, awaited, error, retry } = useFavouriteShops(userId);
  const hasShops = shops.length > 0;
  const query = shelfQueryFor(
    'shop',
    shops.map(({ id }) => id),
  );
  useEffect(() => (hasShops ? keepBagsFresh(store, query) : undefined), [hasShops, query, store]);
  // Without a connection the orders below say so, and the shops come by themselves.
  const trouble = error === 'offline' ? null : error;
  const isLoading = awaited > 0 && error === null;
  if (!hasShops && !isLoading && trouble === null)
    return (
      count !== null && (
        <S.Box>
          <Heading look="h3">{t('web.profile.favourites')}</Heading>
          <Text look="bodySmall" tone="muted">
            {t('web.profile.noFavourites')}
          </Text>
          <S.ToShelf>
            <Button kind="quiet" size="compact" href={paths.ourBags}>
              {t('web.profile.explore')}
            </Button>
          </S.ToShelf>
        </S.Box>
      )
    );
  return (
    <S.Favourites>
      <S.Title>
        <Heading look="h3">{t('web.profile.favourites')}</Heading>
        {count !== null && count > 0 && (
          <Text look="bodySmall" tone="muted">
            {t('web.profile.shops', { count })}
          </Text>
        )}
      </S.Title>
      {trouble && <ErrorState message={t('web.favourites.failed')} onRetry={retry} />}
      {(hasShops || isLoading) && (
        <S.Shops role="list">
          {isLoading &&
            Array.from({ length: awaited }, (_, each) => (
              <li key={each}>
                <ShopCardSkeleton />
              </li>
            ))}
          {shops.map((shop) => (
            <li key={shop.id}>
              <FavouriteShop shop={shop} />
            </li>
          ))}
        </S.Shops>
      )}
    </S.Favourites>
  );
}

function FavouriteShop({ shop }: { shop: Shop }) {
  const t = useMessage();
  const { locale } = useLanguage();
  const nameId = useId();
  const name = shop.name ? inLanguage(shop.name, locale).text : t('web.bag.unnamedStore');
  return (
    <ShopCard
      name={shop.name ? <LocalizedText text={shop.name} /> : name}
      nameId={nameId}
      pictureUrl={shop.pictureUrl}
      facade={shop.facade}
      href={paths.shop(shop.id)}
      note={<BagsNow shopId={shop.id} />}
      action={<Favourite shopId={shop.id} shopName={name} nameId={nameId} />}
    />
  );
}

/** How many of the shop's bags can be had. */
function BagsNow({ shopId }: { shopId: string }) {
  const t = useMessage();
  const now = useAtomValue(nowAtom);
  const { bags, isPart } = useAtomValue(bagsAtom);
  // Keeps its line until the bags are known.
  if (!bags || isPart) return '\u00a0';
  const count = bags.filter(
    (bag) => bag.storeId === shopId && availabilityOf(bag, now).state === 'available',
  ).length;
  return t('web.profile.bagsNow', { count });
}
