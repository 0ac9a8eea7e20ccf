import { DEFAULT_METHOD, itemCount, orderName, type DeliveryMethod, type Order } from '@zawadeh/domain';
import { useIntl } from 'react-intl';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { type IconDrawing } from '../../foundations/Icon/icons.ts';
import { mopedIcon } from '../../foundations/Icon/orderIcons.ts';
import { storeIcon } from '../../foundations/Icon/shelfIcons.ts';
import { Ltr } from '../../foundations/Ltr/Ltr.tsx';
import { Surface } from '../../foundations/Surface/Surface.tsx';
import { When } from '../../foundations/When/When.tsx';
import { PaymentBadge } from '../PaymentBadge/PaymentBadge.tsx';
import { messages } from './OrderCard.messages.ts';
import * as S from './OrderCard.styles.ts';

export interface OrderCardProps {
  order: Order;
  /** The heading's place in the page's outline. */
  level?: 'h2' | 'h3';
}

const ICONS: Record<DeliveryMethod, IconDrawing> = { delivery: mopedIcon, pickup: storeIcon };

/** One order of a person's history: its code, whether it is paid, when, how and how much. */
export function OrderCard({ order, level = 'h3' }: OrderCardProps) {
  const intl = useIntl();
  const method = order.method ?? DEFAULT_METHOD;
  return (
    <Surface as="article">
      <S.Head>
        <S.Name as={level}>
          <Ltr>{orderName(order)}</Ltr>
        </S.Name>
        <PaymentBadge status={order.paymentStatus} />
      </S.Head>
      <S.Facts>
        {order.createdAt !== null && (
          <li>
            <When at={order.createdAt} as="date" />
          </li>
        )}
        <S.Method>
          <Icon of={ICONS[method]} size="small" />
          {intl.formatMessage({ id: messages[method] })}
        </S.Method>
        <li>{intl.formatMessage({ id: messages.items }, { count: itemCount(order) })}</li>
      </S.Facts>
    </Surface>
  );
}
