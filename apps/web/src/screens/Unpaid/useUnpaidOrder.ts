import { useCallback, useEffect, useRef, useState } from 'react';
import type { CheckoutStop } from '../../backend/checkout.ts';
import { cancelOrder, type Cancelled } from '../../backend/orders.ts';
import { PATIENCE } from '../../backend/trouble.ts';
import { leavingAtom } from '../../state/payment.ts';
import { useAtomValue } from '../../state/store.ts';
import { payOrder } from '../../state/unpaidOrder.ts';
import { useWhenServerAnswers } from '../Checkout/useWhenServerAnswers.ts';

export type Problem =
  | { of: 'payment'; stop: Exclude<CheckoutStop, { why: 'changed' }> }
  | { of: 'cancelling'; why: Extract<Cancelled, { ok: false }>['why'] };

export interface UnpaidOrder {
  busy: 'paying' | 'cancelling' | null;
  problem: Problem | null;
  payNow: () => Promise<void>;
  cancel: () => Promise<void>;
}

/** Pays or cancels an order that waits for its payment, one at a time. `onChanged`: it may stand otherwise by now. */
export function useUnpaidOrder(orderCode: string, onChanged: () => void): UnpaidOrder {
  const { leaveFor } = useAtomValue(leavingAtom);
  const [busy, setBusy] = useState<UnpaidOrder['busy']>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
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
    setProblem(null);
    return true;
  };

  const payNow = async () => {
    if (!begin('paying')) return;
    const opened = await payOrder(orderCode);
    if (!isHere.current) return;
    if (opened.ok) {
      leaveFor(opened.url);
      // Somebody may stop the browser before it gets there.
      timer.current = setTimeout(beReady, PATIENCE);
      return;
    }
    const { stop } = opened;
    if (stop.why !== 'changed') setProblem({ of: 'payment', stop });
    beReady();
    if (stop.why === 'refused') onChanged();
  };

  const cancel = async () => {
    if (!begin('cancelling')) return;
    const cancelled = await cancelOrder(orderCode);
    if (!isHere.current) return;
    if (!cancelled.ok) setProblem({ of: 'cancelling', why: cancelled.why });
    beReady();
    if (cancelled.ok || cancelled.why === 'tooLate') onChanged();
  };

  const isOffline =
    problem?.of === 'payment' && problem.stop.why === 'unanswered' && problem.stop.trouble === 'offline';
  useWhenServerAnswers(isOffline, () => void payNow());

  return { busy, problem, payNow, cancel };
}
