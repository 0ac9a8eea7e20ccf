import {
  BagPicture,
  DateTime,
  Icon,
  LinkContext,
  LocalizedText,
  Ltr,
  PaymentBadge,
  Price,
  bagIcon,
} from '@zawadeh/ui';
import { DEFAULT_METHOD, itemCount, orderLabel, storesOfLines, type Bag, type Order } from '@zawadeh/domain';
import { Fragment, use, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
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
  /** The order with its lines; a missing field has no place. */
  order: Order;
  /** The picture of its first bag; null where the bag exists no more, or is not known. */
  bag?: Pick<Bag, 'category' | 'picture' | 'imageUrl'> | null;
  /** The heading level. */
  level?: 'h2' | 'h3';
  /** The address of the order's page; the row leads to it. */
  href?: string;
  /** How far it is, such as “Ready to collect until 8:30 PM”. */
  handover?: ReactNode;
  /** A compact button at the end, such as that for ordering again. */
  again?: ReactNode;
  /** Buttons for what can still be done with the order. */
  actions?: ReactNode;
}

/**
 * One order of the order history, as a row: bags, shops, date, code, method, number of bags, payment and amount.
 *
 * A missing date has no place, a missing method is Pickup, and a missing quantity counts as 1. Bags have the
 * titles that they had when they were ordered; an order without them is titled by its code. `OrderCardSkeleton` has the
 * same shape.
 *
 * @use on the profile, newest first, in a panel with lines between the rows.
 * @avoid on the dashboard, where orders are compared in a {@link DataTable}, or for what is still in the cart
 *   (a {@link CartLine}).
 * @keyboard Tab: goes to the order, then to its button
 * @keyboard Enter: opens the order
 * @arabic The picture is where reading starts, amount and button where it ends.
 *   Plural forms: كيس واحد، كيسان، 3 أكياس، 11 كيساً.
 */
export function OrderCard({ order, bag, level = 'h3', href, handover, again, actions }: OrderCardProps) {
  const intl = useIntl();
  const Link = use(LinkContext);
  const code = <Ltr>{orderLabel(order)}</Ltr>;
  const named = order.lines.filter(({ title }) => title !== null);
  const stores = storesOfLines(order.lines);
  const name =
    named.length === 0
      ? code
      : named.map(({ bagId, title, isTakenBack }, place) => {
          const Line = isTakenBack ? 'del' : Fragment;
          return (
            <Fragment key={`${bagId} ${place}`}>
              {place > 0 && ' + '}
              <Line>{title && <LocalizedText text={title} />}</Line>
            </Fragment>
          );
        });
  return (
    <S.Root>
      <S.Row>
        <S.Picture aria-hidden="true">
          {bag ? (
            <BagPicture {...bag} availability={{ state: 'available', lowStock: null }} />
          ) : (
            <Icon of={bagIcon} />
          )}
        </S.Picture>
        <S.Name as={level}>
          {href === undefined ? (
            name
          ) : (
            <S.Open as={Link} href={href}>
              {name}
            </S.Open>
          )}
        </S.Name>
        {order.amount !== null && (
          <S.Amount>
            <Price cents={order.amount} />
          </S.Amount>
        )}
        <S.Words>
          <S.Facts>
            {stores.length > 0 && (
              <li>
                {intl.formatList(
                  stores.map((store) => <LocalizedText key={JSON.stringify(store)} text={store} />),
                )}
              </li>
            )}
            {order.createdAt !== null && (
              <li>
                <DateTime at={order.createdAt} as="date" />
              </li>
            )}
          </S.Facts>
          <S.Facts>
            {named.length > 0 && <li>{code}</li>}
            <li>
              {intl.formatMessage({ id: messages[order.isGift ? 'gift' : (order.method ?? DEFAULT_METHOD)] })}
            </li>
            <li>{intl.formatMessage({ id: messages.items }, { count: itemCount(order) })}</li>
          </S.Facts>
          {handover && <S.Handover>{handover}</S.Handover>}
        </S.Words>
        <S.End>
          <S.Payment>
            <PaymentBadge status={order.paymentStatus} />
          </S.Payment>
          {again && <S.Again>{again}</S.Again>}
        </S.End>
        {actions && <S.Actions>{actions}</S.Actions>}
      </S.Row>
    </S.Root>
  );
}
