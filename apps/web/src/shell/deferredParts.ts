/** What no page needs to be read: it comes once the page is alive. */
import { startTransition } from 'react';
import type { GlobalOverlays } from './deferred/GlobalOverlays.tsx';
import type * as Panels from './deferred/panels.ts';
import { loadMessages } from '../state/language.ts';
import { atom, type PrimitiveAtom, type Store } from '../lib/store.ts';
import { canPrefetch } from './canPrefetch.ts';

/** Null until it is here. */
export const globalOverlaysAtom = atom<{ GlobalOverlays: typeof GlobalOverlays } | null>(null);

/** Null until they are here. */
export const panelsAtom = atom<typeof Panels | null>(null);

const loadGlobalOverlays = (store: Store) =>
  fetchInto(store, globalOverlaysAtom, () => import('./deferred/GlobalOverlays.tsx'), startTransition);

const loadPanels = () => import('./deferred/panels.ts');

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
    const [parts] = await Promise.all([load(), loadMessages(store, 'later')]);
    draw(() => store.set(place, () => parts));
  } catch {
    // The line is down: it is fetched when it is back.
    window.addEventListener('online', () => void fetchInto(store, place, load, draw), { once: true });
  }
}

/** After everything that the page itself still has to do. */
export function loadDeferredParts(store: Store): () => void {
  let stop = whenIdle(() => {
    void loadGlobalOverlays(store).then(() => {
      if (canPrefetch()) stop = whenIdle(() => void fetchPanelsAhead(store));
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
