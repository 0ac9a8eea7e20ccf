import type { CountCalls } from '../database/people.ts';

/** As a part of the limit: ten servers that have shared nothing are still within it. */
const SHARED_FROM = 0.1;

/** Bounds the memory while the database does not answer. */
const MOST_UNSENT = 10_000;

interface Own {
  counted: number;
  sent: number;
}

/**
 * Rate limits over all servers on one database. Each server counts in memory, adds the keys that come near their limit
 * to the sums in the database, and reads the sums: no request waits for that, and a limit may be exceeded by what
 * arrives between two exchanges.
 */
export function sharedCounts(
  { countCalls, log }: { countCalls: CountCalls; log: (problem: string, cause?: unknown) => void },
  now: () => number = Date.now,
) {
  let minute = 0;
  let own = new Map<string, Own>();
  let elsewhere = new Map<string, number>();
  const changeMinute = () => {
    const current = Math.floor(now() / 60_000);
    if (current === minute) return;
    minute = current;
    own = new Map();
    elsewhere = new Map();
  };

  return {
    /** The calls of this minute at all servers, as far as this one knows. */
    total: (key: string, counted: number, limit: number): number => {
      changeMinute();
      const known = own.get(key);
      if (known) known.counted = counted;
      else if (counted >= limit * SHARED_FROM && own.size < MOST_UNSENT) own.set(key, { counted, sent: 0 });
      return counted + (elsewhere.get(key) ?? 0);
    },
    /** Runs every second. */
    exchange: async (): Promise<void> => {
      changeMinute();
      const changed = Array.from(own).filter(([, { counted, sent }]) => counted > sent);
      if (changed.length === 0) return;
      const sums = elsewhere;
      try {
        const news = Object.fromEntries(changed.map(([key, { counted, sent }]) => [key, counted - sent]));
        for (const [, each] of changed) each.sent = each.counted;
        const totals = await countCalls(minute, news);
        for (const [key, { sent }] of changed) sums.set(key, Math.max(0, (totals[key] ?? 0) - sent));
      } catch (error) {
        log('The calls at the other servers are not known', error);
      }
    },
  };
}

export type SharedCounts = ReturnType<typeof sharedCounts>;
