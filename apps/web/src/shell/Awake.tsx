import { useEffect } from 'react';
import { startClock } from '../state/clock.ts';
import { startSession } from '../state/session.ts';
import { useStore } from '../state/store.ts';
import { replayEarlyPresses } from './earlyPresses.ts';
import { fetchLaterWhenIdle } from './fetchLater.ts';

/**
 * The clock goes on, and somebody who is signed in is known, from when the page is joined with what the server drew.
 * What changed before would be something else than what was drawn.
 */
export function Awake() {
  const store = useStore();
  useEffect(replayEarlyPresses, []);
  useEffect(() => startClock(store), [store]);
  useEffect(() => startSession(store), [store]);
  useEffect(() => fetchLaterWhenIdle(store), [store]);
  return null;
}
