import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from '../../lib/store.ts';
import { draftAtom, forgottenDraftAtom, readDraft } from './draft.ts';

const kept = new Map<string, string>();

beforeEach(() =>
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  }),
);
afterEach(() => {
  vi.unstubAllGlobals();
  kept.clear();
});

/** A page that shows the form. */
function open() {
  const store = createStore();
  store.sub(draftAtom, () => {});
  return store;
}

test('what was typed is there on the next page, and nowhere after it has led somewhere', () => {
  const store = open();
  store.set(draftAtom, { mode: 'signUp', name: 'Rania' });
  store.set(draftAtom, { email: 'rania.h@example.com' });
  expect(open().get(draftAtom)).toMatchObject({
    mode: 'signUp',
    name: 'Rania',
    email: 'rania.h@example.com',
  });
  store.set(forgottenDraftAtom);
  expect(kept.size).toBe(0);
  expect(open().get(draftAtom)).toMatchObject({ mode: 'signIn', name: '', email: '' });
});

test('it lasts as long as the page where nothing can be kept', () => {
  vi.stubGlobal('sessionStorage', undefined);
  const store = open();
  store.set(draftAtom, { name: 'Rania' });
  expect(store.get(draftAtom).name).toBe('Rania');
});

test.each([['{'], ['null'], ['[]'], ['"x"'], ['{"mode":"admin","name":7,"phoneCountry":"XX"}']])(
  'of %s an empty form is made',
  (text) => {
    kept.set('zawadeh-sign-form', text);
    expect(open().get(draftAtom)).toEqual(readDraft(null));
  },
);
