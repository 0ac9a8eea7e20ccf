import { daysAheadInBeirut, nextHandover, nextOrders, type Order } from '@zawadeh/domain';
import { Button, LocalizedText, NextOrder, ticketIcon, useBeirutTime } from '@zawadeh/ui';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useHandovers } from '../../features/handovers/useHandovers.ts';
import { useHandoverText } from '../../features/handovers/useHandoverText.ts';
import { nowAtom } from '../../lib/clock.ts';
import { paths } from '../../lib/paths.ts';
import { useAtomValue } from '../../lib/store.ts';
import { useMessage } from '../../lib/useMessage.ts';
import { ordersAtom } from '../../state/orders.ts';
import { messages } from './ProfileScreen.messages.ts';
import * as S from './ProfileScreen.styles.ts';
import type { DeferredPartProps } from './useWholePage.ts';

/** The order that is collected or brought next; nothing where there is none. */
export function NextOrderPart({ userId, onKnown }: DeferredPartProps) {
  const state = useAtomValue(ordersAtom);
  const now = useAtomValue(nowAtom);
  if (state.userId !== userId || (state.orders === null && state.error === null)) return null;
  return <FirstOf {...{ userId, onKnown }} orders={nextOrders(state.orders ?? [], now)} />;
}

interface FirstOfProps extends DeferredPartProps {
  orders: readonly Order[];
}

/** The list does not know what was handed over: each is asked for until one is left to collect or to bring. */
function FirstOf({ orders: [order, ...others], ...rest }: FirstOfProps) {
  const { onKnown } = rest;
  const code = order?.code;
  useEffect(() => {
    if (!code) onKnown('next');
  }, [code, onKnown]);
  return order && code ? <NextOrOthers key={code} {...{ order, code, others, ...rest }} /> : null;
}

interface NextOrOthersProps extends DeferredPartProps {
  order: Order;
  code: string;
  others: readonly Order[];
}

function NextOrOthers({ userId, onKnown, order, code, others }: NextOrOthersProps) {
  const t = useMessage();
  const intl = useIntl();
  const { date } = useBeirutTime();
  const now = useAtomValue(nowAtom);
  const lineText = useHandoverText();
  const { ticket, error } = useHandovers(userId, code, false);
  // Until this device or the server has said what is left.
  const isUnknown = ticket === null && error === null;
  const next = isUnknown ? null : nextHandover(order, ticket?.handovers ?? null, now);
  const isNext = next !== null;
  useEffect(() => {
    if (isNext) onKnown('next');
  }, [isNext, onKnown]);
  if (isUnknown) return null;
  if (!next) return <FirstOf {...{ userId, onKnown }} orders={others} />;
  const { kind, stores, line, dueEnd } = next;
  const text = lineText(line, dueEnd);
  const isOnAnotherDay =
    (line.is === 'readyFrom' || line.is === 'promised') && daysAheadInBeirut(now, line.at) > 0;
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
        due={isOnAnotherDay ? `${date(line.at)} · ${text}` : text}
        action={
          <Button kind="primary" isFullWidth icon={ticketIcon} href={paths.ticket(code)}>
            {t(messages.ticket)}
          </Button>
        }
      />
    </S.Next>
  );
}
