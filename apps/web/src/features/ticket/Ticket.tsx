import {
  canCancel,
  canHandOver,
  dayOf,
  DEFAULT_METHOD,
  DELIVERY_PROMISE_MINUTES,
  isUpcoming,
  orderHandoverLine,
  orderHandoverState,
  orderLabel,
  payableUntil,
  type Instant,
  type Order,
  type TicketHandover,
} from '@zawadeh/domain';
import {
  BackButton,
  Heading,
  Ltr,
  PaymentBadge,
  Steps,
  Text,
  TicketStub,
  useBeirutTime,
  useLanguage,
  VisuallyHidden,
} from '@zawadeh/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { nowAtom } from '../../lib/clock.ts';
import { useAtomValue } from '../../lib/store.ts';
import { useWakeLock } from '../../lib/useWakeLock.ts';
import { deferredPart } from '../../lib/deferred/deferredPart.ts';
import { placeWords } from '../../lib/messages/locales/place/words.ts';
import { shopWords } from '../../lib/messages/locales/shop/words.ts';
import { useHandoverText } from '../orders/useHandoverText.ts';
import { statusMessages } from '../payment/paidOrder.bilingual.ts';
import { stepMessages } from '../payment/paidOrder.messages.ts';
import type { MessageId } from '../../lib/messages/messageId.ts';
import { PaymentSummary } from './PaymentSummary.tsx';
import { bagsOf, Stubs } from './Stubs.tsx';
import { textMessages, titleMessages } from './Ticket.messages.ts';
import * as S from './TicketScreen.styles.ts';
import { ticketState, type TicketState } from './ticketState.ts';
import { TicketActions } from './TicketActions.tsx';
import { useHandovers } from './useHandovers.ts';
import { paths } from '../../lib/paths.ts';

/** With the QR code and the confirmation, which only paid orders need; until then the order's own stubs are shown. */
const useHandoverStubs = deferredPart(() => import('./HandoverStubs.tsx'), placeWords);
/** Only of a gift. */
const useGiftStubs = deferredPart(() => import('./GiftStubs.tsx'), placeWords);
/** Only while a paid order can be cancelled, and where money goes back. */
const useMoneyBack = deferredPart(() => import('./MoneyBack.ts'), shopWords);
/** Only once all was handed over. */
const useAfterwards = deferredPart(() => import('./Afterwards.tsx'));
/** Asks how it was, once it is over. */
const useRatings = deferredPart(() => import('../ratings/Ratings.tsx'));

interface TicketProps {
  order: Order;
  userId: string;
  /** Warns that the order may be out of date. */
  alert: ReactNode;
  onChanged: () => void;
}

/** The buyer's ticket: a stub for each store, the code while it is of use, the payment. */
export function Ticket({ order, userId, alert, onChanged }: TicketProps) {
  const t = useMessage();
  const now = useAtomValue(nowAtom);
  const state = ticketState(order, now);
  const method = order.method ?? DEFAULT_METHOD;
  const isReturned = state === 'refundDue' || state === 'refunded';
  const { ticket, error, confirm, refetch } = useHandovers(
    userId,
    isReturned || state === 'paid' ? order.code : null,
  );
  const handovers = state === 'paid' ? (ticket?.handovers ?? []) : [];
  const refunds = ticket?.refunds ?? [];
  const { code, paidAt } = order;
  const mayCancel = paidAt !== null && canCancel(paidAt, handovers, now);
  // What became of the attempt is still read after the time is over.
  const [hasTried, setTried] = useState(false);
  const isOffered = mayCancel || (hasTried && state === 'paid');
  const moneyBack = useMoneyBack(isOffered || refunds.length > 0);
  // An order that cost nothing has no refund.
  const isCancelled =
    isReturned &&
    (order.amount === 0 ||
      refunds.some(({ reason }) => reason?.startsWith('cancelled') || reason === 'taken_back'));
  // Cancelled on another device, or taken back: the order is older than its handovers.
  const isStale =
    handovers.some(({ state: each }) => each === 'cancelled') ||
    refunds.some(
      ({ line }) =>
        line && !order.lines.some(({ bagId, isTakenBack }) => isTakenBack && bagId === line.bagId),
    );
  useEffect(() => {
    if (isStale) onChanged();
  }, [isStale, onChanged]);
  const hasHandovers = handovers.length > 0 && order.code !== null;
  const handoverStubs = useHandoverStubs(hasHandovers && !order.isGift);
  const giftStubs = useGiftStubs(hasHandovers && order.isGift);
  // Each stays once it was downloaded, also for a ticket of the other kind.
  const parts = order.isGift ? null : handoverStubs;
  const gifts = order.isGift ? giftStubs : null;
  const isOver = hasHandovers && handovers.every(({ state: each }) => each !== 'waiting');
  const ratings = useRatings(isOver);
  const isHandedOver = orderHandoverState(handovers) === 'done';
  const afterwards = useAfterwards(isHandedOver);
  const text = useText(order, state, hasHandovers, isCancelled);
  const plainTitle = useTitle(handovers, now) ?? t(titleMessages[isCancelled ? 'cancelled' : state]);
  const title =
    gifts && hasHandovers ? (
      <gifts.GiftTitle handovers={handovers}>{plainTitle}</gifts.GiftTitle>
    ) : (
      plainTitle
    );
  useWakeLock(!order.isGift && handovers.some((handover) => canHandOver(handover, now)));
  return (
    <S.Root>
      <S.Field>
        <S.Head>
          <BackButton href={paths.profile} label={t('web.ticket.back')} />
          <Text look="h1">{title}</Text>
        </S.Head>
        <S.Line>
          <PaymentBadge status={order.paymentStatus} isPaidWord />
          <Ltr>{orderLabel(order)}</Ltr>
        </S.Line>
        {text && <S.Text role="status">{text}</S.Text>}
        <VisuallyHidden role="status">{isOver && title}</VisuallyHidden>
        {hasHandovers && ticket && <KeptLine asOf={error === null ? null : ticket.asOf} />}
      </S.Field>
      <S.Content>
        {!hasHandovers && alert}
        {hasHandovers && gifts && order.code !== null ? (
          <gifts.GiftStubs {...{ order, handovers, now, bagsOf }} Stub={TicketStub} code={order.code} />
        ) : hasHandovers && parts && order.code !== null ? (
          <parts.HandoverStubs
            order={order}
            code={order.code}
            handovers={handovers}
            now={now}
            onConfirm={confirm}
          />
        ) : (
          <Stubs order={order} state={state} now={now} />
        )}
        {afterwards && isHandedOver && <afterwards.Afterwards {...{ order, handovers, now }} />}
        {ratings && <ratings.TicketRatings userId={userId} orderId={order.id} />}
        {moneyBack && refunds.length > 0 && (
          <moneyBack.RefundProgress order={order} refunds={refunds} takesFocus={hasTried} />
        )}
        {moneyBack && isOffered && code !== null && paidAt !== null && (
          <moneyBack.CancelPaidOrder
            order={{ ...order, code, paidAt }}
            mayCancel={mayCancel}
            setTried={setTried}
            handovers={handovers}
            refunds={refunds}
            isOffline={error === 'offline'}
            onChanged={onChanged}
            refetch={refetch}
          />
        )}
        <TicketActions order={order} state={state} onChanged={onChanged} />
        <PaymentSummary order={order} state={state} />
        {!order.isGift && !isOver && isUpcoming(order, now) && (
          <S.Part>
            <Heading level={2} look="h3">
              {t('web.checkoutSuccess.next')}
            </Heading>
            <Steps
              look="small"
              steps={stepMessages[method].filter(isAhead).map((id) => ({
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

/** The ticket itself shows the code. */
const isAhead = (step: MessageId) => step !== 'web.checkoutSuccess.message';

/** The ticket opens without a connection, so it says how old it is instead of warning. */
function KeptLine({ asOf }: { asOf: Instant | null }) {
  const t = useMessage();
  const { timeOnDay } = useBeirutTime();
  const now = useAtomValue(nowAtom);
  return (
    <S.Text role="status" data-says-offline>
      {asOf === null
        ? t('web.ticket.kept')
        : t('web.ticket.asOf', { time: timeOnDay(asOf, dayOf(asOf, now)) })}
    </S.Text>
  );
}

/** How far the order is; null where that is not known, and of a gift, which its buyer does not get. */
function useTitle(handovers: readonly TicketHandover[], now: Instant): string | null {
  const lineText = useHandoverText();
  const line = orderHandoverLine(handovers, now);
  return line && lineText(line);
}

function useText(
  order: Order,
  state: TicketState,
  hasHandovers: boolean,
  isCancelled: boolean,
): string | null {
  const t = useMessage();
  const { locale } = useLanguage();
  const { time } = useBeirutTime();
  const now = useAtomValue(nowAtom);
  const until = payableUntil(order, now);
  if (until !== null) return t('web.ticket.heldUntil', { time: time(until) });
  // What goes back is said below.
  if (isCancelled) return null;
  if (state === 'paid' && hasHandovers) return null;
  if (state === 'paid')
    return !order.isGift && isUpcoming(order, now)
      ? statusMessages[order.method ?? DEFAULT_METHOD][locale]
      : null;
  const id = textMessages[state];
  return id ? t(id) : null;
}
