import { useCallback, useEffect, useRef, useState } from 'react';
import type { CheckoutError } from '../../backend/checkout.ts';
import { cancelOrder, type CancelError } from '../../backend/orders.ts';
import { REQUEST_TIMEOUT_MS } from '../../lib/networkError.ts';
import { leavingAtom } from '../../state/payment.ts';
import { useAtomValue } from '../../lib/store.ts';
import { payOrder } from '../../state/unpaidOrder.ts';
import { useWhenServerAnswers } from '../payment/useWhenServerAnswers.ts';

export type UnpaidOrderError =
  | { step: 'payment'; error: Exclude<CheckoutError, { kind: 'changed' }> }
  | { step: 'cancelling'; error: CancelError };

export interface UnpaidOrder {
  busy: 'paying' | 'cancelling' | null;
  failed: UnpaidOrderError | null;
  payNow: () => Promise<void>;
  cancel: () => Promise<void>;
}

/** Pays or cancels an order that waits for its payment, one at a time. `onChanged`: it may stand otherwise by now. */
export function useUnpaidOrder(orderCode: string, onChanged: () => void): UnpaidOrder {
  const { leaveFor } = useAtomValue(leavingAtom);
  const [busy, setBusy] = useState<UnpaidOrder['busy']>(null);
  const [failed, setFailed] = useState<UnpaidOrderError | null>(null);
  const underWay = useRef(false);
  const isHere = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const beReady = useCallback(() => {
    underWay.current = false;
    setBusy(null);
  }, []);

  useEffect(() => {
    isHere.current = true;
    // The browser's back button shows the page as it was left.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && beReady();
    window.addEventListener('pageshow', comeBack);
    return () => {
      isHere.current = false;
      clearTimeout(timer.current);
      window.removeEventListener('pageshow', comeBack);
    };
  }, [beReady]);

  const begin = (what: NonNullable<UnpaidOrder['busy']>): boolean => {
    if (underWay.current) return false;
    underWay.current = true;
    setBusy(what);
    setFailed(null);
    return true;
  };

  const payNow = async () => {
    if (!begin('paying')) return;
    const opened = await payOrder(orderCode);
    if (!isHere.current) return;
    if (opened.ok) {
      leaveFor(opened.value);
      // Somebody may stop the browser before it gets there.
      timer.current = setTimeout(beReady, REQUEST_TIMEOUT_MS);
      return;
    }
    const { error } = opened;
    if (error.kind !== 'changed') setFailed({ step: 'payment', error });
    beReady();
    if (error.kind !== 'changed' && error.kind !== 'unanswered') onChanged();
  };

  const cancel = async () => {
    if (!begin('cancelling')) return;
    const cancelled = await cancelOrder(orderCode);
    if (!isHere.current) return;
    if (!cancelled.ok) setFailed({ step: 'cancelling', error: cancelled.error });
    beReady();
    if (cancelled.ok || cancelled.error === 'tooLate') onChanged();
  };

  const isOffline =
    failed?.step === 'payment' && failed.error.kind === 'unanswered' && failed.error.cause === 'offline';
  useWhenServerAnswers(isOffline, () => void payNow());

  return { busy, failed, payNow, cancel };
}
