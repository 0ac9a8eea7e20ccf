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
  facade: 'oven',
  about: '',
  aboutAr: '',
  hours: ['08:00-20:30', '', '', '', '', '', ''],
};

test('the typed text comes back, and a damaged field is as it was', () => {
  const typed = { ...BEFORE, about: 'Since 1962', phone: 7, phoneCountry: 'XX', name: 'x'.repeat(10_000) };
  expect(readStoreDraft(typed, BEFORE)).toEqual({ ...BEFORE, about: 'Since 1962' });
  expect(readStoreDraft({ phoneCountry: 'US' }, BEFORE)).toEqual({ ...BEFORE, phoneCountry: 'US' });
  expect(readStoreDraft({ facade: 'fish' }, BEFORE)).toEqual({ ...BEFORE, facade: 'fish' });
  expect(readStoreDraft({ facade: '' }, BEFORE)).toEqual({ ...BEFORE, facade: '' });
});

test('hours come back as they were typed, and as they were where a day is missing or damaged', () => {
  const hours = ['08:00-', '-20:30', '', '', '', '', '10:00-15:00'];
  expect(readStoreDraft({ hours }, BEFORE)).toEqual({ ...BEFORE, hours });
  for (const damaged of [
    hours.slice(1),
    hours.with(0, '08:00-20:30:00'),
    [...hours.slice(1), 7],
    'x'.repeat(7),
  ]) {
    expect(readStoreDraft({ hours: damaged }, BEFORE)).toBeNull();
  }
});

test.each([null, 'text', [], {}, BEFORE, { unknown: 'field' }])('%j is no draft', (stored) => {
  expect(readStoreDraft(stored, BEFORE)).toBeNull();
});
