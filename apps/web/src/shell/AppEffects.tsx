import { useEffect } from 'react';
import { startClock } from '../lib/clock.ts';
import { startSession } from '../state/session.ts';
import { useStore } from '../lib/store.ts';
import { replayEarlyPresses } from './earlyPresses.ts';
import { loadDeferredParts } from './deferredParts.ts';

/**
 * The clock goes on, and somebody who is signed in is known, from when the page is joined with what the server drew.
 * What changed before would be something else than what was drawn.
 */
export function AppEffects() {
  const store = useStore();
  useEffect(replayEarlyPresses, []);
  useEffect(() => startClock(store), [store]);
  useEffect(() => startSession(store), [store]);
  useEffect(() => loadDeferredParts(store), [store]);
  return null;
}
