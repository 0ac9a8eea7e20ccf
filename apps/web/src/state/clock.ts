import { startTransition } from 'react';
import { atom, type Store } from './store.ts';

/** The time every screen goes by; the server and the first paint agree on it. */
export const nowAtom = atom(0);

/** Availability changes with the minute, so a look every few seconds is enough. */
const TICK = 5_000;

export function startClock(store: Store): () => void {
  // A whole shelf goes by the time: it follows in small steps, between which a press is answered.
  const tick = () => startTransition(() => store.set(nowAtom, Date.now()));
  const timer = setInterval(tick, TICK);
  document.addEventListener('visibilitychange', tick);
  tick();
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}
