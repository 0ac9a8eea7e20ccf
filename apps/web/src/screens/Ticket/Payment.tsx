import type { Order } from '@zawadeh/domain';
import { KeyValueList, Price, Surface, When } from '@zawadeh/ui';
import { useIntl } from 'react-intl';
import { messages } from './TicketScreen.messages.ts';
import type { TicketState } from './ticketState.ts';

/** When the order was placed and paid, and its amount. */
export function Payment({ order, state }: { order: Order; state: TicketState }) {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id });
  const { createdAt, paidAt, deliveryFee, amount } = order;
  const sums: Partial<Record<TicketState, string>> = { paid: messages.paidSum, pending: messages.toPay };
  return (
    <Surface>
      <KeyValueList
        items={[
          {
            id: 'ordered',
            name: say(messages.ordered),
            value: createdAt !== null && <When at={createdAt} />,
          },
          { id: 'paid', name: say(messages.paidAt), value: paidAt === null ? null : <When at={paidAt} /> },
          { id: 'fee', name: say(messages.fee), value: deliveryFee ? <Price cents={deliveryFee} /> : null },
          {
            id: 'sum',
            name: say(sums[state] ?? messages.total),
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
