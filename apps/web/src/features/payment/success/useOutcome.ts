import type { Instant, SuccessData } from '@zawadeh/domain';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { notifySupport } from '../../checkout/checkoutCalls.ts';
import type { OrderStatusError, OrderStatusResult } from '../../orders/paymentStatus.ts';
import { useStore } from '../../../lib/store.ts';
import { finishOrder, storedSuccess, pendingCode } from '../success.ts';
import { supportAtom } from '../../../lib/support.ts';
import { giftNotification } from '../paidGift.bilingual.ts';
import { notificationMessages, supportMessage } from '../paidOrder.bilingual.ts';
import { followPayment, type Following } from './followPayment.ts';

export type SuccessOutcome =
  | { kind: 'checking' }
  | { kind: 'waiting'; until: Instant | null }
  | { kind: 'unknown'; error: OrderStatusError }
  | { kind: 'paid'; data: SuccessData; isFirst: boolean }
  /** The payment has failed, or the money goes back: the cancel page has the messages for that. */
  | { kind: 'notPaid' }
  /** No payment is known to this browser. */
  | { kind: 'nothing' };

export function useOutcome(): { outcome: SuccessOutcome; isChecking: boolean; check: () => Promise<void> } {
  const store = useStore();
  const [outcome, setOutcome] = useState<SuccessOutcome>({ kind: 'checking' });
  const [isChecking, setChecking] = useState(false);
  const following = useRef<Following>(undefined);

  const showPaid = useEffectEvent((orderCode: string) => {
    const { data, isFirst } = finishOrder(store, orderCode, {
      ...notificationMessages,
      gift: giftNotification,
    });
    setOutcome({ kind: 'paid', data, isFirst });
    if (!isFirst) return;
    const support = store.get(supportAtom);
    if (support !== null) void notifySupport({ to: support, message: supportMessage(orderCode) });
  });

  const handleStatus = useEffectEvent((orderCode: string, result: OrderStatusResult) => {
    if (!result.ok) setOutcome({ kind: 'unknown', error: result.error });
    else if (result.value.status === 'paid') showPaid(orderCode);
    else if (result.value.status === 'pending')
      setOutcome({ kind: 'waiting', until: result.value.expiresAt });
    else setOutcome({ kind: 'notPaid' });
  });

  const begin = useEffectEvent((): Following | undefined => {
    const stored = storedSuccess();
    const code = pendingCode();
    if (!stored && code !== null) return followPayment(code, (result) => handleStatus(code, result));
    if (stored) showPaid(stored.orderCode);
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

  const check = async () => {
    setChecking(true);
    await following.current?.checkNow();
    setChecking(false);
  };

  return { outcome, isChecking, check };
}
