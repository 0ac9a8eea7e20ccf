import {
  dayOf,
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
  calendarPlusIcon,
  clockIcon,
  DirectionsLink,
  Dock,
  Heading,
  Icon,
  LocalizedText,
  Ltr,
  OrderCode,
  PickupWindow,
  Steps,
  storeIcon,
  Surface,
  Text,
  ticketIcon,
  useBeirutTime,
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
import { SuccessBag } from './SuccessBag.tsx';
import { usePaidOrder } from './usePaidOrder.ts';

interface PaidProps {
  data: SuccessData;
  /** At the first sight of the order, not after a reload. */
  isFirst: boolean;
}

/** The confirmation in both languages, the order code, and the next steps. */
export function Paid({ data, isFirst }: PaidProps) {
  const { orderCode, deliveryMethod, places } = data;
  const way = data.isGift ? 'gift' : deliveryMethod;
  const t = useMessage();
  const { locale } = useLanguage();
  const { shopOf, cancelUntil, isFree } = usePaidOrder(orderCode);
  const { timeOnDay } = useBeirutTime();
  const now = useAtomValue(nowAtom);
  const other: Locale = locale === 'ar' ? 'en' : 'ar';
  const cancelNote =
    cancelUntil === null
      ? null
      : t(isFree ? 'web.profile.cancelUntil' : 'web.checkoutSuccess.cancelUntil', {
          time: timeOnDay(cancelUntil, dayOf(cancelUntil, now)),
        });
  const isCollected = deliveryMethod === 'pickup' && places.length > 0;
  const status = way === 'gift' ? giftStatus : statusMessages[way];
  return (
    <S.Root>
      <S.Field>
        <SuccessBag isOpening={isFirst} />
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
          <OrderCode code={orderCode} />
        </S.Code>
        {isCollected ? (
          places.map((place, index) => (
            <PlaceCard
              key={JSON.stringify(place)}
              place={place}
              shop={way === 'pickup' ? shopOf(place) : undefined}
              calendarId={way === 'pickup' ? `${orderCode}-${index}` : null}
              orderCode={orderCode}
              cancelNote={cancelNote}
            />
          ))
        ) : (
          <CancelNote text={cancelNote} align="center" />
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
          <Button kind="primary" isFullWidth icon={ticketIcon} href={paths.ticket(orderCode)}>
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

interface PlaceCardProps {
  place: PickupPlaceFacts;
  /** Once the server has said where it is. */
  shop: ReturnType<ReturnType<typeof usePaidOrder>['shopOf']>;
  /** Null for a gift: the buyer does not collect it. */
  calendarId: string | null;
  orderCode: string;
  /** Null where it cannot be cancelled. */
  cancelNote: string | null;
}

/** Where and when bags are collected, the way there, and a file for the calendar where there are hours. */
function PlaceCard({ place, shop, calendarId, orderCode, cancelNote }: PlaceCardProps) {
  const t = useMessage();
  const { locale } = useLanguage();
  const now = useAtomValue(nowAtom);
  const inOwn = (text: LocalText | null | undefined) => (text ? inLanguage(text, locale).text : '');
  const { store, pickupStart: start, pickupEnd: end } = place;
  const hasCalendar = calendarId !== null && store !== null && start !== null && end !== null;
  const addToCalendar = () => {
    if (!hasCalendar) return;
    const event = {
      id: calendarId,
      title: t('web.checkoutSuccess.event', { shop: inOwn(store) }),
      place: inOwn(shop?.address ?? store),
      description: new URL(paths.ticket(orderCode), location.href).href,
      start,
      end,
    };
    download(`${orderCode}.ics`, pickupCalendar([event], now), 'text/calendar');
  };
  return (
    <Surface padding="none" as="section">
      <S.PlaceRow>
        <Icon of={storeIcon} />
        <div>
          <S.PlaceName>
            {calendarId === null && <>{t('web.checkout.givenAt')} </>}
            {store ? <LocalizedText text={store} /> : t('web.bag.unnamedStore')}
          </S.PlaceName>
          {shop && (
            <Text as="p" look="bodySmall" tone="muted">
              <ShopPlace shop={shop} />
            </Text>
          )}
        </div>
      </S.PlaceRow>
      <S.PlaceRow data-hours>
        <Icon of={clockIcon} />
        <div>
          <strong>
            <PickupWindow bag={place} now={now} isPlain />
          </strong>
          <CancelNote text={cancelNote} />
        </div>
      </S.PlaceRow>
      {(shop || hasCalendar) && (
        <S.PlaceActions>
          {shop && (
            <DirectionsLink
              size="compact"
              look="quiet"
              name={inOwn(shop.name)}
              coordinates={shop.coordinates}
              address={shop.address && inOwn(shop.address)}
            />
          )}
          {hasCalendar && (
            <Button kind="quiet" size="compact" icon={calendarPlusIcon} onPress={addToCalendar}>
              {t('web.checkoutSuccess.addToCalendar')}
            </Button>
          )}
        </S.PlaceActions>
      )}
    </Surface>
  );
}

function CancelNote({ text, align }: { text: string | null; align?: 'center' }) {
  return (
    text !== null && (
      <Text as="p" look="bodySmall" tone="muted" align={align}>
        {text}
      </Text>
    )
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
