import type { Order } from '@zawadeh/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { cachedOrders } from '../../backend/cachedAccount.ts';
import { fetchOrderStatus } from '../../backend/orders.ts';
import { fetchOwnOrder, type OwnOrder } from '../../backend/ownOrder.ts';
import type { NetworkError } from '../../lib/networkError.ts';
import { poll, type Poll } from '../../lib/poll.ts';

interface Ticket {
  /** null while it loads; `none`: there is no such order, or it belongs to another user. */
  order: Order | 'none' | null;
  /** Why the last request failed; the last answer stays on the screen. */
  trouble: NetworkError | null;
}

const NOTHING: Ticket = { order: null, trouble: null };

/** One order of the signed-in user, polled while its payment is pending. */
export function useTicket(userId: string, code: string): Ticket & { look: () => void } {
  const [ticket, setTicket] = useState(NOTHING);
  const asking = useRef<Poll>(undefined);

  useEffect(() => {
    let isHere = true;
    const take = (answer: OwnOrder) => {
      if (isHere) setTicket((known) => after(known, answer, userId, code));
    };
    const begun = poll(async () => {
      const answer = await fetchOwnOrder(code);
      take(answer);
      if (!answer.ok) return answer.error === 'offline';
      if (answer.value.order.paymentStatus !== 'pending') return false;
      // The table has what was settled; the status of a recent payment comes from the provider.
      const look = await fetchOrderStatus(code);
      if (!look.ok || look.value.status === 'pending') return true;
      take(await fetchOwnOrder(code));
      return false;
    });
    asking.current = begun;
    void begun.pollNow();
    return () => {
      isHere = false;
      begun.stop();
    };
  }, [userId, code]);

  const look = useCallback(() => void asking.current?.pollNow(), []);
  return { ...ticket, look };
}

function after(known: Ticket, answer: OwnOrder, userId: string, code: string): Ticket {
  if (answer.ok) return { order: answer.value.order, trouble: null };
  switch (answer.error) {
    case 'none':
      return { order: 'none', trouble: null };
    // The session shows this error, and the screen with it.
    case 'signedOut':
      return known;
    default:
      return { order: known.order ?? keptOrder(userId, code), trouble: answer.error };
  }
}

const keptOrder = (userId: string, code: string): Order | null =>
  cachedOrders(userId)?.find((order) => order.code === code) ?? null;
