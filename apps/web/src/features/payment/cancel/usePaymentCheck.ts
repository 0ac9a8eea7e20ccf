/** The page says about the money only what the server answered a moment ago. */
import type { Instant } from '@zawadeh/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  fetchOrderStatus,
  type OrderStatusError,
  type OrderStatusResult,
} from '../../orders/paymentStatus.ts';
import { poll, type Poll } from '../../../lib/poll.ts';
import { pendingPaymentOrder } from '../pendingOrder.ts';

export type CancelOutcome =
  /** No payment was requested, or the order was closed without money. */
  | { kind: 'unpaid' }
  | { kind: 'held'; code: string; until: Instant | null }
  | { kind: 'paid' }
  | { kind: 'refundDue' }
  | { kind: 'refunded' }
  | { kind: 'unknown'; error: OrderStatusError };

export interface PaymentCheck {
  /** null until the first answer. */
  outcome: CancelOutcome | null;
  isChecking: boolean;
  check: () => Promise<void>;
}

export function usePaymentCheck(): PaymentCheck {
  const [outcome, setOutcome] = useState<CancelOutcome | null>(null);
  const [isChecking, setChecking] = useState(false);
  const polling = useRef<Poll>(undefined);

  // A user may still pay in the wallet's app and come back to this page; money can even come late.
  useEffect(() => {
    const started = poll(async () => {
      const found = await checkPendingOrder();
      setOutcome(found);
      return found.kind === 'unknown' && found.error === 'offline';
    });
    polling.current = started;
    void started.pollNow();
    return started.stop;
  }, []);

  const check = useCallback(async () => {
    setChecking(true);
    await polling.current?.pollNow();
    setChecking(false);
  }, []);

  return { outcome, isChecking, check };
}

async function checkPendingOrder(): Promise<CancelOutcome> {
  const code = pendingPaymentOrder();
  return code === null ? { kind: 'unpaid' } : outcomeOf(code, await fetchOrderStatus(code));
}

function outcomeOf(code: string, result: OrderStatusResult): CancelOutcome {
  if (!result.ok) return { kind: 'unknown', error: result.error };
  switch (result.value.status) {
    case 'pending':
      return { kind: 'held', code, until: result.value.expiresAt };
    case 'paid':
      return { kind: 'paid' };
    case 'refund_due':
      return { kind: 'refundDue' };
    case 'refunded':
      return { kind: 'refunded' };
    case 'failed':
    case 'expired':
    case 'cancelled':
      return { kind: 'unpaid' };
  }
}
