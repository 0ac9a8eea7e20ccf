import { atom } from './store.ts';

interface PersistOptions<Value> {
  key: string;
  /** Accepts any text; null where nothing is stored. */
  read: (text: string | null) => Value;
  write: (value: Value) => string;
  /** Dispatched in this tab after each change, for other listeners; the browser notifies other tabs. */
  event?: string;
}

/**
 * A value in localStorage, one atom for each key. It is null until the page is hydrated: the server does not know it,
 * and the first render has to be the same on both sides.
 */
export function persistedAtom<Value>({ key, read, write, event }: PersistOptions<Value>) {
  const valueAtom = atom<Value | null>(null);
  const readStored = () => read(readItem(key));

  valueAtom.onMount = (set) => {
    const onStorage = (change: StorageEvent) => {
      if (change.key !== key && change.key !== null) return;
      unsaved.delete(key);
      set(readStored());
    };
    const onOwnEvent = () => set(readStored());
    set(readStored());
    window.addEventListener('storage', onStorage);
    if (event) window.addEventListener(event, onOwnEvent);
    return () => {
      window.removeEventListener('storage', onStorage);
      if (event) window.removeEventListener(event, onOwnEvent);
    };
  };

  return atom(
    (get) => get(valueAtom),
    (_get, set, change: (value: Value) => Value) => {
      // Read again, because another tab may have changed it a moment ago.
      const before = readStored();
      const after = change(before);
      set(valueAtom, after);
      if (after === before) return;
      writeItem(key, write(after));
      if (event) dispatch(event);
    },
  );
}

/** The server has no window and no listeners. */
function dispatch(event: string): void {
  if (typeof window !== 'undefined') window.dispatchEvent(new Event(event));
}

/** Values that storage rejected, as in a private window or when it is full: they last as long as the page. */
const unsaved = new Map<string, string>();

export function readItem(key: string): string | null {
  try {
    return unsaved.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeItem(key: string, value: string | null): void {
  unsaved.delete(key);
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    if (value !== null) unsaved.set(key, value);
  }
}

/** Of this tab only. Null where the browser denies storage. */
export function readSessionItem(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeSessionItem(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // Storage is denied or full, and the page works without the value.
  }
}
