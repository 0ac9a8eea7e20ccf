import { startTransition } from 'react';
import type * as Later from './later/index.ts';
import { addWords } from '../state/language.ts';
import { atom, type Store } from '../state/store.ts';

/** Null until it is here. */
export const laterAtom = atom<typeof Later | null>(null);

/** Whoever asks again after a failure may have more luck. */
export async function fetchLater(store: Store): Promise<void> {
  if (store.get(laterAtom)) return;
  try {
    const [parts] = await Promise.all([import('./later/index.ts'), addWords(store, 'later')]);
    // Drawn a piece at a time: a tap need not wait for all of it.
    startTransition(() => store.set(laterAtom, parts));
  } catch {
    // The line is down: it is fetched when it is back.
    window.addEventListener('online', () => void fetchLater(store), { once: true });
  }
}

/** After everything that the page itself still has to do. */
export function fetchLaterWhenIdle(store: Store): () => void {
  const begin = () => void fetchLater(store);
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(begin, LONGEST_WAIT);
    return () => clearTimeout(timer);
  }
  const waiting = requestIdleCallback(begin, { timeout: LONGEST_WAIT });
  return () => cancelIdleCallback(waiting);
}

const LONGEST_WAIT = 2_000;
