/** What no page needs to be read: it comes once the page is alive. */
import { startTransition } from 'react';
import type { Outside } from './later/Outside.tsx';
import type * as Panels from './later/panels.ts';
import { addWords } from '../state/language.ts';
import { atom, type PrimitiveAtom, type Store } from '../state/store.ts';
import { isLineSpare } from './spareLine.ts';

/** Null until it is here. */
export const outsideAtom = atom<{ Outside: typeof Outside } | null>(null);

/** Null until they are here. */
export const panelsAtom = atom<typeof Panels | null>(null);

const fetchOutside = (store: Store) =>
  fetchInto(store, outsideAtom, () => import('./later/Outside.tsx'), startTransition);

const loadPanels = () => import('./later/panels.ts');

/** Somebody has pressed for them, and waits. */
export const fetchPanels = (store: Store) => fetchInto(store, panelsAtom, loadPanels, (show) => show());

/** Drawn a piece at a time: a tap need not wait for all of it. */
const fetchPanelsAhead = (store: Store) => fetchInto(store, panelsAtom, loadPanels, startTransition);

/** Whoever asks again after a failure may have more luck. */
async function fetchInto<Parts>(
  store: Store,
  place: PrimitiveAtom<Parts | null>,
  load: () => Promise<Parts>,
  draw: (show: () => void) => void,
): Promise<void> {
  if (store.get(place)) return;
  try {
    const [parts] = await Promise.all([load(), addWords(store, 'later')]);
    draw(() => store.set(place, () => parts));
  } catch {
    // The line is down: it is fetched when it is back.
    window.addEventListener('online', () => void fetchInto(store, place, load, draw), { once: true });
  }
}

/** After everything that the page itself still has to do. */
export function fetchLaterWhenIdle(store: Store): () => void {
  let stop = whenIdle(() => {
    void fetchOutside(store).then(() => {
      if (isLineSpare()) stop = whenIdle(() => void fetchPanelsAhead(store));
    });
  });
  return () => stop();
}

function whenIdle(begin: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(begin, LONGEST_WAIT);
    return () => clearTimeout(timer);
  }
  const waiting = requestIdleCallback(begin, { timeout: LONGEST_WAIT });
  return () => cancelIdleCallback(waiting);
}

const LONGEST_WAIT = 2_000;
