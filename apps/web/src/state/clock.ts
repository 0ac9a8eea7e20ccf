import { atom, type Store } from './store.ts';

/** The time every screen goes by; the server and the first paint agree on it. */
export const nowAtom = atom(0);

/** Availability changes with the minute, so a look every few seconds is enough. */
const TICK = 5_000;

export function startClock(store: Store): () => void {
  const tick = () => store.set(nowAtom, Date.now());
  const timer = setInterval(tick, TICK);
  document.addEventListener('visibilitychange', tick);
  tick();
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}
