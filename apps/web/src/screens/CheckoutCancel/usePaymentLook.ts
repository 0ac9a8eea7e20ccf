/** What is said about the money is what the server said a moment ago. */
import type { Instant } from '@zawadeh/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { lookAgain, type LookTrouble, type OrderLook } from '../../backend/orders.ts';
import { keepAsking, type Asking } from '../../state/keepAsking.ts';
import { leftOrder } from '../../state/leftOrder.ts';

export type CancelOutcome =
  /** Nothing was asked of the provider, or the order was closed without money. */
  | { kind: 'unpaid' }
  | { kind: 'held'; code: string; until: Instant | null }
  | { kind: 'paid' }
  | { kind: 'refundDue' }
  | { kind: 'refunded' }
  | { kind: 'unknown'; trouble: LookTrouble };

export interface PaymentLook {
  /** null until the first answer. */
  outcome: CancelOutcome | null;
  isLooking: boolean;
  look: () => Promise<void>;
}

export function usePaymentLook(): PaymentLook {
  const [outcome, setOutcome] = useState<CancelOutcome | null>(null);
  const [isLooking, setLooking] = useState(false);
  const asking = useRef<Asking>(undefined);

  // Somebody may pay in the wallet's app after all and come back to this page; money can even come late.
  useEffect(() => {
    const begun = keepAsking(async () => {
      const found = await lookForPending();
      setOutcome(found);
      return found.kind === 'unknown' && found.trouble === 'offline';
    });
    asking.current = begun;
    void begun.askNow();
    return begun.stop;
  }, []);

  const look = useCallback(async () => {
    setLooking(true);
    await asking.current?.askNow();
    setLooking(false);
  }, []);

  return { outcome, isLooking, look };
}

async function lookForPending(): Promise<CancelOutcome> {
  const code = leftOrder();
  return code === null ? { kind: 'unpaid' } : outcomeOf(code, await lookAgain(code));
}

function outcomeOf(code: string, look: OrderLook): CancelOutcome {
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
