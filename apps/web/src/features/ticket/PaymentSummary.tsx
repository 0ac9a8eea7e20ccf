import type { Order } from '@zawadeh/domain';
import { KeyValueList, Price, Surface, DateTime } from '@zawadeh/ui';
import { useMessage } from '../../lib/messages/useMessage.ts';
import type { MessageId } from '../../lib/messages/messageId.ts';
import type { TicketState } from './ticketState.ts';

/** When the order was placed and paid, and its amount. */
export function PaymentSummary({ order, state }: { order: Order; state: TicketState }) {
  const t = useMessage();
  const { createdAt, paidAt, deliveryFee, amount } = order;
  const sums: Partial<Record<TicketState, MessageId>> = {
    paid: 'web.ticket.paidSum',
    pending: 'web.ticket.toPay',
  };
  return (
    <Surface>
      <KeyValueList
        items={[
          {
            id: 'ordered',
            name: t('web.ticket.ordered'),
            value: createdAt !== null && <DateTime at={createdAt} />,
          },
          {
            id: 'paid',
            name: t('web.ticket.paidAt'),
            value: paidAt === null ? null : <DateTime at={paidAt} />,
          },
          { id: 'fee', name: t('web.ticket.fee'), value: deliveryFee ? <Price cents={deliveryFee} /> : null },
          {
            id: 'sum',
            name: t(sums[state] ?? 'web.ticket.total'),
            value:
              amount === null ? null : (
                <strong>
                  <Price cents={amount} />
                </strong>
              ),
          },
        ]}
      />
    </Surface>
  );
}
