/** The parts of the profile that use the words of the ticket. */
import {
  isOpenOrder,
  nextOrder,
  orderHandoverLine,
  type Order,
  type OrderHandoverLine,
} from '@zawadeh/domain';
import { Button, LocalizedText, ticketIcon } from '@zawadeh/ui';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { OrderAgain } from '../orders/OrderAgain.tsx';
import type { FindBag } from '../orders/orderedBags.ts';
import { NextOrder } from './NextOrder/NextOrder.tsx';
import { sendConfirmations } from '../orders/tickets.ts';
import { useHandoverText } from '../orders/useHandoverText.ts';
import { nowAtom } from '../../lib/clock.ts';
import { onReturn } from '../../lib/onReturn.ts';
import { paths } from '../../lib/paths.ts';
import { useAtomValue, useStore } from '../../lib/store.ts';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { refreshImpact } from './impact.ts';
import { ordersAtom, refreshOrders } from '../orders/orders.ts';
import * as S from './ProfileScreen.styles.ts';
import type { DeferredPartProps } from './useWholePage.ts';

/** The order that is collected or brought next; nothing where there is none. */
export function NextOrderPart({ userId, onKnown }: DeferredPartProps) {
  const t = useMessage();
  const intl = useIntl();
  const store = useStore();
  const state = useAtomValue(ordersAtom);
  const now = useAtomValue(nowAtom);
  const handoverText = useHandoverText();
  const isKnown = state.userId === userId && (state.orders !== null || state.error !== null);
  useEffect(() => {
    if (isKnown) onKnown('next');
  }, [isKnown, onKnown]);
  useEffect(() => {
    const send = async () => {
      if (!(await sendConfirmations(userId))) return;
      // A request that is under way may be older than what was sent.
      await refreshOrders(store, userId);
      await refreshOrders(store, userId);
      await refreshImpact(store, userId);
    };
    void send();
    return onReturn(() => void send());
  }, [store, userId]);
  const next = isKnown ? nextOrder(state.orders ?? [], now) : null;
  if (!next) return null;
  const { code, kind, stores, line } = next;
  return (
    <S.Next>
      <NextOrder
        title={t('web.profile.next')}
        code={code}
        kind={kind}
        name={
          stores.length > 0
            ? intl.formatList(
                stores.map((store) => <LocalizedText key={JSON.stringify(store)} text={store} />),
              )
            : t(kind === 'door' ? 'web.ticket.delivery' : 'web.ticket.pickup')
        }
        due={handoverText(line)}
        action={
          <Button kind="primary" isFullWidth icon={ticketIcon} href={paths.ticket(code)}>
            {t('web.profile.ticket')}
          </Button>
        }
      />
    </S.Next>
  );
}

/** What the badge of the order says. */
const NOT_TOLD: readonly OrderHandoverLine['kind'][] = ['collected', 'delivered', 'cancelled'];

/** How far an order is, or that it was missed. */
export function OrderHandover({ order }: { order: Order }) {
  const now = useAtomValue(nowAtom);
  const handoverText = useHandoverText();
  const line = orderHandoverLine(order.handovers ?? [], now);
  return line && !NOT_TOLD.includes(line.kind) ? handoverText(line) : null;
}

/** Not while the buyer still waits for the order. */
export function AgainInRow({ order, findBag }: { order: Order; findBag: FindBag }) {
  const now = useAtomValue(nowAtom);
  return (
    order.lines.length > 0 &&
    !isOpenOrder(order, now) && <OrderAgain order={order} findBag={findBag} size="compact" />
  );
}
