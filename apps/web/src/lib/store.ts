/** The one importer of jotai. The store is explicit, so that live events and storage can write outside React. */
import { createStore } from 'jotai';

export { atom, Provider as StoreProvider, useAtom, useAtomValue, useSetAtom, useStore } from 'jotai';
export type { PrimitiveAtom } from 'jotai';

export type Store = ReturnType<typeof createStore>;

/** One for the browser's whole life; the server makes one for each page it draws. */
export { createStore };
