import {
  distinctPlaces,
  formatPhone,
  formatUsd,
  isKnownPlace,
  multiplyCents,
  pickupPlaceOf,
  type Cart,
  type CartLine,
  type Customer,
  type OrderWay,
  type PickupPlace,
} from '@zawadeh/domain';
import {
  giftIcon,
  Heading,
  Icon,
  KeyValueList,
  LocalizedText,
  Ltr,
  mopedIcon,
  PickupWindow,
  Price,
  storeIcon,
  Surface,
  Text,
  useLanguage,
  type KeyValue,
} from '@zawadeh/ui';
import { useWords } from '../../lib/messages/language.ts';
import { placeWords } from '../../lib/messages/locales/place/words.ts';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { nowAtom } from '../../lib/clock.ts';
import { useAtomValue } from '../../lib/store.ts';
import type { CartShop } from '../cart/cartShops.ts';
import { useCartShops } from '../cart/useCartShops.ts';
import { ShopPlace } from '../shop/ShopPlace.tsx';
import { messages } from './CheckoutScreen.messages.ts';
import * as S from './CheckoutScreen.styles.ts';

interface ReviewProps {
  cart: Cart;
  customer: Customer;
}

const wayOf = (choice: Customer['choice']): OrderWay =>
  choice.method === 'pickup' && choice.isGift ? 'gift' : choice.method;

/** The whole order in one box: its bags, by shop where the buyer goes there, and how they are handed over. */
export function Review({ cart, customer }: ReviewProps) {
  const t = useMessage();
  const shops = useCartShops(cart);
  const isDelivery = customer.choice.method === 'delivery';
  const keyOf = (place: PickupPlace) => JSON.stringify(pickupPlaceOf(place));
  const groups = isDelivery
    ? [{ key: '', place: null, lines: cart }]
    : distinctPlaces(cart).map((place) => ({
        key: keyOf(place),
        place: isKnownPlace(place) ? place : null,
        lines: cart.filter((line) => keyOf(line) === keyOf(place)),
      }));
  return (
    <Surface padding="none">
      {cart.length > 0 && (
        <section>
          <S.Hidden>
            <Heading level={2} look="h3">
              {t(messages.lines)}
            </Heading>
          </S.Hidden>
          {groups.map(({ key, place, lines }) => (
            <S.Group key={key}>
              {place && (
                <Place
                  place={place}
                  isGift={wayOf(customer.choice) === 'gift'}
                  shop={shops.get(lines[0]?.storeId ?? null)}
                />
              )}
              <S.Lines role="list">
                {lines.map((line) => (
                  <Line key={line.bagId} line={line} />
                ))}
              </S.Lines>
            </S.Group>
          ))}
        </section>
      )}
      <S.Group>
        <OrderFacts customer={customer} />
      </S.Group>
    </Surface>
  );
}

interface PlaceProps {
  place: PickupPlace;
  isGift: boolean;
  /** Once the server has said where it is. */
  shop: CartShop | undefined;
}

function Place({ place, isGift, shop }: PlaceProps) {
  const t = useMessage();
  const now = useAtomValue(nowAtom);
  const hasPlaceWords = useWords(placeWords);
  return (
    <S.Place>
      <Icon of={isGift ? giftIcon : storeIcon} />
      <div>
        <S.PlaceName>
          {isGift && <>{t(messages.givenAt)} </>}
          {place.store ? <LocalizedText text={place.store} /> : t(messages.unnamedStore)}
        </S.PlaceName>
        {shop && hasPlaceWords && !isGift && (
          <Text as="p" look="bodySmall" tone="muted">
            <ShopPlace shop={shop} />
          </Text>
        )}
        <Text as="p" look="bodySmall">
          <PickupWindow bag={place} now={now} isPlain />
        </Text>
      </div>
    </S.Place>
  );
}

function Line({ line: { title, quantity, salePrice } }: { line: CartLine }) {
  const t = useMessage();
  return (
    <S.Line>
      <S.LineName>{title ? <LocalizedText text={title} /> : t(messages.unnamed)}</S.LineName>
      {quantity > 1 && (
        <S.Each dir="ltr">
          {quantity} × {formatUsd(salePrice)}
        </S.Each>
      )}
      <S.Sum>
        <Price cents={multiplyCents(salePrice, quantity)} />
      </S.Sum>
    </S.Line>
  );
}

/** How the order is handed over. An empty field has no row. */
function OrderFacts({ customer: { choice, phone } }: Pick<ReviewProps, 'customer'>) {
  const t = useMessage();
  const { locale } = useLanguage();
  const way = wayOf(choice);
  const parts = ['street', 'building', 'floor', 'apartment', 'landmark'] as const;
  const items: KeyValue[] = [
    {
      id: 'option',
      name: t(messages.option),
      value: t(messages[way]),
      icon: { delivery: mopedIcon, pickup: storeIcon, gift: giftIcon }[way],
    },
    ...(choice.method === 'delivery'
      ? [
          { id: 'area', name: t(messages.area), value: choice.area.name[locale] },
          ...parts.map((part) => {
            const given = choice.address[part].trim();
            return {
              id: part,
              name: t(messages[part]),
              value: given && <bdi>{given}</bdi>,
            };
          }),
        ]
      : []),
    {
      id: 'phone',
      name: t(messages.phone),
      value: <Ltr kind="phone">{formatPhone(phone.e164)}</Ltr>,
    },
  ];
  return <KeyValueList items={items} />;
}
