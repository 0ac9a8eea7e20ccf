/** The map is a download of its own: until it is there, and where it does not come, the list says the same. */
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { importWithRetry } from '../../lib/importWithRetry.ts';
import { atom, useAtomValue, useStore, type AppStore } from '../../lib/store.ts';
import { loadWords } from '../../lib/messages/language.ts';
import { placeWords } from '../../lib/messages/locales/place/words.ts';
import { mapWords } from './map/locales/words.ts';
import type * as Part from './map/MapView.tsx';

/** The parameter of the address, and its value; without it the shelf is a list. */
export const VIEW = 'view';
export const MAP = 'map';

/** Null until loaded. */
const mapAtom = atom<typeof Part | null>(null);

async function fetchMap(store: AppStore): Promise<void> {
  try {
    const [part] = await Promise.all([
      importWithRetry(() => import('./map/MapView.tsx')),
      loadWords(store, mapWords),
      loadWords(store, placeWords),
    ]);
    store.set(mapAtom, part);
  } catch {
    window.addEventListener('online', () => void fetchMap(store), { once: true });
  }
}

/** Whether the address asks for the map. The server draws the list, because it renders without parameters. */
export function useMap() {
  const store = useStore();
  const { search } = useLocation();
  const map = useAtomValue(mapAtom);
  const isMap = useSyncExternalStore(
    noSubscription,
    () => new URLSearchParams(search).get(VIEW) === MAP,
    () => false,
  );
  useEffect(() => {
    if (isMap) void fetchMap(store);
  }, [store, isMap]);
  return { map, isMap };
}

const noSubscription = () => () => {};
