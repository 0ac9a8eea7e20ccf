import type { Instant, SuccessData } from '@zawadeh/domain';
import { useToasts } from '@zawadeh/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMessage } from '../../lib/useMessage.ts';
import { tellSupport } from '../../backend/checkout.ts';
import type { OrderStatusError, OrderStatusResult } from '../../backend/orders.ts';
import { useStore } from '../../lib/store.ts';
import { finishOrder, storedSuccess, pendingCode } from '../../state/success.ts';
import { supportAtom } from '../../state/support.ts';
import { newsWords, supportWords } from '../../features/paidOrder/paidOrder.bilingual.ts';
import { messages } from './CheckoutSuccessScreen.messages.ts';
import { followPayment, type Following } from './followPayment.ts';

export type SuccessOutcome =
  | { kind: 'checking' }
  | { kind: 'waiting'; until: Instant | null }
  | { kind: 'unknown'; trouble: OrderStatusError }
  | { kind: 'paid'; data: SuccessData }
  /** It has failed, or the money goes back: the cancel page has the messages for that. */
  | { kind: 'notPaid' }
  /** No payment is known to this browser. */
  | { kind: 'nothing' };

export function useOutcome(): { outcome: SuccessOutcome; isLooking: boolean; look: () => Promise<void> } {
  const t = useMessage();
  const store = useStore();
  const toasts = useToasts();
  const [outcome, setOutcome] = useState<SuccessOutcome>({ kind: 'checking' });
  const [isLooking, setLooking] = useState(false);
  const following = useRef<Following>(undefined);

  const bePaid = useEffectEvent((orderCode: string) => {
    const { data, isNews } = finishOrder(store, orderCode, newsWords);
    setOutcome({ kind: 'paid', data });
    if (!isNews) return;
    toasts.show({ message: t(messages.title), kind: 'success' });
    const support = store.get(supportAtom);
    if (support !== null) void tellSupport({ to: support, message: supportWords(orderCode) });
  });

  const hear = useEffectEvent((orderCode: string, look: OrderStatusResult) => {
    if (!look.ok) setOutcome({ kind: 'unknown', trouble: look.error });
    else if (look.value.status === 'paid') bePaid(orderCode);
    else if (look.value.status === 'pending') setOutcome({ kind: 'waiting', until: look.value.expiresAt });
    else setOutcome({ kind: 'notPaid' });
  });

  const begin = useEffectEvent((): Following | undefined => {
    const kept = storedSuccess();
    const code = pendingCode();
    if (!kept && code !== null) return followPayment(code, (look) => hear(code, look));
    if (kept) bePaid(kept.orderCode);
    else setOutcome({ kind: 'nothing' });
    return undefined;
  });

  // In a timeout, so that a page mounted twice at its start begins once.
  useEffect(() => {
    const timer = setTimeout(() => {
      following.current = begin();
    });
    return () => {
      clearTimeout(timer);
      following.current?.stop();
    };
  }, []);

  const look = async () => {
    setLooking(true);
    await following.current?.lookNow();
    setLooking(false);
  };

  return { outcome, isLooking, look };
}
