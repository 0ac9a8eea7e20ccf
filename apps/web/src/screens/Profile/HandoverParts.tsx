/** The parts of the profile that use the words of the ticket. */
import {
  beirutDay,
  daysAheadInBeirut,
  nextOrder,
  orderHandoverLine,
  type Instant,
  type Order,
  type OrderHandoverLine,
} from '@zawadeh/domain';
import { Button, LocalizedText, NextOrder, ticketIcon, useBeirutTime } from '@zawadeh/ui';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { sendConfirmations } from '../../backend/tickets.ts';
import { useHandoverText } from '../../features/handovers/useHandoverText.ts';
import { nowAtom } from '../../lib/clock.ts';
import { onReturn } from '../../lib/onReturn.ts';
import { paths } from '../../lib/paths.ts';
import { useAtomValue, useStore } from '../../lib/store.ts';
import { useMessage } from '../../lib/useMessage.ts';
import { refreshImpact } from '../../state/impact.ts';
import { ordersAtom, refreshOrders } from '../../state/orders.ts';
import { messages } from './ProfileScreen.messages.ts';
import * as S from './ProfileScreen.styles.ts';
import type { DeferredPartProps } from './useWholePage.ts';

/** The order that is collected or brought next; nothing where there is none. */
export function NextOrderPart({ userId, onKnown }: DeferredPartProps) {
  const t = useMessage();
  const intl = useIntl();
  const store = useStore();
  const state = useAtomValue(ordersAtom);
  const now = useAtomValue(nowAtom);
  const datedText = useDatedText();
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
        title={t(messages.next)}
        code={code}
        kind={kind}
        name={
          stores.length > 0
            ? intl.formatList(
                stores.map((store) => <LocalizedText key={JSON.stringify(store)} text={store} />),
              )
            : t(kind === 'door' ? messages.delivery : messages.pickup)
        }
        due={datedText(line, now)}
        action={
          <Button kind="primary" isFullWidth icon={ticketIcon} href={paths.ticket(code)}>
            {t(messages.ticket)}
          </Button>
        }
      />
    </S.Next>
  );
}

/** What became of an order; nothing of one that was cancelled, whose badge says so. */
export function OrderHandover({ order }: { order: Order }) {
  const now = useAtomValue(nowAtom);
  const datedText = useDatedText();
  const line = orderHandoverLine(order.handovers ?? [], now);
  return line && line.is !== 'cancelled' ? datedText(line, order.createdAt ?? now) : null;
}

/** With the date, where it is not the one that is written beside it or today's. */
function useDatedText() {
  const { date } = useBeirutTime();
  const now = useAtomValue(nowAtom);
  const lineText = useHandoverText();
  return (line: OrderHandoverLine, datedAt: Instant): string => {
    const isDone = line.is === 'collected' || line.is === 'delivered';
    const isLater =
      (line.is === 'readyFrom' || line.is === 'promised') && daysAheadInBeirut(now, line.at) > 0;
    const isDated = isDone ? beirutDay(line.at) !== beirutDay(datedAt) : isLater;
    return isDated && 'at' in line ? `${date(line.at)} · ${lineText(line)}` : lineText(line);
  };
}
