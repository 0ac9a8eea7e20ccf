import {
  distinctPlaces,
  formatPhone,
  formatUsd,
  isKnownPlace,
  multiplyCents,
  type Cart,
  type Customer,
  type OrderWay,
  type PickupPlace as Place,
} from '@zawadeh/domain';
import {
  giftIcon,
  Heading,
  KeyValueList,
  Ltr,
  mopedIcon,
  LocalizedText,
  PickupPlace,
  Price,
  storeIcon,
  Surface,
  useLanguage,
  type KeyValue,
} from '@zawadeh/ui';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { nowAtom } from '../../lib/clock.ts';
import { useAtomValue } from '../../lib/store.ts';
import { messages } from './CheckoutScreen.messages.ts';
import * as S from './CheckoutScreen.styles.ts';

interface ReviewProps {
  cart: Cart;
  customer: Customer;
}

/** The place where the whole order is collected; null if the bags have several, which their lines then show. */
const onePlaceOf = ({ cart, customer: { choice } }: ReviewProps): Place | null => {
  const [place, ...others] = distinctPlaces(cart);
  return choice.method === 'pickup' && place && others.length === 0 && isKnownPlace(place) ? place : null;
};

const wayOf = (choice: Customer['choice']): OrderWay =>
  choice.method === 'pickup' && choice.isGift ? 'gift' : choice.method;

/** How the order is handed over. An empty field has no row. */
export function OrderFacts({ cart, customer }: ReviewProps) {
  const t = useMessage();
  const { locale } = useLanguage();
  const now = useAtomValue(nowAtom);
  const { choice, phone } = customer;
  const place = onePlaceOf({ cart, customer });
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
      id: 'place',
      name: t(way === 'gift' ? messages.givenAt : messages.collectAt),
      value: place && <PickupPlace place={place} now={now} isStrong />,
    },
    {
      id: 'phone',
      name: t(messages.phone),
      value: <Ltr kind="phone">{formatPhone(phone.e164)}</Ltr>,
    },
  ];
  return (
    <Surface>
      <KeyValueList items={items} />
    </Surface>
  );
}

export function OrderLines({ cart, customer }: ReviewProps) {
  const t = useMessage();
  const now = useAtomValue(nowAtom);
  const hasOwnPlaces = customer.choice.method === 'pickup' && onePlaceOf({ cart, customer }) === null;
  return (
    <S.Part>
      <Heading level={2} look="h3">
        {t(messages.lines)}
      </Heading>
      <S.LineList role="list">
        {cart.map((line) => (
          <S.Line key={line.bagId}>
            <S.LineHead>
              <S.LineName>
                {line.title ? <LocalizedText text={line.title} /> : t(messages.unnamed)}
              </S.LineName>
              {line.quantity > 1 && (
                <S.Each dir="ltr">
                  {line.quantity} × {formatUsd(line.salePrice)}
                </S.Each>
              )}
              <S.Sum>
                <Price cents={multiplyCents(line.salePrice, line.quantity)} />
              </S.Sum>
            </S.LineHead>
            {hasOwnPlaces && isKnownPlace(line) && (
              <S.Collect>
                {t(wayOf(customer.choice) === 'gift' ? messages.givenAt : messages.collectAt)}
                <PickupPlace place={line} now={now} />
              </S.Collect>
            )}
          </S.Line>
        ))}
      </S.LineList>
    </S.Part>
  );
}
