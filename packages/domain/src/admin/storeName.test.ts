import { expect, test } from 'vitest';
import { readStore, readStoreName } from './storeName.ts';

test.each([
  ['  Zahra  Sweets ', 'Zahra Sweets'],
  ['حلويات الزهراء', 'حلويات الزهراء'],
  ['', null],
  ['  ', null],
  // What a cancelled prompt answers.
  [null, null],
])('the name %j is %j', (typed, name) => {
  expect(readStoreName(typed)).toBe(name);
});

test('a row becomes a store', () => {
  expect(readStore({ id: 7, name: 'Zahra', name_ar: 'الزهراء' })).toEqual({
    ok: true,
    store: { id: '7', name: { en: 'Zahra', ar: 'الزهراء' } },
  });
  expect(readStore({ id: 7 })).toEqual({ ok: true, store: { id: '7', name: null } });
  expect(readStore({ name: 'Zahra' })).toEqual({ ok: false, reason: 'noId' });
  expect(readStore('Zahra')).toEqual({ ok: false, reason: 'notAnObject' });
});
