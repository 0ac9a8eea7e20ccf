import {
  bagCount,
  codeEnd,
  deliveryBags,
  directionsHref,
  findArea,
  isLate,
  isolated,
  isOnItsWay,
  lateness,
  type DeliveryPickup,
  type Instant,
  type QueuedDelivery,
} from '@zawadeh/domain';
import { useIntl } from 'react-intl';
import {
  checkIcon,
  chevronEndIcon,
  cloudUpIcon,
  Icon,
  LocalizedText,
  Ltr,
  phoneIcon,
  routeIcon,
  useBeirutTime,
  useLanguage,
  VisuallyHidden,
} from '@zawadeh/ui';
import { CountTile } from '../../CountTile/CountTile.tsx';
import * as S from './DeliveryCard.styles.ts';

export interface DeliveryCardProps {
  /** With its shops, and what is not sent yet. */
  delivery: QueuedDelivery;
  /** The current time in milliseconds. */
  now: Instant;
  /** Whether the shops of a delivery that is to be picked up are listed. */
  isOpen?: boolean;
  /** The name of the other courier whose delivery it is. */
  courier?: string | null;
  /** The shop that comes next in the whole list has the main button. */
  nextStoreId?: string | null;
  /** Shows its shops, or where to bring it. */
  onPress: () => void;
  /** Called with the shop that has given its bags. */
  onPickUp: (pickup: DeliveryPickup) => void;
}

/**
 * One delivery of a courier: first its shops, then where it goes, then when it was delivered.
 *
 * Area and code are all that is known before the bags are picked up; the name of the customer comes once all
 * shops have given their bags.
 *
 * @use in the lists of a courier's phone.
 * @avoid at a counter, where a row is a {@link HandoverRow}.
 * @do Give the main button to one shop only: the next of the whole list.
 * @keyboard Enter, Space: open the card, or confirm a pickup
 * @arabic Time and area are at the inline start, the code at the end, left to right.
 */
export function DeliveryCard(props: DeliveryCardProps) {
  const { delivery, now, isOpen = false, courier = null, onPress } = props;
  const intl = useIntl();
  const { time } = useBeirutTime();
  const isDone = delivery.door.state === 'done';
  const isReady = isOnItsWay(delivery.pickups);
  if (isOpen && !isDone && !isReady) return <Shops {...props} />;
  return (
    <S.Button
      type="button"
      data-ready={(isReady && !isDone) || undefined}
      data-late={isLate(delivery.door, now) || undefined}
      onClick={onPress}
    >
      <Head delivery={delivery} now={now} hasCode={!isReady || isDone} />
      <S.Row>
        <S.What>{isReady ? <Customer delivery={delivery} /> : <ShopNames delivery={delivery} />}</S.What>
        <S.End>
          <State delivery={delivery} courier={courier} />
          <Icon of={chevronEndIcon} size="small" />
        </S.End>
      </S.Row>
      {delivery.triedAt !== null && !isDone && (
        <S.Muted>
          {intl.formatMessage({ id: 'web.deliveryCard.nobodyAt' }, { time: time(delivery.triedAt) })}
        </S.Muted>
      )}
    </S.Button>
  );
}

/** When and where; the time is the largest word, because the courier goes by it. */
function Head({ delivery, now, hasCode }: { delivery: QueuedDelivery; now: Instant; hasCode: boolean }) {
  const intl = useIntl();
  const { time } = useBeirutTime();
  const { locale } = useLanguage();
  const { door, area, orderCode } = delivery;
  return (
    <S.Row>
      <S.Place>
        <S.Time>{time(door.state === 'done' ? (door.doneAt ?? door.dueEnd) : door.dueEnd)}</S.Time>{' '}
        <bdi>{findArea(area)?.name[locale]}</bdi>
        {isLate(door, now) && (
          <S.Late>{intl.formatMessage({ id: 'web.deliveryCard.late' }, lateness(door.dueEnd, now))}</S.Late>
        )}
      </S.Place>
      {hasCode && (
        <S.Code>
          <Ltr>{codeEnd(orderCode)}</Ltr>
        </S.Code>
      )}
    </S.Row>
  );
}

function Customer({ delivery }: { delivery: QueuedDelivery }) {
  const intl = useIntl();
  const { customer, orderCode, door } = delivery;
  const bags = intl.formatMessage({ id: 'web.deliveryStop.each' }, { count: deliveryBags(delivery) });
  return (
    <>
      {customer?.name && (
        <>
          <bdi>{customer.name}</bdi>{' '}
        </>
      )}
      {door.state !== 'done' && (
        <>
          <S.Code>
            <Ltr>{codeEnd(orderCode)}</Ltr>
          </S.Code>{' '}
        </>
      )}
      <S.Bags>{bags}</S.Bags>
    </>
  );
}

function ShopNames({ delivery }: { delivery: QueuedDelivery }) {
  const intl = useIntl();
  return (
    <>
      {delivery.pickups.map(({ storeId, store }) => (
        <span key={storeId}>
          <ShopName store={store} />
          {' ·'}
        </span>
      ))}{' '}
      <S.Bags>
        {intl.formatMessage({ id: 'web.deliveryStop.each' }, { count: deliveryBags(delivery) })}
      </S.Bags>
    </>
  );
}

function ShopName({ store }: Pick<DeliveryPickup, 'store'>) {
  const intl = useIntl();
  return store ? <LocalizedText text={store} /> : intl.formatMessage({ id: 'web.deliveryCard.unknownShop' });
}

function State({ delivery, courier }: { delivery: QueuedDelivery; courier: string | null }) {
  const { door, pickups } = delivery;
  const intl = useIntl();
  const { time } = useBeirutTime();
  const isToSend = door.isToSend || pickups.some((pickup) => pickup.isToSend);
  return (
    <>
      {door.state === 'done' && (
        <>
          <Icon of={checkIcon} size="small" />
          <VisuallyHidden>
            {intl.formatMessage(
              { id: 'web.deliveryCard.delivered' },
              { time: time(door.doneAt ?? door.dueEnd) },
            )}
          </VisuallyHidden>
        </>
      )}
      {door.state !== 'done' &&
        isOnItsWay(pickups) &&
        (courier === null
          ? intl.formatMessage({ id: 'web.deliveryCard.onItsWay' })
          : intl.formatMessage({ id: 'web.deliveryCard.elsewhere' }, { courier: isolated(courier) }))}
      {isToSend && <ToSend />}
    </>
  );
}

function ToSend() {
  const intl = useIntl();
  return (
    <S.ToSend>
      <Icon of={cloudUpIcon} size="small" /> {intl.formatMessage({ id: 'web.deliveryCard.toSend' })}
    </S.ToSend>
  );
}

function Shops({ delivery, now, nextStoreId = null, onPickUp }: DeliveryCardProps) {
  const intl = useIntl();
  const { time } = useBeirutTime();
  const { locale } = useLanguage();
  return (
    <S.Card data-late={isLate(delivery.door, now) || undefined}>
      <S.Heading>
        <Head delivery={delivery} now={now} hasCode />
      </S.Heading>
      <S.Shops role="list">
        {delivery.pickups.map((pickup) => {
          const { storeId, store, area, state, doneAt, dueStart, closes, isToSend } = pickup;
          const isDone = state === 'done';
          const isLater = dueStart !== null && dueStart > now;
          return (
            <S.Shop key={storeId}>
              <CountTile count={bagCount(pickup)} />
              <S.ShopWords>
                <S.ShopName>
                  <ShopName store={store} />
                </S.ShopName>
                <S.Muted>
                  <bdi>{findArea(area)?.name[locale]}</bdi>
                  {isLater &&
                    ` · ${intl.formatMessage({ id: 'web.deliveryCard.from' }, { time: time(dueStart) })}`}
                  {!isDone &&
                    !isLater &&
                    closes !== null &&
                    ` · ${intl.formatMessage({ id: 'web.deliveryCard.until' }, { time: time(closes) })}`}
                </S.Muted>
                {isToSend && <ToSend />}
              </S.ShopWords>
              {isDone ? (
                <S.Done>
                  <Icon of={checkIcon} size="small" />{' '}
                  {doneAt !== null && (
                    <>
                      <VisuallyHidden>
                        {intl.formatMessage({ id: 'web.deliveryCard.pickedUpAt' }, { time: time(doneAt) })}
                      </VisuallyHidden>
                      <span aria-hidden="true">{time(doneAt)}</span>
                    </>
                  )}
                </S.Done>
              ) : (
                <S.PickUp
                  type="button"
                  data-kind={nextStoreId !== null && nextStoreId === storeId ? 'primary' : 'secondary'}
                  onClick={() => onPickUp(pickup)}
                >
                  {intl.formatMessage({ id: 'web.deliveryCard.pickedUp' })}{' '}
                  <VisuallyHidden>
                    <ShopName store={store} />
                  </VisuallyHidden>
                </S.PickUp>
              )}
              {!isDone && <Way pickup={pickup} />}
            </S.Shop>
          );
        })}
      </S.Shops>
    </S.Card>
  );
}

/** How to find the shop, before its bags are picked up. */
function Way({ pickup: { store, area, address, coordinates, phone } }: { pickup: DeliveryPickup }) {
  const intl = useIntl();
  const named = [store?.en ?? store?.ar, address?.en ?? address?.ar, findArea(area)?.name.en];
  const href = directionsHref({
    name: named[0] ?? '',
    coordinates,
    address: address && [...named, 'Tripoli, Lebanon'].filter(Boolean).join(', '),
    userAgent: navigator.userAgent,
  });
  return (
    <>
      {address && (
        <S.Address>
          <LocalizedText text={address} />
        </S.Address>
      )}
      {(href !== null || phone !== null) && (
        <S.Ways>
          {href !== null && (
            <S.WayLink as="a" href={href} data-kind="quiet">
              <Icon of={routeIcon} /> {intl.formatMessage({ id: 'web.deliveryStop.directions' })}{' '}
              <VisuallyHidden>
                <ShopName store={store} />
              </VisuallyHidden>
            </S.WayLink>
          )}
          {phone !== null && (
            <S.WayLink as="a" href={`tel:${phone}`} data-kind="quiet">
              <Icon of={phoneIcon} /> {intl.formatMessage({ id: 'web.deliveryStop.call' })}{' '}
              <VisuallyHidden>
                <ShopName store={store} />
              </VisuallyHidden>
            </S.WayLink>
          )}
        </S.Ways>
      )}
    </>
  );
}
