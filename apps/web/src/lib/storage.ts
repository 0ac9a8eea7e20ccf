import { atom } from './store.ts';

interface PersistOptions<Value> {
  key: string;
  /** Survives whatever stands there; null is nothing. */
  read: (text: string | null) => Value;
  write: (value: Value) => string;
  /** Raised in this tab after each change, for whoever keeps an eye on it too; other tabs hear of it from the browser. */
  event?: string;
}

/**
 * A value that the browser keeps, one atom for each key. It is null until the page lives: the server does not know it,
 * and the first drawing has to be the same on both sides.
 */
export function persistedAtom<Value>({ key, read, write, event }: PersistOptions<Value>) {
  const known = atom<Value | null>(null);
  const look = () => read(readItem(key));

  known.onMount = (set) => {
    const hear = (change: StorageEvent) => {
      if (change.key !== key && change.key !== null) return;
      unkept.delete(key);
      set(look());
    };
    const hearOwn = () => set(look());
    set(look());
    window.addEventListener('storage', hear);
    if (event) window.addEventListener(event, hearOwn);
    return () => {
      window.removeEventListener('storage', hear);
      if (event) window.removeEventListener(event, hearOwn);
    };
  };

  return atom(
    (get) => get(known),
    (_get, set, change: (value: Value) => Value) => {
      // Read anew, because another tab may have changed it a moment ago.
      const before = look();
      const after = change(before);
      set(known, after);
      if (after === before) return;
      writeItem(key, write(after));
      if (event) raise(event);
    },
  );
}

/** On the server, where nobody listens, there is nothing to raise it on. */
function raise(event: string): void {
  if (typeof window !== 'undefined') window.dispatchEvent(new Event(event));
}

/** Private windows and full ones refuse to keep things: then they last as long as the page. */
const unkept = new Map<string, string>();

export function readItem(key: string): string | null {
  try {
    return unkept.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeItem(key: string, value: string | null): void {
  unkept.delete(key);
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    if (value !== null) unkept.set(key, value);
  }
}

/** What only this tab knows. A browser that refuses storage stores nothing. */
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
    // Storage is refused, or full: the value is not needed for the page to work.
  }
}
