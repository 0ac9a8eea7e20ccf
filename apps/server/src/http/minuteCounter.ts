const MINUTE_MS = 60_000;

/** Bounds the memory, because the sender of a request chooses some of the keys. */
const MOST_COUNTED = 20_000;

/** Counts each key within the current minute, or another window. Above `most` keys it forgets the longest unseen. */
export function minuteCounter(now: () => number = Date.now, most = MOST_COUNTED, windowMs = MINUTE_MS) {
  let window = 0;
  const counts = new Map<string, number>();

  return (key: string) => {
    const current = Math.floor(now() / windowMs);
    if (current !== window) {
      window = current;
      counts.clear();
    }
    const count = (counts.get(key) ?? 0) + 1;
    // A map iterates in the order of insertion.
    counts.delete(key);
    counts.set(key, count);
    const [oldest] = counts.keys();
    if (counts.size > most && oldest !== undefined) counts.delete(oldest);
    return {
      count,
      secondsLeft: Math.ceil(((current + 1) * windowMs - now()) / 1000),
      /** Undoes this count. */
      takeBack: () => {
        const known = window === current ? counts.get(key) : undefined;
        if (known === undefined) return;
        if (known > 1) counts.set(key, known - 1);
        else counts.delete(key);
      },
    };
  };
}
