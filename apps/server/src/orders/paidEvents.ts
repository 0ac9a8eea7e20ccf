import type { OrdersDatabase, PaidRow } from '../database/orders.ts';
import type { Ports } from '../ports.ts';

type Listener = (paid: PaidRow) => void;

export interface PaidEvents {
  /** Everything after `since`, or from now on; nothing twice and nothing left out, until it is stopped. */
  subscribe: (listener: Listener, since: number | null) => Promise<() => void>;
}

interface Needs extends Pick<Ports, 'log' | 'paidOrdersChanged'> {
  orders: Pick<OrdersDatabase, 'lastPaidEvent' | 'paidEventsAfter'>;
}

const LOOK_EVERY_MS = 500;
/** For what was notified while a connection was lost. */
const LOOK_ALL_THE_SAME_MS = 5_000;

/**
 * One look at the log for all who listen, and none while nobody does. What the database notifies is only that it is
 * time to look: a server that was away misses nothing, and where nobody notifies it looks by the clock.
 */
export function createPaidEvents({ orders, log, paidOrdersChanged }: Needs): PaidEvents {
  const listeners = new Map<Listener, number>();
  let timer: ReturnType<typeof setTimeout> | null = null;
  let isLooking = false;
  let lookAgain = false;
  let everyMs = LOOK_EVERY_MS;

  const tellNews = async (): Promise<void> => {
    const oldest = Math.min(...listeners.values());
    const news = listeners.size > 0 ? await orders.paidEventsAfter(oldest) : [];
    for (const paid of news) {
      for (const [listener, heard] of listeners) {
        if (paid.event <= heard) continue;
        listeners.set(listener, paid.event);
        listener(paid);
      }
    }
    // There may be more than one answer holds.
    if (news.length > 0) lookAgain = true;
  };

  const look = async (): Promise<void> => {
    if (isLooking) {
      lookAgain = true;
      return;
    }
    isLooking = true;
    if (timer) clearTimeout(timer);
    try {
      do {
        lookAgain = false;
        await tellNews();
      } while (lookAgain);
    } catch (error) {
      log('The paid orders could not be looked up', error);
    }
    isLooking = false;
    timer = listeners.size > 0 ? setTimeout(() => void look(), everyMs) : null;
  };

  const notified = paidOrdersChanged?.(() => {
    if (listeners.size > 0) void look();
  }).then(
    () => {
      everyMs = LOOK_ALL_THE_SAME_MS;
    },
    (error: unknown) => log('Nobody notifies of paid orders, so they are looked up by the clock', error),
  );

  return {
    async subscribe(listener, since) {
      await notified;
      listeners.set(listener, since ?? (await orders.lastPaidEvent()));
      void look();
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
