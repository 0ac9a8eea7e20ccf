import type { OrdersDatabase, PaidRow } from '../database/orders.ts';
import type { Ports } from '../ports.ts';

type Listener = (paid: PaidRow) => void;

export interface PaidEvents {
  /** Everything after `since`, or from now on; nothing twice and nothing left out, until it is stopped. */
  subscribe: (listener: Listener, since: number | null) => Promise<() => void>;
}

const LOOK_EVERY_MS = 500;

/**
 * One look at the log for all who listen, and none while nobody does. Looking, and not being told, because it is the
 * same with every engine and with any number of servers, and a server that was away misses nothing.
 */
export function createPaidEvents(
  orders: Pick<OrdersDatabase, 'lastPaidEvent' | 'paidEventsAfter'>,
  log: Ports['log'],
  everyMs = LOOK_EVERY_MS,
): PaidEvents {
  const listeners = new Map<Listener, number>();
  let timer: ReturnType<typeof setTimeout> | null = null;

  const look = async (): Promise<void> => {
    try {
      const oldest = Math.min(...listeners.values());
      const news = listeners.size > 0 ? await orders.paidEventsAfter(oldest) : [];
      for (const paid of news) {
        for (const [listener, heard] of listeners) {
          if (paid.event <= heard) continue;
          listeners.set(listener, paid.event);
          listener(paid);
        }
      }
    } catch (error) {
      log('The paid orders could not be looked up', error);
    }
    timer = listeners.size > 0 ? setTimeout(() => void look(), everyMs) : null;
  };

  return {
    async subscribe(listener, since) {
      listeners.set(listener, since ?? (await orders.lastPaidEvent()));
      timer ??= setTimeout(() => void look(), 0);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
