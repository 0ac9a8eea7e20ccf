import type { ToastClock } from './toastStore.ts';

export interface HandClock extends ToastClock {
  /** Lets time pass, and does what was due on the way. */
  advance: (byMs: number) => void;
}

interface Due {
  at: number;
  act: () => void;
}

/** A clock that goes only when it is moved: for tests and stories. */
export function handClock(): HandClock {
  let now = 0;
  let dues: readonly Due[] = [];
  return {
    now: () => now,
    after: (delayMs, act) => {
      const due = { at: now + delayMs, act };
      dues = [...dues, due];
      return () => {
        dues = dues.filter((other) => other !== due);
      };
    },
    advance: (byMs) => {
      const until = now + byMs;
      for (;;) {
        const [next] = dues.filter(({ at }) => at <= until).sort((one, other) => one.at - other.at);
        if (!next) break;
        dues = dues.filter((due) => due !== next);
        now = next.at;
        next.act();
      }
      now = until;
    },
  };
}
