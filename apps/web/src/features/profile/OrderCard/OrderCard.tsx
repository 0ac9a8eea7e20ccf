import {
  DEFAULT_METHOD,
  itemCount,
  orderLabel,
  pickupPlacesOf,
  type Instant,
  type Order,
  type OrderWay,
} from '@zawadeh/domain';
import { use, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import {
  chevronEndIcon,
  DateTime,
  giftIcon,
  Icon,
  type IconDrawing,
  LinkContext,
  LocalizedText,
  Ltr,
  mopedIcon,
  PaymentBadge,
  PickupPlace,
  Price,
  storeIcon,
  Surface,
} from '@zawadeh/ui';
import type { MessageIds } from '../../../lib/messages/messageId.ts';
import * as S from './OrderCard.styles.ts';

const messages = {
  delivery: 'web.orderCard.delivery',
  pickup: 'web.orderCard.pickup',
  gift: 'web.orderCard.gift',
  /** count is at least 1 */
  items: 'web.orderCard.items',
} satisfies MessageIds;

export interface OrderCardProps {
  /** The order with its lines; a missing field has no line. */
  order: Order;
  /** The current time in milliseconds; pickup hours depend on it. */
  now: Instant;
  /** The heading level. */
  level?: 'h2' | 'h3';
  /** The address of the order's page; the code links to it. */
  href?: string;
  /** What became of it, such as “Collected at 6:42 PM”. */
  handover?: ReactNode;
  /** Buttons for what can still be done with the order. */
  actions?: ReactNode;
}

const ICONS: Record<OrderWay, IconDrawing> = { delivery: mopedIcon, pickup: storeIcon, gift: giftIcon };

/**
 * One order of the order history: code, payment, date, method, amount, bags and places.
 *
 * A missing date has no line, a missing method is Pickup, and a missing quantity counts as 1. Bags have the
 * titles that they had when they were ordered. `OrderCardSkeleton` has the same shape.
 *
 * @use on the profile, newest first.
 * @avoid on the dashboard, where orders are compared in a {@link DataTable}, or for what is still in the cart
 *   (a {@link CartLine}).
 * @arabic The code is at the inline start, the badge at the end. The moped is mirrored, the shop is not.
 *   Plural forms: كيس واحد، كيسان، 3 أكياس، 11 كيساً.
 */
export function OrderCard({ order, now, level = 'h3', href, handover, actions }: OrderCardProps) {
  const intl = useIntl();
  const Link = use(LinkContext);
  const name = <Ltr>{orderLabel(order)}</Ltr>;
  const way = order.isGift ? 'gift' : (order.method ?? DEFAULT_METHOD);
  const named = order.lines.filter(({ title }) => title !== null);
  const places = pickupPlacesOf(order);
  return (
    <Surface as="article">
      <S.Head>
        <S.Name as={level}>
          {href === undefined ? (
            name
          ) : (
            <S.Open as={Link} href={href}>
              {name}
              <Icon of={chevronEndIcon} size="small" />
            </S.Open>
          )}
        </S.Name>
        <PaymentBadge status={order.paymentStatus} />
      </S.Head>
      <S.Facts>
        {order.createdAt !== null && (
          <li>
            <DateTime at={order.createdAt} as="date" />
          </li>
        )}
        <S.Method>
          <Icon of={ICONS[way]} size="small" />
          {intl.formatMessage({ id: messages[way] })}
        </S.Method>
        <li>{intl.formatMessage({ id: messages.items }, { count: itemCount(order) })}</li>
      </S.Facts>
      {handover && <S.Handover>{handover}</S.Handover>}
      {named.length > 0 && (
        <S.Bags>
          {named.map(({ bagId, title, quantity, isTakenBack }, place) => {
            const Line = isTakenBack ? 'del' : 'span';
            return (
              <li key={`${bagId} ${place}`}>
                <Line>
                  {title && <LocalizedText text={title} />} × {quantity}
                </Line>
              </li>
            );
          })}
        </S.Bags>
      )}
      {places.length > 0 && (
        <S.Places>
          {places.map((place, index) => (
            <PickupPlace key={String(index)} place={place} now={now} />
          ))}
        </S.Places>
      )}
      {order.amount !== null && (
        <S.Total>
          {intl.formatMessage({ id: 'ui.orderSummary.total' })} <Price cents={order.amount} />
        </S.Total>
      )}
      {actions && <S.Actions>{actions}</S.Actions>}
    </Surface>
  );
}
