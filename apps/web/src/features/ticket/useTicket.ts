import type { Order } from '@zawadeh/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { cachedOrders } from '../orders/cachedOrders.ts';
import { fetchOrderStatus } from '../orders/paymentStatus.ts';
import { fetchOwnOrder, type OwnOrder } from '../orders/ownOrder.ts';
import type { NetworkError } from '../../lib/http/networkError.ts';
import { poll, type Poll } from '../../lib/poll.ts';

interface Ticket {
  /** null while it loads; `none`: there is no such order, or it belongs to another user. */
  order: Order | 'none' | null;
  /** Why the last request failed; the last answer stays on the screen. */
  error: NetworkError | null;
}

const NO_TICKET: Ticket = { order: null, error: null };

/** One order of the signed-in user, polled while its payment is pending. */
export function useTicket(userId: string, code: string): Ticket & { refresh: () => void } {
  const [ticket, setTicket] = useState(NO_TICKET);
  const polling = useRef<Poll>(undefined);

  useEffect(() => {
    let isHere = true;
    const applyAnswer = (answer: OwnOrder) => {
      if (isHere) setTicket((previous) => nextTicket(previous, answer, userId, code));
    };
    const started = poll(async () => {
      const answer = await fetchOwnOrder(code);
      applyAnswer(answer);
      if (!answer.ok) return answer.error === 'offline';
      if (answer.value.order.paymentStatus !== 'pending') return false;
      // The table has what was settled; the status of a recent payment comes from the provider.
      const status = await fetchOrderStatus(code);
      if (!status.ok || status.value.status === 'pending') return true;
      applyAnswer(await fetchOwnOrder(code));
      return false;
    });
    polling.current = started;
    void started.pollNow();
    return () => {
      isHere = false;
      started.stop();
    };
  }, [userId, code]);

  const refresh = useCallback(() => void polling.current?.pollNow(), []);
  return { ...ticket, refresh };
}

function nextTicket(previous: Ticket, answer: OwnOrder, userId: string, code: string): Ticket {
  if (answer.ok) return { order: answer.value.order, error: null };
  switch (answer.error) {
    case 'none':
      return { order: 'none', error: null };
    // The session shows this error, and the screen with it.
    case 'signedOut':
      return previous;
    default:
      return { order: previous.order ?? cachedOrder(userId, code), error: answer.error };
  }
}

const cachedOrder = (userId: string, code: string): Order | null =>
  cachedOrders(userId)?.find((order) => order.code === code) ?? null;
