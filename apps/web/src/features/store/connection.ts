import { useEffect } from 'react';
import { atom, useStore } from '../../lib/store.ts';

/** null where the open section does not follow changes as they come. */
export const connectionAtom = atom<'live' | 'offline' | null>(null);

/** Tells the header of the shop's space while the section is open. */
export function useConnection(connection: 'live' | 'offline' | null): void {
  const store = useStore();
  useEffect(() => store.set(connectionAtom, connection), [store, connection]);
  useEffect(() => () => store.set(connectionAtom, null), [store]);
}
