import { useCallback, useEffect, useRef, useState } from 'react';
import type { CheckoutError } from '../../checkout/checkoutCalls.ts';
import { cancelOrder, type CancelError } from '../paymentStatus.ts';
import { REQUEST_TIMEOUT_MS } from '../../../lib/http/networkError.ts';
import { leavingAtom } from '../../checkout/payment.ts';
import { useAtomValue } from '../../../lib/store.ts';
import { payOrder } from '../unpaidOrder.ts';
import { useWhenServerAnswers } from '../../checkout/useWhenServerAnswers.ts';

export type UnpaidOrderError =
  | { step: 'payment'; error: Exclude<CheckoutError, { kind: 'changed' }> }
  | { step: 'cancelling'; error: CancelError };

export interface UnpaidOrder {
  busy: 'paying' | 'cancelling' | null;
  failed: UnpaidOrderError | null;
  payNow: () => Promise<void>;
  cancel: () => Promise<void>;
}

/** Pays or cancels a pending order, one action at a time. `onChanged`: the order's status may have changed. */
export function useUnpaidOrder(orderCode: string, onChanged: () => void): UnpaidOrder {
  const { leaveFor } = useAtomValue(leavingAtom);
  const [busy, setBusy] = useState<UnpaidOrder['busy']>(null);
  const [failed, setFailed] = useState<UnpaidOrderError | null>(null);
  const underWay = useRef(false);
  const isMounted = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const reset = useCallback(() => {
    underWay.current = false;
    setBusy(null);
  }, []);

  useEffect(() => {
    isMounted.current = true;
    // The back button restores the page with its busy state.
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && reset();
    window.addEventListener('pageshow', onPageShow);
    return () => {
      isMounted.current = false;
      clearTimeout(timer.current);
      window.removeEventListener('pageshow', onPageShow);
    };
  }, [reset]);

  const begin = (action: NonNullable<UnpaidOrder['busy']>): boolean => {
    if (underWay.current) return false;
    underWay.current = true;
    setBusy(action);
    setFailed(null);
    return true;
  };

  const payNow = async () => {
    if (!begin('paying')) return;
    const opened = await payOrder(orderCode);
    if (!isMounted.current) return;
    if (opened.ok) {
      leaveFor(opened.value);
      // The navigation may be stopped in the browser.
      timer.current = setTimeout(reset, REQUEST_TIMEOUT_MS);
      return;
    }
    const { error } = opened;
    if (error.kind !== 'changed') setFailed({ step: 'payment', error });
    reset();
    if (error.kind !== 'changed' && error.kind !== 'unanswered') onChanged();
  };

  const cancel = async () => {
    if (!begin('cancelling')) return;
    const cancelled = await cancelOrder(orderCode);
    if (!isMounted.current) return;
    if (!cancelled.ok) setFailed({ step: 'cancelling', error: cancelled.error });
    reset();
    if (cancelled.ok || cancelled.error === 'tooLate') onChanged();
  };

  const isOffline =
    failed?.step === 'payment' && failed.error.kind === 'unanswered' && failed.error.cause === 'offline';
  useWhenServerAnswers(isOffline, () => void payNow());

  return { busy, failed, payNow, cancel };
}
