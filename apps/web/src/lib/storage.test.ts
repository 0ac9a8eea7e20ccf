import { afterEach, expect, test, vi } from 'vitest';
import { persistedAtom, readItem, writeItem } from './storage.ts';
import { createStore } from './store.ts';

const refuse = () => {
  throw new DOMException('', 'SecurityError');
};
const full = () => {
  throw new DOMException('', 'QuotaExceededError');
};

function browserWith(refusals: Partial<Storage>) {
  const kept = new Map([['note', 'old']]);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
    ...refusals,
  });
}

const noteAtom = persistedAtom<string>({ key: 'note', read: (text) => text ?? '', write: String });

afterEach(() => {
  writeItem('note', null);
  vi.unstubAllGlobals();
});

test.each<[string, Partial<Storage>]>([
  ['may not be used', { getItem: refuse, setItem: refuse, removeItem: refuse }],
  ['is full', { setItem: full }],
])('where storage %s, what is written lasts as long as the page', (_what, refusals) => {
  browserWith(refusals);
  const store = createStore();
  const leave = store.sub(noteAtom, () => {});
  store.set(noteAtom, () => 'new');
  leave();
  // Another screen looks at it.
  store.sub(noteAtom, () => {});
  expect(store.get(noteAtom)).toBe('new');
  store.set(noteAtom, (note) => `${note}er`);
  expect(readItem('note')).toBe('newer');
});

test('what another tab keeps counts more than what could not be kept here', () => {
  browserWith({ setItem: full });
  const store = createStore();
  store.sub(noteAtom, () => {});
  store.set(noteAtom, () => 'new');
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'note' }));
  expect(store.get(noteAtom)).toBe('old');
});
