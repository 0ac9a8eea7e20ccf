import type { Order } from '@zawadeh/domain';
import { Button } from '@zawadeh/ui';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { useAtomValue } from '../../lib/store.ts';
import { chatAddress, supportAtom } from '../../lib/support.ts';
import { deferredPart } from '../../lib/deferred/deferredPart.ts';
import { shopWords } from '../../lib/messages/locales/shop/words.ts';
import * as S from './TicketScreen.styles.ts';
import type { TicketState } from './ticketState.ts';
import { paths } from '../../lib/paths.ts';

/** Only an order that waits for its payment needs them. */
const useUnpaidActions = deferredPart(() => import('../orders/unpaidOrder/UnpaidActions.tsx'), shopWords);

interface TicketActionsProps {
  order: Order;
  state: TicketState;
  onChanged: () => void;
}

/** What can be done about the order in its state: nothing, where all is well. */
export function TicketActions({ order: { code, amount }, state, onChanged }: TicketActionsProps) {
  const t = useMessage();
  const support = useAtomValue(supportAtom);
  const unpaid = useUnpaidActions(state === 'pending');
  switch (state) {
    case 'pending':
      return (
        unpaid &&
        code !== null && <unpaid.UnpaidActions orderCode={code} amount={amount} onChanged={onChanged} />
      );
    case 'over':
    case 'cancelled':
    case 'failed':
      return (
        <S.Actions>
          <Button kind="primary" isFullWidth href={paths.cart}>
            {t('web.ticket.backToCart')}
          </Button>
          <Button isFullWidth href={paths.ourBags}>
            {t('web.ticket.explore')}
          </Button>
        </S.Actions>
      );
    case 'refundDue':
    case 'refunded':
      return (
        <S.Actions>
          <Button kind="primary" isFullWidth href={paths.ourBags}>
            {t('web.ticket.explore')}
          </Button>
          {support !== null && (
            <Button kind="quiet" isFullWidth href={chatAddress(support)}>
              {t('web.contact.whatsapp')}
            </Button>
          )}
        </S.Actions>
      );
    case 'paid':
    case 'other':
      return null;
  }
}
