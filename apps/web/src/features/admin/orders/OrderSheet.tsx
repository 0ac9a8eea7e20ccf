import {
  canBecomePaid,
  DEFAULT_METHOD,
  formatPhone,
  isLate,
  leftToRight,
  orderLabel,
  type OrderLine,
} from '@zawadeh/domain';
import {
  Alert,
  Button,
  closeIcon,
  CopyButton,
  Icon,
  IconButton,
  KeyValueList,
  Ltr,
  PaymentBadge,
  phoneIcon,
  LocalizedText,
  PickupPlace,
  Price,
  Sheet,
  Text,
  DateTime,
  whatsappIcon,
} from '@zawadeh/ui';
import { useEffect, useRef, useState } from 'react';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import type { AdminOrder } from './orderCalls.ts';
import { chatAddress } from '../../../lib/support.ts';
import { nowAtom } from '../../../lib/clock.ts';
import { useAtomValue } from '../../../lib/store.ts';
import { Late } from '../Late.tsx';
import { useRefreshCounts } from '../navigationCounts.ts';
import { DeliveryText } from './DeliveryText.tsx';
import { MarkPaid } from './MarkPaid.tsx';
import { AuditLog } from './AuditLog.tsx';
import { deferredPart } from '../../../lib/deferred/deferredPart.ts';
import { AddressLines } from '../../orders/AddressLines.tsx';
import { addressMessages, handoverStates, messages } from './OrdersSection.messages.ts';
import * as S from './OrdersSection.styles.ts';

const useRefundOrder = deferredPart(() => import('./RefundOrder.tsx'));
const useAssignCourier = deferredPart(() => import('../phones/AssignCourier.tsx'));

interface OrderSheetProps {
  order: AdminOrder;
  onClose: () => void;
  onDelete: () => void;
  onRestore: () => void;
  onChanged: () => void;
}

/** What was taken back stays on the list, struck. */
function LineName({ line: { quantity, title, bagId, isTakenBack } }: { line: OrderLine }) {
  const Name = isTakenBack ? 'del' : 'span';
  return (
    <Name>
      <bdi>{quantity}</bdi> × {title ? <LocalizedText text={title} /> : <bdi>{bagId}</bdi>}
    </Name>
  );
}

/** One order in full, beside the list that it was opened from. */
export function OrderSheet({ order, onClose, onDelete, onRestore, onChanged }: OrderSheetProps) {
  const t = useMessage();
  const now = useAtomValue(nowAtom);
  const [isGivingBack, setGivingBack] = useState(false);
  // With the panel: pressed without a connection, its button would do nothing.
  const dialog = useRefundOrder(order.status === 'paid');
  const isToDeliver =
    order.status === 'paid' && (order.door?.state === 'waiting' || order.door?.state === 'missed');
  const assigning = useAssignCourier(isToDeliver);
  const [given, setGiven] = useState<readonly string[]>([]);
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (given.length > 0) said.current?.focus();
  }, [given]);
  const refreshCounts = useRefreshCounts();
  const name = orderLabel(order);
  const {
    customerName,
    phone,
    method,
    isGift,
    area,
    handover,
    door,
    address,
    lines,
    deliveryFee,
    amount,
    createdAt,
    paidAt,
  } = order;
  return (
    <Sheet isOpen onClose={onClose} side="end" label={t(messages.details, { code: name })}>
      <S.Sheet>
        <S.SheetHead>
          <Text look="h2">
            <Ltr>{name}</Ltr>
          </Text>
          <PaymentBadge status={order.paymentStatus} />
          <IconButton label={t(messages.close)} onPress={onClose}>
            <Icon of={closeIcon} />
          </IconButton>
        </S.SheetHead>
        {/* The button that opened the dialog is far below it, and may be gone. */}
        {given.length > 0 && (
          <div ref={said} tabIndex={-1}>
            <Alert kind="success">{given.at(-1)}</Alert>
          </div>
        )}
        {canBecomePaid(order.status) && order.code !== null && (
          <MarkPaid order={{ ...order, code: order.code }} onMarked={onChanged} />
        )}
        {order.isDeleted && <Alert kind="info">{t(messages.isDeleted)}</Alert>}
        {order.status === 'paid' && (
          <Alert kind="info">{t(messages.alreadyPaid, { code: leftToRight(name) })}</Alert>
        )}
        <KeyValueList
          items={[
            {
              id: 'customer',
              name: t(messages.customer),
              value: customerName && <bdi>{customerName}</bdi>,
            },
            {
              id: 'phone',
              name: t(messages.phone),
              value: phone && (
                <S.Contact>
                  <Ltr kind="phone">{formatPhone(phone)}</Ltr>
                  <CopyButton text={phone} label={t(messages.copyPhone)} />
                  <Button size="compact" icon={phoneIcon} href={`tel:${phone}`}>
                    {t(messages.call)}
                  </Button>
                  <Button size="compact" icon={whatsappIcon} href={chatAddress(phone)}>
                    {t(messages.whatsapp)}
                  </Button>
                </S.Contact>
              ),
            },
            {
              id: 'delivery',
              name: t(messages.delivery),
              value: <DeliveryText {...{ method, isGift, area }} />,
            },
            {
              id: 'handover',
              name: t(messages.handover),
              value: handover && (
                <>
                  {t(handoverStates[handover])}{' '}
                  {door && isLate(door, now) && <Late dueEnd={door.dueEnd} now={now} />}
                </>
              ),
            },
            {
              id: 'address',
              name: t(messages.address),
              value:
                method === 'delivery' && address ? (
                  <AddressLines address={address} labels={addressMessages} />
                ) : null,
            },
            { id: 'date', name: t(messages.date), value: createdAt !== null && <DateTime at={createdAt} /> },
            {
              id: 'paid',
              name: t(messages.paidAt),
              value: paidAt === null ? null : <DateTime at={paidAt} />,
            },
          ]}
        />
        {isToDeliver && assigning && order.id !== null && order.code !== null && (
          <assigning.AssignOrder
            orderId={order.id}
            orderCode={order.code}
            courierId={order.courierId}
            onChanged={onChanged}
          />
        )}
        <KeyValueList
          items={[
            ...lines.map((line, place) => ({
              id: `${line.bagId} ${place}`,
              name: (
                <>
                  <LineName line={line} />
                  {line.isTakenBack && (
                    <Text look="bodySmall" tone="muted">
                      {t(messages.takenBack)}
                    </Text>
                  )}
                  {(method ?? DEFAULT_METHOD) === 'pickup' ? (
                    <PickupPlace place={line} now={now} />
                  ) : (
                    line.store && (
                      <Text look="bodySmall" tone="muted">
                        <LocalizedText text={line.store} />
                      </Text>
                    )
                  )}
                </>
              ),
              value: line.unitPrice === null ? '' : <Price cents={line.unitPrice} />,
            })),
            { id: 'fee', name: t(messages.fee), value: deliveryFee ? <Price cents={deliveryFee} /> : null },
            {
              id: 'amount',
              name: <strong>{t(messages.amount)}</strong>,
              value:
                amount === null ? null : (
                  <strong>
                    <Price cents={amount} />
                  </strong>
                ),
            },
          ]}
        />
        {order.id !== null && (
          <AuditLog key={`${order.paymentStatus} ${given.length} ${order.courierId}`} orderId={order.id} />
        )}
        <S.Buttons>
          {order.status === 'paid' && !order.isDeleted && order.code !== null && (
            <Button onPress={() => setGivingBack(true)}>{t(messages.giveBack)}</Button>
          )}
          {order.isDeleted ? (
            <Button onPress={onRestore}>{t(messages.restore)}</Button>
          ) : (
            <Button kind="danger" onPress={onDelete}>
              {t(messages.delete)}
            </Button>
          )}
        </S.Buttons>
        {isGivingBack && dialog && order.code !== null && (
          <dialog.RefundOrder
            code={order.code}
            onClose={() => setGivingBack(false)}
            onDone={(text) => {
              setGivingBack(false);
              setGiven([...given, text]);
              refreshCounts();
              onChanged();
            }}
          />
        )}
      </S.Sheet>
    </Sheet>
  );
}
