import { formatPhone, leftToRight, refundDueDay, type Order, type TicketRefund } from '@zawadeh/domain';
import {
  DateTime,
  Heading,
  KeyValueList,
  LocalizedText,
  Price,
  Surface,
  Text,
  useBeirutTime,
} from '@zawadeh/ui';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { ProgressSteps } from './ProgressSteps/ProgressSteps.tsx';
import { walletName } from '../../lib/shop.ts';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { refundReasons } from './MoneyBack.messages.ts';
import * as S from './TicketScreen.styles.ts';

interface RefundProgressProps {
  order: Order;
  refunds: readonly TicketRefund[];
  /** Whether the reader's last press made it appear, and left the focus nowhere. */
  takesFocus: boolean;
}

/** What goes back to the buyer, and how far it is. */
export function RefundProgress({ order, refunds, takesFocus }: RefundProgressProps) {
  const t = useMessage();
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) part.current?.focus();
  }, [takesFocus]);
  return (
    <S.Part ref={part} tabIndex={-1}>
      {refunds.some(({ reason }) => reason === 'cancelled') && (
        <Text tone="muted">{t('web.ticket.cancelledText')}</Text>
      )}
      {refunds.some(({ reason, line }) => reason === 'taken_back' && line === null) && (
        <Text tone="muted">{t('web.ticket.takenBackText')}</Text>
      )}
      <Heading level={2} look="h3">
        {t('web.ticket.money')}
      </Heading>
      {refunds.map((refund) => (
        <OneRefund key={`${refund.askedAt} ${refund.line?.bagId}`} order={order} refund={refund} />
      ))}
    </S.Part>
  );
}

function OneRefund({
  order: { amount: paid, phone },
  refund: { amount, reason, askedAt, doneAt, line },
}: {
  order: Order;
  refund: TicketRefund;
}) {
  const t = useMessage();
  const intl = useIntl();
  const { date } = useBeirutTime();
  const values = { amount: <Price key="amount" cents={amount} />, wallet: walletName };
  const text = (id: string) => intl.formatMessage({ id }, values);
  // Noon, which is the same day everywhere.
  const dueAt = Date.parse(`${refundDueDay(askedAt)}T12:00:00Z`);
  const isOfOrder = reason !== 'paid_twice' && reason !== 'goodwill' && line === null;
  return (
    <>
      <Surface>
        <KeyValueList
          items={[
            {
              id: 'line',
              name: line?.title && (
                <del>
                  <bdi>{line.quantity}</bdi> × <LocalizedText text={line.title} />
                </del>
              ),
              value: line?.title && <Price cents={amount} />,
            },
            {
              id: 'paid',
              name: t('web.ticket.cancel.paid'),
              value: isOfOrder && paid !== null ? <Price cents={paid} /> : null,
            },
            {
              id: 'back',
              name: t('web.ticket.cancel.back'),
              value: (
                <S.Sum>
                  <Price cents={amount} />
                </S.Sum>
              ),
            },
          ]}
        />
      </Surface>
      <ProgressSteps
        done={doneAt === null ? 1 : 3}
        steps={[
          {
            id: 'asked',
            title: reason === null ? text('web.ticket.refund.other') : t(refundReasons[reason]),
            text: <DateTime at={askedAt} />,
          },
          doneAt === null
            ? {
                id: 'sent',
                title: text('web.ticket.refund.send'),
                text:
                  phone === null
                    ? null
                    : t('web.ticket.refund.by', { phone: leftToRight(formatPhone(phone)), day: date(dueAt) }),
              }
            : { id: 'sent', title: text('web.ticket.refund.sent'), text: <DateTime at={doneAt} /> },
          { id: 'told', title: t('web.ticket.refund.told') },
        ]}
      />
    </>
  );
}
