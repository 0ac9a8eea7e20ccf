import { canBecomePaid, DEFAULT_METHOD, formatPhone, leftToRight, orderName } from '@zawadeh/domain';
import {
  Alert,
  Button,
  closeIcon,
  Icon,
  IconButton,
  KeyValueList,
  Ltr,
  PaymentBadge,
  Phrase,
  PickupPlace,
  Price,
  Sheet,
  Text,
  When,
} from '@zawadeh/ui';
import { useIntl } from 'react-intl';
import type { AdminOrder } from '../../../backend/admin/orders.ts';
import { nowAtom } from '../../../lib/clock.ts';
import { useAtomValue } from '../../../lib/store.ts';
import { HowDelivered } from './HowDelivered.tsx';
import { MarkPaid } from './MarkPaid.tsx';
import { OrderHistory } from './OrderHistory.tsx';
import { messages } from './OrdersSection.messages.ts';
import * as S from './OrdersSection.styles.ts';

interface OrderSheetProps {
  order: AdminOrder;
  onClose: () => void;
  onDelete: () => void;
  onChanged: () => void;
}

/** One order in full, beside the list that it was opened from. */
export function OrderSheet({ order, onClose, onDelete, onChanged }: OrderSheetProps) {
  const intl = useIntl();
  const say = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values);
  const now = useAtomValue(nowAtom);
  const name = orderName(order);
  const { customerName, phone, method, area, address, lines, deliveryFee, amount, createdAt, paidAt } = order;
  return (
    <Sheet isOpen onClose={onClose} side="end" label={say(messages.details, { code: name })}>
      <S.Sheet>
        <S.SheetHead>
          <Text look="h2">
            <Ltr>{name}</Ltr>
          </Text>
          <PaymentBadge status={order.paymentStatus} />
          <IconButton label={say(messages.close)} onPress={onClose}>
            <Icon of={closeIcon} />
          </IconButton>
        </S.SheetHead>
        {canBecomePaid(order.status) && order.code !== null && (
          <MarkPaid order={{ ...order, code: order.code }} onMarked={onChanged} />
        )}
        {order.status === 'paid' && (
          <Alert kind="info">{say(messages.alreadyPaid, { code: leftToRight(name) })}</Alert>
        )}
        <KeyValueList
          items={[
            {
              id: 'customer',
              name: say(messages.customer),
              value: customerName && <bdi>{customerName}</bdi>,
            },
            {
              id: 'phone',
              name: say(messages.phone),
              value: phone && <Ltr kind="phone">{formatPhone(phone)}</Ltr>,
            },
            {
              id: 'delivery',
              name: say(messages.delivery),
              value: <HowDelivered method={method} area={area} />,
            },
            {
              id: 'address',
              name: say(messages.address),
              value: method === 'delivery' && address ? <bdi>{address}</bdi> : null,
            },
            { id: 'date', name: say(messages.date), value: createdAt !== null && <When at={createdAt} /> },
            { id: 'paid', name: say(messages.paidAt), value: paidAt === null ? null : <When at={paidAt} /> },
          ]}
        />
        <KeyValueList
          items={[
            ...lines.map((line, place) => ({
              id: `${line.bagId} ${place}`,
              name: (
                <>
                  <bdi>{line.quantity}</bdi> ×{' '}
                  {line.title ? <Phrase text={line.title} /> : <bdi>{line.bagId}</bdi>}
                  {(method ?? DEFAULT_METHOD) === 'pickup' ? (
                    <PickupPlace place={line} now={now} />
                  ) : (
                    line.store && (
                      <Text look="bodySmall" tone="muted">
                        <Phrase text={line.store} />
                      </Text>
                    )
                  )}
                </>
              ),
              value: line.unitPrice === null ? '' : <Price cents={line.unitPrice} />,
            })),
            { id: 'fee', name: say(messages.fee), value: deliveryFee ? <Price cents={deliveryFee} /> : null },
            {
              id: 'amount',
              name: <strong>{say(messages.amount)}</strong>,
              value:
                amount === null ? null : (
                  <strong>
                    <Price cents={amount} />
                  </strong>
                ),
            },
          ]}
        />
        {order.id !== null && <OrderHistory key={order.paymentStatus} orderId={order.id} />}
        <S.Buttons>
          <Button kind="danger" onPress={onDelete}>
            {say(messages.delete)}
          </Button>
        </S.Buttons>
      </S.Sheet>
    </Sheet>
  );
}
