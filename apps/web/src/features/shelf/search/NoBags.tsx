import { searchPlaces, type FoundArea, type FoundPlaces, type FoundShop } from '@zawadeh/domain';
import {
  Button,
  chevronEndIcon,
  EmptyState,
  Icon,
  LinkContext,
  LocalizedText,
  PickupWindow,
  pinIcon,
  RatingSummary,
  Text,
  useLanguage,
  useShopPicture,
} from '@zawadeh/ui';
import { use, useEffect, useId, useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { nowAtom } from '../../../lib/clock.ts';
import { useWords } from '../../../lib/messages/language.ts';
import { placeWords } from '../../../lib/messages/locales/place/words.ts';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { paths } from '../../../lib/paths.ts';
import { useAtomValue, useStore } from '../../../lib/store.ts';
import { bagsAtom } from '../bags.ts';
import { fetchFilters } from '../filtersPart.ts';
import { fetchKnownShops, knownShopsAtom } from './knownShops.ts';
import * as S from './NoBags.styles.ts';

interface NoBagsProps {
  search: string;
  /** The search with the chosen category, to quote. */
  wanted: string;
  /** Whether a category or a filter may hide what was meant. */
  isFiltered: boolean;
  /** Called before another area is shown. */
  onLeave: () => void;
  onShowAll: () => void;
}

/** A search that finds no bag: the shops and areas that are meant, and the nearest area with bags. */
export function NoBags({ search, wanted, isFiltered, onLeave, onShowAll }: NoBagsProps) {
  const t = useMessage();
  const found = usePlaces(search);
  const none = t('web.search.none', { typed: wanted });
  const showAll = (
    <Button onPress={onShowAll}>{t(isFiltered ? 'web.ourBags.showAll' : 'web.search.clear')}</Button>
  );
  if (found && found.shops.length + found.areas.length === 0)
    return <EmptyState picture="empty-bags" title={none} action={showAll} />;
  return (
    <S.Root>
      <S.Said>
        <Text look="h2">{none}</Text>
        {found && <Known shops={found.shops.length} areas={found.areas.length} />}
      </S.Said>
      {found && <Shops shops={found.shops} />}
      {found && <Areas {...found} onLeave={onLeave} />}
      {isFiltered && showAll}
    </S.Root>
  );
}

/** Null until the shops are there. */
function usePlaces(search: string): FoundPlaces | null {
  const store = useStore();
  const now = useAtomValue(nowAtom);
  const { bags, total } = useAtomValue(bagsAtom);
  const shops = useAtomValue(knownShopsAtom);
  useEffect(() => void fetchKnownShops(store), [store]);
  return useMemo(
    () => shops && searchPlaces(search, { shops, bags: total === null ? bags : null, now }),
    [search, shops, bags, total, now],
  );
}

function Known({ shops, areas }: { shops: number; areas: number }) {
  const t = useMessage();
  const both = shops > 0 && areas > 0 ? 'yes' : 'no';
  return <Text tone="muted">{t('web.search.known', { shops, areas, both })}</Text>;
}

function Shops({ shops }: { shops: readonly FoundShop[] }) {
  const t = useMessage();
  return (
    <Part title={t('web.search.shops')} isShown={shops.length > 0}>
      {shops.map((found) => (
        <Shop key={found.shop.id} {...found} />
      ))}
    </Part>
  );
}

function Shop({ shop, bagsNow, next }: FoundShop) {
  const { locale } = useLanguage();
  const Link = use(LinkContext);
  const hasRatingWords = useWords(placeWords);
  const { id, name, area, pictureUrl, facade, rating } = shop;
  return (
    <S.Row>
      <S.Picture {...useShopPicture(pictureUrl, facade)} width={84} height={56} />
      <S.Words>
        <S.Open as={Link} href={paths.shop(id)}>
          <LocalizedText text={name} />
        </S.Open>
        <Text as="span" look="bodySmall" tone="muted">
          {hasRatingWords && rating && (
            <>
              <RatingSummary rating={rating} /> ·{' '}
            </>
          )}
          {area?.name[locale]}
        </Text>
        <Text as="span" look="bodySmall" tone="muted">
          <WhenNext bagsNow={bagsNow} next={next} />
        </Text>
      </S.Words>
      <Icon of={chevronEndIcon} size="small" />
    </S.Row>
  );
}

function WhenNext({ bagsNow, next }: Pick<FoundShop, 'bagsNow' | 'next'>) {
  const t = useMessage();
  const intl = useIntl();
  const now = useAtomValue(nowAtom);
  if (bagsNow === null) return null;
  if (bagsNow > 0 || !next) return t('web.search.bagsNow', { count: bagsNow });
  const when = <PickupWindow key="when" bag={next} now={now} isPlain />;
  return intl.formatMessage({ id: 'web.search.next' }, { when });
}

function Areas({ areas, closeBy, onLeave }: FoundPlaces & Pick<NoBagsProps, 'onLeave'>) {
  const t = useMessage();
  return (
    <Part title={t('web.search.areas')} isShown={areas.length > 0 || closeBy !== null}>
      {areas.map((found) => (
        <Area key={found.area.id} {...found} onLeave={onLeave} />
      ))}
      {closeBy && <Area {...closeBy} isCloseBy onLeave={onLeave} />}
    </Part>
  );
}

interface AreaProps extends FoundArea, Pick<NoBagsProps, 'onLeave'> {
  isCloseBy?: boolean;
}

/** A link where there is something to see. */
function Area({ area, shops, bagsNow, isCloseBy = false, onLeave }: AreaProps) {
  const t = useMessage();
  const store = useStore();
  const { locale } = useLanguage();
  const Link = use(LinkContext);
  const name = area.name[locale];
  const isLink = bagsNow === null ? shops > 0 : bagsNow > 0;
  const leave = () => {
    onLeave();
    void fetchFilters(store);
  };
  return (
    <S.Row>
      <Icon of={pinIcon} />
      <S.Area>
        <span>
          {isLink ? (
            <S.Open as={Link} href={`${paths.ourBags}?area=${area.id}`} onClick={leave}>
              {name}
            </S.Open>
          ) : (
            name
          )}
          {isCloseBy && <small> · {t('web.search.closeBy')}</small>}
        </span>
        <Text as="span" look="bodySmall" tone="muted">
          {bagsNow
            ? t('web.search.bagsNow', { count: bagsNow })
            : !isLink && t('web.search.noBags', { shops })}
        </Text>
      </S.Area>
      {isLink && <Icon of={chevronEndIcon} size="small" />}
    </S.Row>
  );
}

function Part({ title, isShown, children }: { title: string; isShown: boolean; children: ReactNode }) {
  const id = useId();
  if (!isShown) return null;
  return (
    <S.Part aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <S.List role="list">{children}</S.List>
    </S.Part>
  );
}
