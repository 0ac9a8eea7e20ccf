import type { ToastClock } from './toastStore.ts';

export interface FakeClock extends ToastClock {
  /** Moves the time forward and runs the timers that are due. */
  advance: (byMs: number) => void;
}

interface Timer {
  at: number;
  act: () => void;
}

/** A clock for tests and stories that only moves by `advance`. */
export function fakeClock(): FakeClock {
  let now = 0;
  let timers: readonly Timer[] = [];
  return {
    now: () => now,
    after: (delayMs, act) => {
      const timer = { at: now + delayMs, act };
      timers = [...timers, timer];
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    advance: (byMs) => {
      const until = now + byMs;
      for (;;) {
        const [next] = timers.filter(({ at }) => at <= until).sort((one, other) => one.at - other.at);
        if (!next) break;
        timers = timers.filter((timer) => timer !== next);
        now = next.at;
        next.act();
      }
      now = until;
    },
  };
}
