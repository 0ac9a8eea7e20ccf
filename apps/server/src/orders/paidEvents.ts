import type { OrdersDatabase, PaidRow } from '../database/orders.ts';
import type { Ports } from '../ports.ts';

type Listener = (paid: PaidRow) => void;

export interface PaidEvents {
  /** Calls back for every event after `since`, or from now on, each exactly once, until it is stopped. */
  subscribe: (listener: Listener, since: number | null) => Promise<() => void>;
}

interface Needs extends Pick<Ports, 'log' | 'paidOrdersChanged'> {
  orders: Pick<OrdersDatabase, 'lastPaidEvent' | 'paidEventsAfter'>;
}

const POLL_INTERVAL_MS = 500;
/** Polling that catches notifications missed while a connection was lost. */
const NOTIFIED_POLL_INTERVAL_MS = 5_000;

/**
 * Polls the audit log once for all listeners, and not without listeners. A notification of the database only triggers
 * the next poll, so a server that was away misses nothing; without notifications it polls at a fixed interval.
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
    // One answer may not hold all events.
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
    (error: unknown) =>
      log('No notification of paid orders arrives; they are read at intervals instead', error),
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
