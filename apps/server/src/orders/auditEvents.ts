interface AuditEvent {
  event: number;
}

export interface AuditEvents<Row extends AuditEvent> {
  /** Calls back for every event after `since`, or from now on, each exactly once, until it is stopped. */
  subscribe: (listener: (row: Row) => void, since: number | null) => Promise<() => void>;
}

interface Source<Row extends AuditEvent> {
  /** For the log. */
  name: string;
  last: () => Promise<number>;
  after: (event: number) => Promise<readonly Row[]>;
  /** Notifies of new events, so that they need less polling; absent where the database sends no notifications. */
  changed?: ((callback: () => void) => Promise<void>) | undefined;
  log: (problem: string, cause?: unknown) => void;
}

const POLL_INTERVAL_MS = 500;
/** Polling that catches notifications missed while a connection was lost. */
const NOTIFIED_POLL_INTERVAL_MS = 5_000;

/**
 * Polls the audit log once for all listeners, and not without listeners. A notification of the database only triggers
 * the next poll, so a server that was away misses nothing; without notifications it polls at a fixed interval.
 */
export function createAuditEvents<Row extends AuditEvent>({
  name,
  last,
  after,
  changed,
  log,
}: Source<Row>): AuditEvents<Row> {
  const listeners = new Map<(row: Row) => void, number>();
  let timer: ReturnType<typeof setTimeout> | null = null;
  let isPolling = false;
  let pollAgain = false;
  let intervalMs = POLL_INTERVAL_MS;

  const deliverNew = async (): Promise<void> => {
    const oldest = Math.min(...listeners.values());
    const events = listeners.size > 0 ? await after(oldest) : [];
    for (const row of events) {
      for (const [listener, lastEvent] of listeners) {
        if (row.event > lastEvent) listener(row);
      }
    }
    const newest = events.at(-1)?.event ?? oldest;
    for (const [listener, lastEvent] of listeners) listeners.set(listener, Math.max(newest, lastEvent));
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
      log(`The events of ${name} could not be looked up`, error);
    }
    isPolling = false;
    timer = listeners.size > 0 ? setTimeout(() => void poll(), intervalMs) : null;
  };

  const notified = changed?.(() => {
    if (listeners.size > 0) void poll();
  }).then(
    () => {
      intervalMs = NOTIFIED_POLL_INTERVAL_MS;
    },
    (error: unknown) => log(`No notification of ${name} arrives; they are read at intervals instead`, error),
  );

  return {
    async subscribe(listener, since) {
      await notified;
      listeners.set(listener, since ?? (await last()));
      void poll();
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
