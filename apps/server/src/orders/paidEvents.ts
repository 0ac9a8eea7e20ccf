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

const POLL_INTERVAL_MS = 500;
/** For what was notified while a connection was lost. */
const NOTIFIED_POLL_INTERVAL_MS = 5_000;

/**
 * One look at the log for all who listen, and none while nobody does. What the database notifies is only that it is
 * time to look: a server that was away misses nothing, and where nobody notifies it looks by the clock.
 */
export function createPaidEvents({ orders, log, paidOrdersChanged }: Needs): PaidEvents {
  const listeners = new Map<Listener, number>();
  let timer: ReturnType<typeof setTimeout> | null = null;
  let isPolling = false;
  let pollAgain = false;
  let intervalMs = POLL_INTERVAL_MS;

  const deliverNew = async (): Promise<void> => {
    const oldest = Math.min(...listeners.values());
    const events = listeners.size > 0 ? await orders.paidEventsAfter(oldest) : [];
    for (const paid of events) {
      for (const [listener, lastEvent] of listeners) {
        if (paid.event <= lastEvent) continue;
        listeners.set(listener, paid.event);
        listener(paid);
      }
    }
    // There may be more than one answer holds.
    if (events.length > 0) pollAgain = true;
  };

  const poll = async (): Promise<void> => {
    if (isPolling) {
      pollAgain = true;
      return;
    }
    isPolling = true;
    if (timer) clearTimeout(timer);
    try {
      do {
        pollAgain = false;
        await deliverNew();
      } while (pollAgain);
    } catch (error) {
      log('The paid orders could not be looked up', error);
    }
    isPolling = false;
    timer = listeners.size > 0 ? setTimeout(() => void poll(), intervalMs) : null;
  };

  const notified = paidOrdersChanged?.(() => {
    if (listeners.size > 0) void poll();
  }).then(
    () => {
      intervalMs = NOTIFIED_POLL_INTERVAL_MS;
    },
    (error: unknown) => log('Nobody notifies of paid orders, so they are looked up by the clock', error),
  );

  return {
    async subscribe(listener, since) {
      await notified;
      listeners.set(listener, since ?? (await orders.lastPaidEvent()));
      void poll();
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
