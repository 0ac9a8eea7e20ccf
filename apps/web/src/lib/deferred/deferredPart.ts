import { useEffect } from 'react';
import { importWithRetry } from '../importWithRetry.ts';
import { atom, useAtomValue, useStore, type AppStore } from '../store.ts';
import { loadWords, type Words } from '../messages/language.ts';

/** A download of its own, once the page that shows it is alive; null until it is there. */
export function deferredPart<Part extends object>(load: () => Promise<Part>, ...words: Words[]) {
  const partAtom = atom<Part | null>(null);

  const fetchPart = async (store: AppStore): Promise<void> => {
    if (store.get(partAtom)) return;
    try {
      const [part] = await Promise.all([
        importWithRetry(load),
        ...words.map((each) => loadWords(store, each)),
      ]);
      store.set(partAtom, part);
    } catch {
      window.addEventListener('online', () => void fetchPart(store), { once: true });
    }
  };

  return function useDeferredPart(isNeeded = true): Part | null {
    const store = useStore();
    const part = useAtomValue(partAtom);
    useEffect(() => {
      if (isNeeded) void fetchPart(store);
    }, [store, isNeeded]);
    return part;
  };
}
