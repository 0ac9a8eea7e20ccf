/** The only import of jotai. The store is explicit, so that live events and storage can write outside React. */
import { createStore } from 'jotai';

export { atom, Provider as StoreProvider, useAtom, useAtomValue, useSetAtom, useStore } from 'jotai';
export type { PrimitiveAtom } from 'jotai';

export type AppStore = ReturnType<typeof createStore>;

/** The browser has one store; the server creates one for each page that it renders. */
export { createStore };
