import { canBecomePaid, formatPhone, isLate, orderLabel, storesOfLines, type Instant } from '@zawadeh/domain';
import {
  Button,
  Icon,
  IconButton,
  Ltr,
  PaymentBadge,
  LocalizedText,
  Price,
  trashIcon,
  VisuallyHidden,
  DateTime,
  type TableColumn,
} from '@zawadeh/ui';
import { useMemo } from 'react';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import type { AdminOrder } from './orderCalls.ts';
import * as S from '../AdminScreen.styles.ts';
import { Late } from '../Late.tsx';
import { DeliveryText } from './DeliveryText.tsx';
import { handoverStates, messages } from './OrdersSection.messages.ts';

type Act = (order: AdminOrder) => void;

/** `onMark` opens the sheet where an order is marked as paid. */
export function useOrderColumns(
  onRemove: Act,
  onMark: Act,
  now: Instant,
): readonly TableColumn<AdminOrder>[] {
  const t = useMessage();
  return useMemo((): readonly TableColumn<AdminOrder>[] => {
    return [
      {
        id: 'code',
        header: t(messages.code),
        cardRole: 'title',
        width: '9rem',
        sortValue: orderLabel,
        cell: (order) => <Ltr>{orderLabel(order)}</Ltr>,
      },
      {
        id: 'customer',
        header: t(messages.customer),
        cardRole: 'start',
        width: '10rem',
        sortValue: ({ customerName }) => customerName,
        cell: ({ customerName, phone }) => (
          <>
            <div>
              <bdi>{customerName}</bdi>
            </div>
            {phone && (
              <S.Quiet>
                <Ltr kind="phone">{formatPhone(phone)}</Ltr>
              </S.Quiet>
            )}
          </>
        ),
      },
      {
        id: 'items',
        header: t(messages.items),
        isHideable: true,
        cell: ({ lines }) =>
          lines.length > 0 && (
            <>
              <S.Clipped>
                {lines.map(({ title, bagId }, place) => (
                  <span key={place}>
                    {place > 0 && t('web.admin.comma')}
                    {title ? <LocalizedText text={title} /> : <bdi>{bagId}</bdi>}
                  </span>
                ))}
              </S.Clipped>
              <S.Clipped>
                <S.Quiet as="span">
                  {lines.map(({ quantity, unitPrice }, place) => (
                    <span key={place}>
                      {place > 0 && t('web.admin.comma')}
                      <S.OneLine dir="ltr">
                        {quantity} × {unitPrice === null ? '?' : <Price cents={unitPrice} />}
                      </S.OneLine>
                    </span>
                  ))}
                  {storesOfLines(lines).map((store, place) => (
                    <span key={place}>
                      {place === 0 ? ' · ' : t('web.admin.comma')}
                      <LocalizedText text={store} />
                    </span>
                  ))}
                </S.Quiet>
              </S.Clipped>
            </>
          ),
      },
      {
        id: 'delivery',
        header: t(messages.delivery),
        cardRole: 'start',
        isHideable: true,
        width: '9.5rem',
        cell: ({ method, isGift, area, handover, door }) => (
          <>
            <DeliveryText {...{ method, isGift, area }} />
            {door && isLate(door, now) ? (
              <div>
                <Late dueEnd={door.dueEnd} now={now} />
              </div>
            ) : (
              handover && <S.Quiet>{t(handoverStates[handover])}</S.Quiet>
            )}
          </>
        ),
      },
      {
        id: 'payment',
        header: t(messages.payment),
        cardRole: 'end',
        width: '9rem',
        cell: ({ paymentStatus }) => <PaymentBadge status={paymentStatus} />,
      },
      {
        id: 'amount',
        header: t(messages.amount),
        cardRole: 'end',
        align: 'end',
        width: '6rem',
        sortValue: ({ amount }) => amount,
        cell: ({ amount }) =>
          amount !== null && (
            <strong>
              <Price cents={amount} />
            </strong>
          ),
      },
      {
        id: 'date',
        header: t(messages.date),
        isHideable: true,
        width: '9rem',
        sortValue: ({ createdAt }) => createdAt,
        cell: ({ createdAt }) =>
          createdAt !== null && (
            <>
              <S.OneLine>
                <DateTime at={createdAt} as="date" />
              </S.OneLine>
              <S.Quiet>
                <DateTime at={createdAt} as="time" />
              </S.Quiet>
            </>
          ),
      },
      {
        id: 'delete',
        header: t(messages.delete),
        isHeaderHidden: true,
        cardRole: 'end',
        width: '4rem',
        cell: (order) =>
          !order.isDeleted && (
            <IconButton
              tone="danger"
              label={t(messages.deleteOne, { code: orderLabel(order) })}
              onPress={() => onRemove(order)}
            >
              <Icon of={trashIcon} size="small" />
            </IconButton>
          ),
      },
      {
        id: 'markPaid',
        header: t(messages.payment),
        cardRole: 'wide',
        isForCards: true,
        cell: (order) =>
          canBecomePaid(order.status) &&
          order.code !== null && (
            <Button isFullWidth onPress={() => onMark(order)}>
              {t(messages.markPaid)}
              <VisuallyHidden>
                {' '}
                <Ltr>{orderLabel(order)}</Ltr>
              </VisuallyHidden>
            </Button>
          ),
      },
    ];
  }, [t, onRemove, onMark, now]);
}
