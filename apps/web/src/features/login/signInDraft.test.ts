import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from '../../lib/store.ts';
import { draftAtom, clearDraftAtom, readDraft } from './signInDraft.ts';

const stored = new Map<string, string>();

beforeEach(() =>
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  }),
);
afterEach(() => {
  vi.unstubAllGlobals();
  stored.clear();
});

/** A page that shows the form. */
function openForm() {
  const store = createStore();
  store.sub(draftAtom, () => {});
  return store;
}

test('a draft survives a new page, and is gone from storage once it is cleared', () => {
  const store = openForm();
  store.set(draftAtom, { mode: 'signUp', name: 'Rania' });
  store.set(draftAtom, { email: 'rania.h@example.com' });
  expect(openForm().get(draftAtom)).toMatchObject({
    mode: 'signUp',
    name: 'Rania',
    email: 'rania.h@example.com',
  });
  store.set(clearDraftAtom);
  expect(stored.size).toBe(0);
  expect(openForm().get(draftAtom)).toMatchObject({ mode: 'signIn', name: '', email: '' });
});

test('a draft lasts as long as the page without storage', () => {
  vi.stubGlobal('sessionStorage', undefined);
  const store = openForm();
  store.set(draftAtom, { name: 'Rania' });
  expect(store.get(draftAtom).name).toBe('Rania');
});

test.each([['{'], ['null'], ['[]'], ['"x"'], ['{"mode":"admin","name":7,"phoneCountry":"XX"}']])(
  '%s is read as an empty form',
  (text) => {
    stored.set('zawadeh-sign-form', text);
    expect(openForm().get(draftAtom)).toEqual(readDraft(null));
  },
);
