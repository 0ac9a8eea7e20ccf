import {
  DELIVERY_PROMISE_MINUTES,
  formatPhone,
  inLanguage,
  pickupCalendar,
  type Locale,
  type LocalText,
  type PickupPlace as PickupPlaceFacts,
  type SuccessData,
} from '@zawadeh/domain';
import {
  Alert,
  Button,
  DirectionsLink,
  Dock,
  Heading,
  Illustration,
  KeyValueList,
  Ltr,
  PickupPlace,
  Steps,
  Surface,
  Text,
  useLanguage,
} from '@zawadeh/ui';
import { useIntl } from 'react-intl';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { nowAtom } from '../../../lib/clock.ts';
import { chatAddress, supportAtom } from '../../../lib/support.ts';
import { useAtomValue } from '../../../lib/store.ts';
import { ShopPlace } from '../../shop/ShopPlace.tsx';
import { statusMessages } from '../paidOrder.bilingual.ts';
import { giftStatus } from '../paidGift.bilingual.ts';
import { stepMessages } from '../paidOrder.messages.ts';
import * as S from './CheckoutSuccessScreen.styles.ts';
import { download } from '../../../lib/download.ts';
import { paths } from '../../../lib/paths.ts';
import { usePaidShops } from './usePaidShops.ts';

/** The confirmation in both languages, the order code, and the next steps. */
export function Paid({ data }: { data: SuccessData }) {
  const { orderCode, deliveryMethod, places } = data;
  const way = data.isGift ? 'gift' : deliveryMethod;
  const t = useMessage();
  const { locale } = useLanguage();
  const now = useAtomValue(nowAtom);
  const shopOf = usePaidShops(orderCode);
  const other: Locale = locale === 'ar' ? 'en' : 'ar';
  const status = way === 'gift' ? giftStatus : statusMessages[way];
  return (
    <S.Root>
      <S.Field>
        <Illustration name="success" size="large" />
      </S.Field>
      <S.Band />
      <S.Content>
        <S.Headline role="status">
          <Heading level={1} align="center">
            {t('web.checkoutSuccess.paid')}
          </Heading>
          <Text align="center">{status[locale]}</Text>
          <S.Other lang={other} dir={other === 'ar' ? 'rtl' : 'ltr'}>
            {status[other]}
          </S.Other>
        </S.Headline>
        <S.Code>
          <S.CodeName>{t('web.checkoutSuccess.orderCode')}</S.CodeName>
          <S.CodeText>
            <Ltr>{orderCode}</Ltr>
          </S.CodeText>
        </S.Code>
        {deliveryMethod === 'pickup' && places.length > 0 && (
          <Surface>
            <KeyValueList
              layout="below"
              items={places.map((place, index) => {
                const shop = way === 'pickup' ? shopOf(place) : undefined;
                return {
                  id: String(index),
                  name: t(way === 'gift' ? 'web.checkout.givenAt' : 'web.checkout.collectAt'),
                  value: <PickupPlace place={place} now={now} isStrong />,
                  note: shop && <ShopPlace shop={shop} />,
                  action: shop && (
                    <DirectionsLink
                      size="compact"
                      name={shop.name ? inLanguage(shop.name, locale).text : ''}
                      coordinates={shop.coordinates}
                      address={shop.address && inLanguage(shop.address, locale).text}
                    />
                  ),
                };
              })}
            />
            {way === 'pickup' && <AddToCalendar data={data} shopOf={shopOf} />}
          </Surface>
        )}
        {way !== 'gift' && (
          <S.Part>
            <Heading level={2} look="h3">
              {t('web.checkoutSuccess.next')}
            </Heading>
            <Steps
              look="small"
              steps={stepMessages[way].map((id) => ({
                id,
                title: t(id, { minutes: DELIVERY_PROMISE_MINUTES }),
              }))}
            />
          </S.Part>
        )}
        <Help />
      </S.Content>
      <S.Next>
        <Dock>
          <Button kind="primary" isFullWidth href={paths.ticket(orderCode)}>
            {t('web.checkoutSuccess.ticket')}
          </Button>
          <Button isFullWidth href={paths.ourBags}>
            {t('web.checkoutCancel.continueShopping')}
          </Button>
        </Dock>
      </S.Next>
    </S.Root>
  );
}

interface AddToCalendarProps {
  data: SuccessData;
  shopOf: ReturnType<typeof usePaidShops>;
}

/** A file with the hours of the pickup; nothing where a shop has none. */
function AddToCalendar({ data: { orderCode, places }, shopOf }: AddToCalendarProps) {
  const t = useMessage();
  const { locale } = useLanguage();
  const now = useAtomValue(nowAtom);
  const inOwn = (text: LocalText | null | undefined) => (text ? inLanguage(text, locale).text : '');
  const eventsOf = (place: PickupPlaceFacts, index: number) => {
    const { store, pickupStart: start, pickupEnd: end } = place;
    if (store === null || start === null || end === null) return [];
    return {
      id: `${orderCode}-${index}`,
      title: t('web.checkoutSuccess.event', { shop: inOwn(store) }),
      place: inOwn(shopOf(place)?.address ?? store),
      description: new URL(paths.ticket(orderCode), location.href).href,
      start,
      end,
    };
  };
  if (places.every(({ store, pickupStart, pickupEnd }) => !store || !pickupStart || !pickupEnd)) return null;
  return (
    <S.Calendar>
      <Button
        size="compact"
        isFullWidth
        onPress={() =>
          download(`${orderCode}.ics`, pickupCalendar(places.flatMap(eventsOf), now), 'text/calendar')
        }
      >
        {t('web.checkoutSuccess.addToCalendar')}
      </Button>
    </S.Calendar>
  );
}

function Help() {
  const intl = useIntl();
  const support = useAtomValue(supportAtom);
  if (support === null) return null;
  const phone = (
    <S.Contact key="phone" href={chatAddress(support)}>
      <Ltr kind="phone">{formatPhone(support)}</Ltr>
    </S.Contact>
  );
  return <Alert kind="info">{intl.formatMessage({ id: 'web.checkoutSuccess.help' }, { phone })}</Alert>;
}
