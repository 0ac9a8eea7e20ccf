import {
  DEFAULT_METHOD,
  DELIVERY_PROMISE_MINUTES,
  isUpcoming,
  orderLabel,
  payableUntil,
  type Order,
} from '@zawadeh/domain';
import { BackButton, Heading, Ltr, PaymentBadge, Steps, Text, useBeirutTime, useLanguage } from '@zawadeh/ui';
import type { ReactNode } from 'react';
import { useMessage } from '../../lib/useMessage.ts';
import { nowAtom } from '../../lib/clock.ts';
import { useAtomValue } from '../../lib/store.ts';
import { statusMessages } from '../../features/paidOrder/paidOrder.bilingual.ts';
import { stepMessages } from '../../features/paidOrder/paidOrder.messages.ts';
import { PaymentSummary } from './PaymentSummary.tsx';
import { Stubs } from './Stubs.tsx';
import { messages, textMessages, titleMessages } from './TicketScreen.messages.ts';
import * as S from './TicketScreen.styles.ts';
import { ticketState, type TicketState } from './ticketState.ts';
import { TicketActions } from './TicketActions.tsx';
import { paths } from '../../lib/paths.ts';

interface TicketProps {
  order: Order;
  /** Warns that the order may be out of date. */
  alert: ReactNode;
  onChanged: () => void;
}

/** The buyer's ticket: a stub for each store, the code while it is of use, the payment. */
export function Ticket({ order, alert, onChanged }: TicketProps) {
  const t = useMessage();
  const now = useAtomValue(nowAtom);
  const state = ticketState(order, now);
  const text = useText(order, state);
  const method = order.method ?? DEFAULT_METHOD;
  return (
    <S.Root>
      <S.Field>
        <S.Head>
          <BackButton href={paths.profile} />
          <Text look="h1">{t(titleMessages[state])}</Text>
        </S.Head>
        <S.Line>
          <PaymentBadge status={order.paymentStatus} />
          <Ltr>{orderLabel(order)}</Ltr>
        </S.Line>
        {text && <S.Text role="status">{text}</S.Text>}
      </S.Field>
      <S.Content>
        {alert}
        <Stubs order={order} state={state} now={now} />
        <TicketActions order={order} state={state} onChanged={onChanged} />
        <PaymentSummary order={order} state={state} />
        {isUpcoming(order, now) && (
          <S.Part>
            <Heading level={2} look="h3">
              {t(messages.next)}
            </Heading>
            <Steps
              look="small"
              steps={stepMessages[method].map((id) => ({
                id,
                title: t(id, { minutes: DELIVERY_PROMISE_MINUTES }),
              }))}
            />
          </S.Part>
        )}
      </S.Content>
    </S.Root>
  );
}

function useText(order: Order, state: TicketState): string | null {
  const t = useMessage();
  const { locale } = useLanguage();
  const { time } = useBeirutTime();
  const now = useAtomValue(nowAtom);
  const until = payableUntil(order, now);
  if (until !== null) return t(messages.heldUntil, { time: time(until) });
  if (state === 'paid')
    return isUpcoming(order, now) ? statusMessages[order.method ?? DEFAULT_METHOD][locale] : null;
  const id = textMessages[state];
  return id ? t(id) : null;
}
