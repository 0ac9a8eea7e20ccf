import { afterEach, expect, test, vi } from 'vitest';
import { persistedAtom, readItem, writeItem } from './storage.ts';
import { createStore } from './store.ts';

const deny = () => {
  throw new DOMException('', 'SecurityError');
};
const throwFull = () => {
  throw new DOMException('', 'QuotaExceededError');
};

function stubStorage(overrides: Partial<Storage>) {
  const stored = new Map([['note', 'old']]);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
    ...overrides,
  });
}

const noteAtom = persistedAtom<string>({ key: 'note', read: (text) => text ?? '', write: String });

afterEach(() => {
  writeItem('note', null);
  vi.unstubAllGlobals();
});

test.each<[string, Partial<Storage>]>([
  ['is denied', { getItem: deny, setItem: deny, removeItem: deny }],
  ['is full', { setItem: throwFull }],
])('a written value lasts as long as the page where storage %s', (_case, overrides) => {
  stubStorage(overrides);
  const store = createStore();
  const unsubscribe = store.sub(noteAtom, () => {});
  store.set(noteAtom, () => 'new');
  unsubscribe();
  // Another screen reads it.
  store.sub(noteAtom, () => {});
  expect(store.get(noteAtom)).toBe('new');
  store.set(noteAtom, (note) => `${note}er`);
  expect(readItem('note')).toBe('newer');
});

test('a value stored by another tab replaces one that could not be stored here', () => {
  stubStorage({ setItem: throwFull });
  const store = createStore();
  store.sub(noteAtom, () => {});
  store.set(noteAtom, () => 'new');
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'note' }));
  expect(store.get(noteAtom)).toBe('old');
});
