import { expect, test } from 'vitest';
import { readStoreDraft } from './storeDraft.ts';
import type { StoreForm } from './storeForm.ts';

const BEFORE: StoreForm = {
  name: 'Zahra Sweets',
  nameAr: 'حلويات الزهراء',
  address: '',
  addressAr: '',
  area: 'balad',
  place: '34.4367, 35.8497',
  phone: '70 123 456',
  phoneCountry: 'LB',
  pictureUrl: '',
  about: '',
  aboutAr: '',
};

test('the typed text comes back, and a damaged field is as it was', () => {
  const typed = { ...BEFORE, about: 'Since 1962', phone: 7, phoneCountry: 'XX', name: 'x'.repeat(10_000) };
  expect(readStoreDraft(typed, BEFORE)).toEqual({ ...BEFORE, about: 'Since 1962' });
  expect(readStoreDraft({ phoneCountry: 'US' }, BEFORE)).toEqual({ ...BEFORE, phoneCountry: 'US' });
});

test.each([null, 'text', [], {}, BEFORE, { unknown: 'field' }])('%j is no draft', (stored) => {
  expect(readStoreDraft(stored, BEFORE)).toBeNull();
});
