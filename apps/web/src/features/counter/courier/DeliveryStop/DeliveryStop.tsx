import {
  bagCount,
  deliveryBags,
  directionsHref,
  findArea,
  readAddressLine,
  type Delivery,
  type DeliveryCustomer,
} from '@zawadeh/domain';
import { useIntl } from 'react-intl';
import {
  Icon,
  LocalizedText,
  phoneIcon,
  pinIcon,
  routeIcon,
  useBeirutTime,
  useLanguage,
  whatsappIcon,
} from '@zawadeh/ui';
import type { MessageIds } from '../../../../lib/messages/messageId.ts';
import { CountTile } from '../../CountTile/CountTile.tsx';
import * as S from './DeliveryStop.styles.ts';

const messages = {
  street: 'web.deliveryStop.street',
  floor: 'web.deliveryStop.floor',
  apartment: 'web.deliveryStop.apartment',
  landmark: 'web.deliveryStop.landmark',
  noStreet: 'web.deliveryStop.noStreet',
  directions: 'web.deliveryStop.directions',
  call: 'web.deliveryStop.call',
  whatsapp: 'web.deliveryStop.whatsapp',
  gone: 'web.deliveryStop.gone',
  later: 'web.deliveryStop.later',
  delivered: 'web.deliveryStop.delivered',
  nobodyAt: 'web.deliveryCard.nobodyAt',
} satisfies MessageIds;

const DETAILS = ['floor', 'apartment', 'landmark'] as const;
/** For the map, which otherwise finds streets of that name in other cities. */
const CITY = 'Tripoli, Lebanon';

export interface DeliveryStopProps {
  /** The bags of the delivery by shop, and its time. */
  delivery: Delivery;
  /** null while it is not needed, and before the server has sent it to this phone. */
  customer: DeliveryCustomer | null;
  /** The customer's WhatsApp chat; null where there is none. */
  chatHref: string | null;
}

/**
 * Where a courier brings a delivery: the address, the ways to reach the customer, and what is in it.
 *
 * @use on the page of one delivery on a courier's phone.
 * @avoid where the customer's address must not be shown: leave `customer` null, and the address is left out.
 * @keyboard Tab: goes to directions, call and chat
 * @keyboard Enter: opens it
 * @arabic The customer's own text keeps its direction; the labels are in the language of the page.
 */
export function DeliveryStop({ delivery, customer, chatHref }: DeliveryStopProps) {
  const intl = useIntl();
  const { time } = useBeirutTime();
  const { locale } = useLanguage();
  const { door, area, pickups } = delivery;
  return (
    <S.Root>
      <S.Area>
        <Icon of={pinIcon} /> <bdi>{findArea(area)?.name[locale]}</bdi>
      </S.Area>
      {door.state === 'done' && (
        <S.Street>
          {intl.formatMessage({ id: messages.delivered }, { time: time(door.doneAt ?? door.dueEnd) })}
        </S.Street>
      )}
      {customer ? (
        <Customer customer={customer} area={findArea(area)?.name.en ?? ''} chatHref={chatHref} />
      ) : (
        door.state !== 'done' && <p role="status">{intl.formatMessage({ id: messages.later })}</p>
      )}
      <S.Contents>
        <CountTile count={deliveryBags(delivery)} />
        <S.Shops role="list">
          {pickups.map((pickup) => (
            <li key={pickup.storeId}>
              <bdi>{bagCount(pickup)}</bdi> × {pickup.store && <LocalizedText text={pickup.store} />}
            </li>
          ))}
        </S.Shops>
      </S.Contents>
      {delivery.triedAt !== null && door.state !== 'done' && (
        <p>{intl.formatMessage({ id: messages.nobodyAt }, { time: time(delivery.triedAt) })}</p>
      )}
      {customer && <S.Gone>{intl.formatMessage({ id: messages.gone })}</S.Gone>}
    </S.Root>
  );
}

interface CustomerProps {
  customer: DeliveryCustomer;
  /** The English name of the shop. */
  area: string;
  chatHref: string | null;
}

function Customer({ customer: { phone, address }, area, chatHref }: CustomerProps) {
  const intl = useIntl();
  const parts = readAddressLine(address);
  const street = [parts.street, parts.building].filter(Boolean);
  const href = directionsHref({
    name: '',
    coordinates: null,
    address: [...(street.length > 0 ? street : [parts.landmark]), area, CITY].filter(Boolean).join(', '),
    userAgent: navigator.userAgent,
  });
  return (
    <>
      <S.Street as="h2">
        {parts.street && parts.building ? (
          intl.formatMessage(
            { id: messages.street },
            {
              street: <bdi key="street">{parts.street}</bdi>,
              building: <bdi key="building">{parts.building}</bdi>,
            },
          )
        ) : (
          <bdi>{street[0] ?? intl.formatMessage({ id: messages.noStreet })}</bdi>
        )}
      </S.Street>
      <S.Details>
        {DETAILS.filter((part) => parts[part] !== '').map((part) => (
          <div key={part}>
            <dt>{intl.formatMessage({ id: messages[part] })}</dt>
            <dd>
              <bdi>{parts[part]}</bdi>
            </dd>
          </div>
        ))}
      </S.Details>
      <S.Links>
        {href !== null && (
          <S.Link as="a" href={href} data-kind="secondary">
            <Icon of={routeIcon} /> {intl.formatMessage({ id: messages.directions })}
          </S.Link>
        )}
        {phone !== null && (
          <S.Link as="a" href={`tel:${phone}`} data-kind="secondary">
            <Icon of={phoneIcon} /> {intl.formatMessage({ id: messages.call })}
          </S.Link>
        )}
        {chatHref !== null && (
          <S.Link as="a" href={chatHref} data-kind="secondary">
            <Icon of={whatsappIcon} /> {intl.formatMessage({ id: messages.whatsapp })}
          </S.Link>
        )}
      </S.Links>
    </>
  );
}
