import { brand, readClockSkew } from '@zawadeh/domain';
import { startTransition } from 'react';
import { readItem } from './storage.ts';
import { atom, type Store } from './store.ts';

/** The time every screen goes by; the server and the first paint agree on it. */
export const nowAtom = atom(0);

/** How far this device's clock is ahead, as far as it is known. Kept, so that the next page begins with the right time. */
export const CLOCK_SKEW_KEY = `${brand.storagePrefix}-clock-skew`;

export const storedClockSkew = (): number => readClockSkew(readItem(CLOCK_SKEW_KEY));

export const correctedNow = (): number => Date.now() - storedClockSkew();

/** Availability changes with the minute, so a look every few seconds is enough. */
const TICK = 5_000;

export function startClock(store: Store): () => void {
  // A whole shelf goes by the time: it follows in small steps, between which a press is answered.
  const tick = () => startTransition(() => store.set(nowAtom, correctedNow()));
  const timer = setInterval(tick, TICK);
  document.addEventListener('visibilitychange', tick);
  tick();
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}
