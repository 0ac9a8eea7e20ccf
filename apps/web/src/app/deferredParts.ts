/** The parts that are loaded after hydration. */
import { startTransition } from 'react';
import type { GlobalOverlays } from './deferred/GlobalOverlays.tsx';
import type * as Panels from './deferred/panels.ts';
import type { Footer } from '../features/trust/footer/Footer.tsx';
import { footerWords } from '../features/trust/footer/locales/words.ts';
import { loadWords, type Words } from '../lib/messages/language.ts';
import { laterWords } from '../lib/messages/locales/later/words.ts';
import { atom, type PrimitiveAtom, type AppStore } from '../lib/store.ts';
import { canPrefetch } from '../lib/canPrefetch.ts';

/** Null until loaded. */
export const globalOverlaysAtom = atom<{ GlobalOverlays: typeof GlobalOverlays } | null>(null);

/** Null until loaded. */
export const panelsAtom = atom<typeof Panels | null>(null);

const loadGlobalOverlays = (store: AppStore) =>
  fetchInto(store, globalOverlaysAtom, () => import('./deferred/GlobalOverlays.tsx'), startTransition);

const loadPanels = () => import('./deferred/panels.ts');

/** After a press, so rendered at once. */
export const fetchPanels = (store: AppStore) => fetchInto(store, panelsAtom, loadPanels, (show) => show());

/** Ahead of a press, so React may interrupt the rendering for a tap. */
const fetchPanelsAhead = (store: AppStore) => fetchInto(store, panelsAtom, loadPanels, startTransition);

/** Null where the server drew it and the browser leaves it as it is. */
export const footerAtom = atom<{ Footer: typeof Footer } | null>(null);

export const fetchFooter = (store: AppStore) =>
  fetchInto(
    store,
    footerAtom,
    () => import('../features/trust/footer/Footer.tsx'),
    (show) => show(),
    footerWords,
  );

/** Can be called again after a failure. */
async function fetchInto<Parts>(
  store: AppStore,
  partsAtom: PrimitiveAtom<Parts | null>,
  load: () => Promise<Parts>,
  render: (show: () => void) => void,
  words: Words = laterWords,
): Promise<void> {
  if (store.get(partsAtom)) return;
  try {
    const [parts] = await Promise.all([load(), loadWords(store, words)]);
    render(() => store.set(partsAtom, () => parts));
  } catch {
    window.addEventListener('online', () => void fetchInto(store, partsAtom, load, render, words), {
      once: true,
    });
  }
}

/** Waits until the page itself is idle. */
export function loadDeferredParts(store: AppStore): () => void {
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
