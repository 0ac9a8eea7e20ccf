import { useEffect } from 'react';
import { importWithRetry } from '../../lib/importWithRetry.ts';
import { atom, useAtomValue, useStore, type AppStore } from '../../lib/store.ts';
import { loadMessages } from '../../state/language.ts';
import * as S from './Favourite.styles.ts';
import type * as Part from './FavouriteToggle.tsx';

/** A shop's heart. Only its place comes with the page: the heart is a download of its own, after hydration. */
export function Favourite(props: Part.FavouriteProps) {
  const store = useStore();
  const part = useAtomValue(partAtom);
  useEffect(() => void fetchPart(store), [store]);
  return <S.Place>{part && <part.FavouriteToggle key={props.shopId} {...props} />}</S.Place>;
}

/** Null until loaded. */
const partAtom = atom<typeof Part | null>(null);

async function fetchPart(store: AppStore): Promise<void> {
  if (store.get(partAtom)) return;
  try {
    const [part] = await Promise.all([
      importWithRetry(() => import('./FavouriteToggle.tsx')),
      loadMessages(store, 'place'),
    ]);
    store.set(partAtom, part);
  } catch {
    window.addEventListener('online', () => void fetchPart(store), { once: true });
  }
}
