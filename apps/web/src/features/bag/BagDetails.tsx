import {
  availabilityOf,
  inLanguage,
  isKeptAt,
  pickupWindow,
  withKept,
  type Bag,
  type Instant,
} from '@zawadeh/domain';
import {
  allergenIcon,
  AllergenNote,
  Badge,
  BagPortrait,
  clockIcon,
  DietTags,
  DirectionsLink,
  Heading,
  KeyValueList,
  leafIcon,
  mopedIcon,
  LocalizedText,
  PriceTag,
  RatingSummary,
  RestockNote,
  storeIcon,
  Surface,
  Text,
  useLanguage,
  VisuallyHidden,
} from '@zawadeh/ui';
import { useEffect, useMemo, useState } from 'react';
import { SavingNote } from './SavingNote/SavingNote.tsx';
import { PickupTime } from '../shelf/PickupTime.tsx';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { paths } from '../../lib/paths.ts';
import { pageMetaAtom } from '../../lib/pageMeta.ts';
import { useSetAtom } from '../../lib/store.ts';
import { categoryMessages } from '../shelf/shelf.messages.ts';
import { useLaterPresses } from '../../lib/hydration/useLaterPresses.ts';
import { bagMeta } from './bagMeta.ts';
import { Favourite } from '../favourites/Favourite.tsx';
import { Share } from '../share/Share.tsx';
import { ShopPlace } from '../shop/ShopPlace.tsx';
import { useShop } from '../shop/useShop.ts';
import { Lira } from '../lira/Lira.tsx';
import { BackToShelf } from '../shelf/BackToShelf.tsx';
import { AlertActions } from './AlertActions.tsx';
import { BagActions } from './BagActions.tsx';
import { messages } from './BagDetails.messages.ts';
import * as S from './BagScreen.styles.ts';
import { KeptNote, OverNote } from './KeptNote.tsx';
import { useBagAlert, useIsOver } from './useBagAlert.ts';
import { useContents } from './useContents.ts';

/** The facts of one bag, and the button to reserve it. `listed` is the bag as all users can have it. */
export function BagDetails({ bag: listed, now }: { bag: Bag; now: Instant }) {
  const t = useMessage();
  const { locale } = useLanguage();
  const presses = useLaterPresses();
  useBagMeta(listed);
  const [wasAdded, setAdded] = useState(false);
  const own = useBagAlert(listed.id, availabilityOf(listed, now).state !== 'available');
  const isOver = useIsOver(own.alert);
  const bag = withKept(listed, own.alert ? [own.alert] : [], now);
  const stock = availabilityOf(bag, now);
  const canBeHad = stock.state === 'available';
  const kept = canBeHad && own.alert && isKeptAt(own.alert, now) ? own.alert : null;
  // A kept bag waits, however few there are for others.
  const availability = kept ? ({ state: 'available', lowStock: null } as const) : stock;
  const isMuted = !canBeHad;
  const restockAt = 'restockAt' in stock ? stock.restockAt : null;
  const { shop } = useShop(bag.storeId);
  const contents = useContents(bag);
  const name = bag.title ? inLanguage(bag.title, locale).text : t(messages.unnamed);
  const storeName = bag.store ? inLanguage(bag.store, locale).text : t(messages.unnamedStore);
  const facts = [
    {
      id: 'store',
      icon: storeIcon,
      name: <VisuallyHidden>{t(messages.store)}</VisuallyHidden>,
      value: bag.store ? <LocalizedText text={bag.store} /> : storeName,
      href: bag.storeId === null ? undefined : paths.shop(bag.storeId),
      note: shop && <ShopPlace shop={shop} />,
      action: shop && (
        <DirectionsLink
          size="compact"
          name={shop.name ? inLanguage(shop.name, locale).text : ''}
          coordinates={shop.coordinates}
          address={shop.address && inLanguage(shop.address, locale).text}
        />
      ),
    },
    {
      id: 'pickup',
      icon: clockIcon,
      name: t(messages.pickup),
      value: pickupWindow(bag, now) && <PickupTime bag={bag} now={now} today={messages.today} />,
    },
    {
      id: 'diet',
      icon: leafIcon,
      name: <VisuallyHidden>{t('web.bag.diet')}</VisuallyHidden>,
      value: contents && contents.diet.length > 0 && <DietTags diet={contents.diet} />,
    },
    {
      id: 'allergens',
      icon: allergenIcon,
      name: <VisuallyHidden>{t('web.bag.allergens')}</VisuallyHidden>,
      value: contents && contents.allergens.length > 0 && <AllergenNote allergens={contents.allergens} />,
    },
    {
      id: 'delivery',
      icon: mopedIcon,
      name: <VisuallyHidden>{t(messages.delivery)}</VisuallyHidden>,
      value: t(messages.deliveryOption),
    },
  ];
  return (
    <>
      <S.Picture>
        <S.Portrait>
          <BagPortrait
            category={bag.category}
            picture={bag.picture}
            imageUrl={bag.imageUrl}
            availability={availability}
            corner={<BackToShelf />}
            isTipped={wasAdded}
          />
        </S.Portrait>
        <S.Tools>
          <Share path={paths.bag(bag.id)} title={name} />
          {bag.storeId !== null && <Favourite shopId={bag.storeId} shopName={storeName} isOnPicture />}
        </S.Tools>
      </S.Picture>
      <S.Facts>
        <S.Head>
          <S.Line>
            <Badge hasDot={false}>{t(categoryMessages[bag.category])}</Badge>
            <RatingSummary rating={shop?.rating} />
          </S.Line>
          <Text look="h1">{bag.title ? <LocalizedText text={bag.title} /> : name}</Text>
          {bag.description && <LocalizedText text={bag.description} as="p" />}
        </S.Head>
        <S.Prices>
          <PriceTag salePrice={bag.salePrice} fullPrice={bag.fullPrice} muted={isMuted} isLarge />
          <SavingNote salePrice={bag.salePrice} fullPrice={bag.fullPrice} muted={isMuted} />
          <S.Lira>
            <Lira cents={bag.salePrice} />
          </S.Lira>
        </S.Prices>
        {kept && <KeptNote alert={kept} />}
        {isOver && !canBeHad && <OverNote />}
        {restockAt !== null && <RestockNote restockAt={restockAt} now={now} />}
        <Surface>
          <KeyValueList items={facts} layout="below" />
        </Surface>
        {bag.description && (
          <S.About>
            <Heading look="h3">{t(messages.about)}</Heading>
            <LocalizedText text={bag.description} as="p" />
          </S.About>
        )}
      </S.Facts>
      <S.Actions {...presses}>
        {canBeHad ? (
          <BagActions bag={bag} isKept={kept !== null} name={name} onAdded={() => setAdded(true)} />
        ) : (
          <AlertActions bag={bag} own={own} />
        )}
      </S.Actions>
    </>
  );
}

/** Names the tab after the bag while the page is open. */
function useBagMeta(bag: Bag): void {
  const { locale } = useLanguage();
  const setMeta = useSetAtom(pageMetaAtom);
  const meta = useMemo(() => bagMeta(bag, locale), [bag, locale]);
  useEffect(() => {
    setMeta(meta);
    return () => setMeta(null);
  }, [meta, setMeta]);
}
