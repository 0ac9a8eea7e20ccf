import { useEffect } from 'react';
import { startClock } from '../lib/clock.ts';
import { startSession } from '../features/session/session.ts';
import { useStore } from '../lib/store.ts';
import { replayEarlyPresses } from '../lib/hydration/earlyPresses.ts';
import { loadDeferredParts } from './deferredParts.ts';

/**
 * Clock, session and deferred parts start after hydration: a change before it would differ from what the server
 * rendered.
 */
export function AppEffects() {
  const store = useStore();
  useEffect(replayEarlyPresses, []);
  useEffect(() => startClock(store), [store]);
  useEffect(() => startSession(store), [store]);
  useEffect(() => loadDeferredParts(store), [store]);
  return null;
}
