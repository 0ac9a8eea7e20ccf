import { shelfQueryFor, inLanguage, type LocalText, type Shop } from '@zawadeh/domain';
import { ErrorState, LocalizedText, ShopPortrait, Skeleton, Text, useLanguage } from '@zawadeh/ui';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { BackToShelf } from '../shelf/BackToShelf.tsx';
import { Share } from '../share/Share.tsx';
import { Favourite } from '../favourites/Favourite.tsx';
import { Gone } from '../shelf/Gone.tsx';
import { useShelfError } from '../shelf/useShelfError.ts';
import { ShopFacts } from './ShopFacts.tsx';
import { useAtomValue, useSetAtom, useStore, type AppStore } from '../../lib/store.ts';
import { paths } from '../../lib/paths.ts';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { bagsAtom, hydrateBags, keepBagsFresh, refreshBags } from '../shelf/bags.ts';
import { pageMetaAtom } from '../../lib/pageMeta.ts';
import { ShopBags } from './ShopBags.tsx';
import * as S from './ShopScreen.styles.ts';
import { shopIdIn } from './shopIdIn.ts';
import { shopMeta } from './shopMeta.ts';
import { hydrateShop, useShop } from './useShop.ts';

export function hydrate(store: AppStore): void {
  hydrateBags(store);
  hydrateShop(store);
}
export { getMeta } from './shopMeta.ts';

export function Screen() {
  const t = useMessage();
  const { locale } = useLanguage();
  const store = useStore();
  const id = shopIdIn(useLocation().pathname);
  const { shop, error, reload } = useShop(id);
  const state = useAtomValue(bagsAtom);
  const { bags, isPart } = state;
  const own = useMemo(() => bags?.filter((bag) => bag.storeId === id) ?? null, [bags, id]);
  const errorText = useShelfError(error && error !== 'none' ? { ...state, error } : state);
  useShopMeta(shop);
  useEffect(() => keepBagsFresh(store, shelfQueryFor('shop', id === null ? [] : [id])), [store, id]);

  if (error === 'none')
    return (
      <Gone
        title={t('web.shop.gone')}
        sentence={t('web.shop.goneSentence')}
        toShelf={t('web.shop.toShelf')}
      />
    );
  // A shop that cannot be loaded is still named by its bags.
  const name = shop ? shop.name : (own?.find((bag) => bag.store)?.store ?? null);
  const shopName = name ? inLanguage(name, locale).text : t('web.shop.unnamed');
  const retry = () => {
    if (!shop) reload();
    void refreshBags(store);
  };
  const isLoading = !shop && errorText === null;
  const areBagsKnown = own !== null && (own.length > 0 || (!isPart && state.error === null));
  return (
    <S.Root>
      {errorText && (
        <S.ErrorArea>
          <ErrorState message={errorText} isOffline={(error ?? state.error) === 'offline'} onRetry={retry} />
        </S.ErrorArea>
      )}
      <ShopPortrait
        pictureUrl={isLoading ? undefined : (shop?.pictureUrl ?? null)}
        facade={shop?.facade ?? null}
        corner={<BackToShelf label={t('web.shop.back')} />}
      />
      <S.Facts>
        <S.Head>
          {name || !isLoading ? <ShopName shop={shop} name={name} /> : <Skeleton $width="60%" $height={34} />}
          <S.Corner>
            {shop && (
              <>
                <Share path={paths.shop(shop.id)} title={shopName} />
                <Favourite key={shop.id} shopId={shop.id} shopName={shopName} isOnPicture />
              </>
            )}
          </S.Corner>
        </S.Head>
        {shop && <ShopFacts shop={shop} />}
        {isLoading && <FactsSkeleton />}
      </S.Facts>
      {(areBagsKnown || errorText === null) && <ShopBags bags={areBagsKnown ? own : null} />}
    </S.Root>
  );
}

function ShopName({ shop, name }: { shop: Shop | undefined; name: LocalText | null }) {
  const t = useMessage();
  return (
    <Text look="h1">
      {name ? <LocalizedText text={name} /> : t(shop ? 'web.shop.unnamed' : 'web.shop.title')}
    </Text>
  );
}

function FactsSkeleton() {
  const t = useMessage();
  return (
    <>
      <Text as="div" tone="muted">
        <span role="status">{t('web.shop.loading')}</span>
      </Text>
      <Skeleton $height={48} />
      <Skeleton $height={72} />
    </>
  );
}

/** Names the tab after the shop while the page is open. */
function useShopMeta(shop: Shop | undefined): void {
  const { locale } = useLanguage();
  const setMeta = useSetAtom(pageMetaAtom);
  const meta = useMemo(() => (shop ? shopMeta(shop, locale) : null), [shop, locale]);
  useEffect(() => {
    setMeta(meta);
    return () => setMeta(null);
  }, [meta, setMeta]);
}
