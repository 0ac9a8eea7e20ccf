import { cancelUntilByLines, foldOrders, isOpenOrder, payableUntil, type Order } from '@zawadeh/domain';
import { Button, chevronDownIcon, EmptyState, ErrorState, Icon, Text, useBeirutTime } from '@zawadeh/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { OrderCard } from './OrderCard/OrderCard.tsx';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { nowAtom } from '../../lib/clock.ts';
import { useOrderedBags } from '../orders/orderedBags.ts';
import { keepOrdersFresh, ordersAtom, refreshOrders } from '../orders/orders.ts';
import { useAtomValue, useStore } from '../../lib/store.ts';
import type * as Ratings from '../ratings/Ratings.tsx';
import { UnpaidActions } from '../orders/unpaidOrder/UnpaidActions.tsx';
import type * as HandoverParts from './HandoverParts.tsx';
import { errorMessages } from './ProfileScreen.messages.ts';
import * as S from './ProfileScreen.styles.ts';
import { paths } from '../../lib/paths.ts';

interface OrderHistoryProps {
  userId: string;
  /** Both are null until they are there. */
  handovers: typeof HandoverParts | null;
  ratings: typeof Ratings | null;
}

/** The user's orders, the newest first, as of the last answer. The page has a skeleton until the first. */
export function OrderHistory({ userId, handovers, ratings }: OrderHistoryProps) {
  const t = useMessage();
  const store = useStore();
  const state = useAtomValue(ordersAtom);
  const now = useAtomValue(nowAtom);
  const { time } = useBeirutTime();
  const orders = state.userId === userId ? state.orders : null;
  const trouble = state.userId === userId ? state.error : null;
  const findBag = useOrderedBags(orders ?? []);
  useEffect(() => keepOrdersFresh(store, userId), [store, userId]);

  const alert = trouble && (
    <ErrorState
      message={t(errorMessages[trouble])}
      isOffline={trouble === 'offline'}
      onRetry={() => void refreshOrders(store, userId)}
    />
  );
  if (orders?.length === 0) {
    return (
      <>
        {alert}
        <EmptyState
          picture="empty-orders"
          title={t('web.profile.empty')}
          action={
            <Button kind="primary" href={paths.ourBags}>
              {t('web.profile.explore')}
            </Button>
          }
        />
      </>
    );
  }
  const actionsOf = (order: Order) => {
    const { code, amount } = order;
    if (code === null) return null;
    if (payableUntil(order, now) !== null) {
      return (
        <UnpaidActions
          kind="secondary"
          orderCode={code}
          amount={amount}
          onChanged={() => void refreshOrders(store, userId)}
        />
      );
    }
    const until = cancelUntilByLines(order);
    // The ticket has the rest: what comes back, and how.
    return until !== null && until > now ? (
      <Button kind="quiet" isFullWidth href={paths.ticket(code)}>
        {t('web.profile.cancelUntil', { time: time(until) })}
      </Button>
    ) : (
      ratings && <ratings.RowRatings userId={userId} orderId={order.id} />
    );
  };
  const rowOf = (order: Order) => (
    <li key={order.id ?? order.code}>
      <OrderCard
        order={order}
        bag={order.lines[0] && findBag(order.lines[0].bagId)}
        href={order.code === null ? undefined : paths.ticket(order.code)}
        handover={handovers && <handovers.OrderHandover order={order} />}
        again={handovers && <handovers.AgainInRow order={order} findBag={findBag} />}
        actions={actionsOf(order)}
      />
    </li>
  );
  const { shown, folded, older, tries } = foldOrders(orders ?? [], (order) => isOpenOrder(order, now));
  return (
    <S.History>
      <S.Title>
        <Text look="h2">{t('web.profile.history')}</Text>
        {orders && <Text tone="muted">{t('web.profile.count', { count: orders.length })}</Text>}
      </S.Title>
      {alert}
      {orders && (
        <S.Panel>
          {shown.length > 0 && <S.Rows role="list">{shown.map(rowOf)}</S.Rows>}
          {folded.length > 0 && (
            <Folded
              label={t('web.profile.older', { older, tries, both: older > 0 && tries > 0 ? 'yes' : 'no' })}
            >
              {() => folded.map(rowOf)}
            </Folded>
          )}
        </S.Panel>
      )}
    </S.History>
  );
}

/** Rows that are drawn once they are unfolded. */
function Folded({ label, children: rows }: { label: string; children: () => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <S.Folded open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {label}
        <Icon of={chevronDownIcon} size="small" />
      </summary>
      {isOpen && <S.Rows role="list">{rows()}</S.Rows>}
    </S.Folded>
  );
}
