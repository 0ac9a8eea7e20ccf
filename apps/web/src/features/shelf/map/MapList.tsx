import {
  distanceMetres,
  inLanguage,
  type AreaOnMap,
  type DeliveryArea,
  type Instant,
  type MapTime,
  type Shop,
  type ShopOnMap,
  type ShopRating,
  kilometres,
} from '@zawadeh/domain';
import {
  BagCard,
  Button,
  chevronEndIcon,
  DirectionsLink,
  Icon,
  LocalizedText,
  routeIcon,
  starIcon,
  Text,
  useLanguage,
  VisuallyHidden,
} from '@zawadeh/ui';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { paths } from '../../../lib/paths.ts';
import { useAtomValue } from '../../../lib/store.ts';
import { positionAtom } from '../filters/position.ts';
import * as S from './MapView.styles.ts';

/** Null lists the areas. */
export type Chosen = {
  area: AreaOnMap;
  shop: ShopOnMap;
  /** The shop's own pin was pressed: the others of its area are folded away. */
  isAlone: boolean;
} | null;

interface MapListProps {
  areas: readonly AreaOnMap[];
  /** Areas without bags. */
  empty: readonly DeliveryArea[];
  when: MapTime;
  now: Instant;
  shops: ReadonlyMap<string, Shop & { rating: ShopRating | null }>;
  isOffline: boolean;
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
}

/** Shops of an area that are listed before the others are asked for. */
const FEWEST_SHOPS = 3;

/** The areas, their shops and the bags of one: all that the map shows, for the keyboard and for readers. */
export function MapList({ areas, empty, chosen, onChoose, when, shops, now, isOffline }: MapListProps) {
  const t = useMessage();
  const intl = useIntl();
  const { locale } = useLanguage();
  const { root, choose } = useFocusAfter(onChoose);
  if (!chosen)
    return (
      <S.List ref={root}>
        <S.Box>
          <ul>
            {areas.map((each) => (
              <li key={each.area.id}>
                <S.Row type="button" onClick={() => choose(firstIn(each))}>
                  <b>{each.area.name[locale]}</b>
                  {t('web.map.inArea', { bags: each.count, shops: each.shops.length })}
                  <Icon of={chevronEndIcon} size="small" />
                </S.Row>
              </li>
            ))}
          </ul>
        </S.Box>
        {empty.length > 0 && (
          <Text look="bodySmall" tone="muted">
            {t('web.map.noneIn', { when, areas: intl.formatList(empty.map(({ name }) => name[locale])) })}
          </Text>
        )}
      </S.List>
    );

  const { area, shop, isAlone } = chosen;
  const others = area.shops.length - 1;
  return (
    <S.List ref={root}>
      {!isAlone && others > 0 && (
        <ShopsOfArea key={area.area.id} area={area} shown={shop} shops={shops} onChoose={choose} />
      )}
      <ShopBags
        key={shop.id}
        area={area}
        shop={shop}
        known={shops.get(shop.id)}
        now={now}
        isOffline={isOffline}
      />
      <S.Box>
        {isAlone && others > 0 && (
          <S.MoreRow type="button" onClick={() => choose(firstIn(area))}>
            {t('web.map.moreShops', { count: others, area: area.area.name[locale] })}
          </S.MoreRow>
        )}
        <S.MoreRow type="button" onClick={() => choose(null)}>
          {t('web.map.allAreas')}
        </S.MoreRow>
      </S.Box>
    </S.List>
  );
}

export const firstIn = (area: AreaOnMap): Chosen => {
  const [shop] = area.shops;
  return shop ? { area, shop, isAlone: false } : null;
};

/** Where the pressed row is gone, the focus goes to what took its place. */
function useFocusAfter(onChoose: MapListProps['onChoose']) {
  const root = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    if (wasPressed.current && document.activeElement === document.body)
      root.current?.querySelector<HTMLElement>('h2, button')?.focus();
    wasPressed.current = false;
  });
  const choose = (chosen: Chosen) => {
    wasPressed.current = true;
    onChoose(chosen);
  };
  return { root, choose };
}

interface ShopsOfAreaProps extends Pick<MapListProps, 'shops' | 'onChoose'> {
  area: AreaOnMap;
  shown: ShopOnMap;
}

function ShopsOfArea({ area, shown, shops, onChoose }: ShopsOfAreaProps) {
  const t = useMessage();
  const { locale } = useLanguage();
  const [isWhole, setIsWhole] = useState(area.shops.length <= FEWEST_SHOPS + 1);
  const listed = isWhole ? area.shops : area.shops.slice(0, FEWEST_SHOPS);
  const list = listed.includes(shown) ? listed : [...listed, shown];
  const more = area.shops.length - list.length;
  return (
    <S.Box>
      <S.BoxHead>
        <S.Name tabIndex={-1}>{area.area.name[locale]}</S.Name>
        {t('web.map.inArea', { bags: area.count, shops: area.shops.length })}
      </S.BoxHead>
      <ul>
        {list.map((shop) => (
          <li key={shop.id}>
            <S.Row
              type="button"
              aria-pressed={shop === shown}
              onClick={() => onChoose({ area, shop, isAlone: false })}
            >
              <b>{shop.name ? <LocalizedText text={shop.name} /> : t('web.map.shop')}</b>
              <Rating rating={shops.get(shop.id)?.rating} />
              {t('web.map.bags', { count: shop.count })}
              <Icon of={chevronEndIcon} size="small" />
            </S.Row>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <S.MoreRow type="button" onClick={() => setIsWhole(true)}>
          {t('web.map.moreShops', { count: more, area: area.area.name[locale] })}
        </S.MoreRow>
      )}
    </S.Box>
  );
}

interface ShopBagsProps extends Pick<MapListProps, 'now' | 'isOffline'> {
  area: AreaOnMap;
  shop: ShopOnMap;
  /** Undefined until it is known. */
  known: (Shop & { rating: ShopRating | null }) | undefined;
}

function ShopBags({ area, shop, known, now, isOffline }: ShopBagsProps) {
  const t = useMessage();
  const { locale } = useLanguage();
  const { position } = useAtomValue(positionAtom);
  const areaName = area.area.name[locale];
  const name = shop.name ? inLanguage(shop.name, locale).text : t('web.map.shop');
  const address = known?.address ? inLanguage(known.address, locale).text : null;
  const metres = position && shop.isPlaceKnown ? distanceMetres(position, shop.position) : null;
  return (
    <S.Shop aria-label={name}>
      <S.ShopHead>
        <div>
          <S.ShopName tabIndex={-1}>{shop.name ? <LocalizedText text={shop.name} /> : name}</S.ShopName>
          <S.Facts>
            <Rating rating={known?.rating} />
            <span>{areaName}</span>
            {metres !== null && <span>{t('web.map.km', { km: kilometres(metres) })}</span>}
            <span>{t('web.map.bags', { count: shop.count })}</span>
          </S.Facts>
          {address && (
            <Text look="bodySmall" tone="muted">
              {address}
            </Text>
          )}
        </div>
        {isOffline ? (
          <Button size="compact" icon={routeIcon} disabled>
            {t('web.map.noDirections')}
          </Button>
        ) : (
          <DirectionsLink
            size="compact"
            name={name}
            coordinates={shop.isPlaceKnown ? shop.position : null}
            address={address}
          />
        )}
      </S.ShopHead>
      {known && !shop.isPlaceKnown && (
        <Text look="bodySmall" tone="muted">
          {t('web.map.atMiddle', { area: areaName })}
        </Text>
      )}
      <S.Cards>
        {shop.bags.map((bag) => (
          <li key={bag.id}>
            <BagCard bag={bag} now={now} href={paths.bag(bag.id)} />
          </li>
        ))}
      </S.Cards>
    </S.Shop>
  );
}

function Rating({ rating }: { rating: ShopRating | null | undefined }) {
  const t = useMessage();
  if (!rating) return null;
  const mean = rating.mean.toFixed(1);
  return (
    <S.Rating>
      <Icon of={starIcon} size="small" />
      <b aria-hidden="true">{mean}</b>
      <VisuallyHidden>{t('web.map.rated', { mean })}</VisuallyHidden>
    </S.Rating>
  );
}
