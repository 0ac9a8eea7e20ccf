import { brand, readClockSkew } from '@zawadeh/domain';
import { startTransition } from 'react';
import { onReturn } from './onReturn.ts';
import { readItem } from './storage.ts';
import { atom, type AppStore } from './store.ts';

/** The time that every screen uses; the server and the first paint share it. */
export const nowAtom = atom(0);

/** How far this device's clock is ahead; stored so that the next page begins with the right time. */
export const CLOCK_SKEW_KEY = `${brand.storagePrefix}-clock-skew`;

export const storedClockSkew = (): number => readClockSkew(readItem(CLOCK_SKEW_KEY));

export const correctedNow = (): number => Date.now() - storedClockSkew();

/** Availability changes with the minute, so a tick every few seconds is enough. */
const TICK_MS = 5_000;

export function startClock(store: AppStore): () => void {
  // A whole shelf is rendered again, so React may interrupt it for a tap.
  const tick = () => startTransition(() => store.set(nowAtom, correctedNow()));
  const timer = setInterval(tick, TICK_MS);
  const stopListening = onReturn(tick);
  tick();
  return () => {
    clearInterval(timer);
    stopListening();
  };
}
