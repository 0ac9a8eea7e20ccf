import type { Order } from '@zawadeh/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { keptOrders } from '../../backend/keptAccount.ts';
import { lookAgain } from '../../backend/orders.ts';
import { ownOrder, type OrderAnswer } from '../../backend/ownOrder.ts';
import type { Trouble } from '../../backend/trouble.ts';
import { keepAsking, type Asking } from '../../state/keepAsking.ts';

interface Ticket {
  /** null until it is known; `none`: there is no such order, or it is somebody else's. */
  order: Order | 'none' | null;
  /** Why the last look failed; what was known stays on the screen. */
  trouble: Trouble | null;
}

const NOTHING: Ticket = { order: null, trouble: null };

/** One order of whoever is signed in; while it waits for its payment it is looked at again and again. */
export function useTicket(userId: string, code: string): Ticket & { look: () => void } {
  const [ticket, setTicket] = useState(NOTHING);
  const asking = useRef<Asking>(undefined);

  useEffect(() => {
    let isHere = true;
    const take = (answer: OrderAnswer) => {
      if (isHere) setTicket((known) => after(known, answer, userId, code));
    };
    const begun = keepAsking(async () => {
      const answer = await ownOrder(code);
      take(answer);
      if (answer.kind === 'trouble') return answer.trouble === 'offline';
      if (answer.kind !== 'order' || answer.order.paymentStatus !== 'pending') return false;
      // The table knows what was settled; what was paid a moment ago, the provider is asked for.
      const look = await lookAgain(code);
      if (!look.ok || look.status === 'pending') return true;
      take(await ownOrder(code));
      return false;
    });
    asking.current = begun;
    void begun.askNow();
    return () => {
      isHere = false;
      begun.stop();
    };
  }, [userId, code]);

  const look = useCallback(() => void asking.current?.askNow(), []);
  return { ...ticket, look };
}

function after(known: Ticket, answer: OrderAnswer, userId: string, code: string): Ticket {
  switch (answer.kind) {
    case 'order':
      return { order: answer.order, trouble: null };
    case 'none':
      return { order: 'none', trouble: null };
    // The session says so itself, and the screen with it.
    case 'signedOut':
      return known;
    case 'trouble':
      return { order: known.order ?? keptOrder(userId, code), trouble: answer.trouble };
  }
}

const keptOrder = (userId: string, code: string): Order | null =>
  keptOrders(userId)?.find((order) => order.code === code) ?? null;
