import type { Order } from '@zawadeh/domain';
import { KeyValueList, Price, Surface, DateTime } from '@zawadeh/ui';
import { useMessage } from '../../lib/messages/useMessage.ts';
import type { MessageId } from '../../lib/messages/messageId.ts';
import { messages } from './Ticket.messages.ts';
import type { TicketState } from './ticketState.ts';

/** When the order was placed and paid, and its amount. */
export function PaymentSummary({ order, state }: { order: Order; state: TicketState }) {
  const t = useMessage();
  const { createdAt, paidAt, deliveryFee, amount } = order;
  const sums: Partial<Record<TicketState, MessageId>> = { paid: messages.paidSum, pending: messages.toPay };
  return (
    <Surface>
      <KeyValueList
        items={[
          {
            id: 'ordered',
            name: t(messages.ordered),
            value: createdAt !== null && <DateTime at={createdAt} />,
          },
          { id: 'paid', name: t(messages.paidAt), value: paidAt === null ? null : <DateTime at={paidAt} /> },
          { id: 'fee', name: t(messages.fee), value: deliveryFee ? <Price cents={deliveryFee} /> : null },
          {
            id: 'sum',
            name: t(sums[state] ?? messages.total),
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
