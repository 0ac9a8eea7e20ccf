/** The page says about the money only what the server answered a moment ago. */
import type { Instant } from '@zawadeh/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchOrderStatus, type OrderStatusError, type OrderStatusResult } from '../../backend/orders.ts';
import { poll, type Poll } from '../../lib/poll.ts';
import { pendingPaymentOrder } from '../../state/pendingOrder.ts';

export type CancelOutcome =
  /** No payment was requested, or the order was closed without money. */
  | { kind: 'unpaid' }
  | { kind: 'held'; code: string; until: Instant | null }
  | { kind: 'paid' }
  | { kind: 'refundDue' }
  | { kind: 'refunded' }
  | { kind: 'unknown'; trouble: OrderStatusError };

export interface PaymentCheck {
  /** null until the first answer. */
  outcome: CancelOutcome | null;
  isLooking: boolean;
  look: () => Promise<void>;
}

export function usePaymentCheck(): PaymentCheck {
  const [outcome, setOutcome] = useState<CancelOutcome | null>(null);
  const [isLooking, setLooking] = useState(false);
  const asking = useRef<Poll>(undefined);

  // A user may still pay in the wallet's app and come back to this page; money can even come late.
  useEffect(() => {
    const begun = poll(async () => {
      const found = await lookForPending();
      setOutcome(found);
      return found.kind === 'unknown' && found.trouble === 'offline';
    });
    asking.current = begun;
    void begun.pollNow();
    return begun.stop;
  }, []);

  const look = useCallback(async () => {
    setLooking(true);
    await asking.current?.pollNow();
    setLooking(false);
  }, []);

  return { outcome, isLooking, look };
}

async function lookForPending(): Promise<CancelOutcome> {
  const code = pendingPaymentOrder();
  return code === null ? { kind: 'unpaid' } : outcomeOf(code, await fetchOrderStatus(code));
}

function outcomeOf(code: string, look: OrderStatusResult): CancelOutcome {
  if (!look.ok) return { kind: 'unknown', trouble: look.error };
  switch (look.value.status) {
    case 'pending':
      return { kind: 'held', code, until: look.value.expiresAt };
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
