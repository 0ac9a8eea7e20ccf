import { expect, test } from 'vitest';
import { readStore, readStoreName, findStoreByName } from './storeName.ts';

test.each([
  ['  Zahra  Sweets ', 'Zahra Sweets'],
  ['حلويات الزهراء', 'حلويات الزهراء'],
  ['', null],
  ['  ', null],
  // The result of a cancelled prompt.
  [null, null],
])('the name %j is %j', (typed, name) => {
  expect(readStoreName(typed)).toBe(name);
});

test('a row becomes a store', () => {
  expect(readStore({ id: 7, name: 'Zahra', name_ar: 'الزهراء' })).toEqual({
    ok: true,
    value: { id: '7', name: { en: 'Zahra', ar: 'الزهراء' } },
  });
  expect(readStore({ id: 7 })).toEqual({ ok: true, value: { id: '7', name: null } });
  expect(readStore({ name: 'Zahra' })).toEqual({ ok: false, error: 'noId' });
  expect(readStore('Zahra')).toEqual({ ok: false, error: 'notAnObject' });
});

test.each([
  ['zahra  sweets', null, 's1'],
  ['حلويات الزَّهراء', null, 's1'],
  ['Zahra Sweets', 's1', null],
  ['Zahra', null, null],
  ['nameless', null, null],
])('%j, for %j, is the name of %j', (name, but, id) => {
  const stores = [
    { id: 's0', name: null },
    { id: 's1', name: { en: 'Zahra Sweets', ar: 'حلويات الزهراء' } },
  ];
  expect(findStoreByName(name, stores, but)?.id ?? null).toBe(id);
});
