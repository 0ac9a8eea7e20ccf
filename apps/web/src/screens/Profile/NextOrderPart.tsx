import { daysAheadInBeirut, nextHandover, nextOrders, type Order } from '@zawadeh/domain';
import { Button, LocalizedText, NextOrder, ticketIcon, useBeirutTime } from '@zawadeh/ui';
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

/** The order that is collected or brought next; nothing where there is none. */
export function NextOrderPart({ userId }: { userId: string }) {
  const { userId: owner, orders } = useAtomValue(ordersAtom);
  const now = useAtomValue(nowAtom);
  if (owner !== userId || !orders) return null;
  return <FirstOf userId={userId} orders={nextOrders(orders, now)} />;
}

interface FirstOfProps {
  userId: string;
  orders: readonly Order[];
}

/** The list does not know what was handed over: each is asked for until one is left to collect or to bring. */
function FirstOf({ userId, orders: [order, ...others] }: FirstOfProps) {
  if (!order?.code) return null;
  return <NextOrOthers key={order.code} {...{ userId, order, others }} code={order.code} />;
}

interface NextOrOthersProps {
  userId: string;
  order: Order;
  code: string;
  others: readonly Order[];
}

function NextOrOthers({ userId, order, code, others }: NextOrOthersProps) {
  const t = useMessage();
  const intl = useIntl();
  const { date } = useBeirutTime();
  const now = useAtomValue(nowAtom);
  const lineText = useHandoverText();
  const { ticket, error } = useHandovers(userId, code, false);
  // Neither this device nor the server has said yet what is left.
  if (ticket === null && error === null) return null;
  const next = nextHandover(order, ticket?.handovers ?? null, now);
  if (!next) return <FirstOf userId={userId} orders={others} />;
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
