import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CLOSED } from '../shops/openHours.ts';
import { readShop, type Shop } from '../shops/readShop.ts';
import { previewShop, readStoreForm, storeFormOf, type StoreForm } from './storeForm.ts';
import { cases } from '../testing/cases.ts';

const row = {
  id: 's1',
  name: 'Zahra Sweets',
  name_ar: 'حلويات الزهراء',
  address: 'Azmi Street',
  address_ar: 'شارع عزمي',
  area: 'balad',
  latitude: 34.4361,
  longitude: 35.8369,
  phone: '+96170123456',
  picture_url: '/art/shop.svg',
  facade: 'sweets',
  about: 'Knafeh at dawn.',
  about_ar: 'كنافة عند الفجر.',
  hours: ['08:00-20:30', ...Array<string>(5).fill(CLOSED), '22:00-02:00'],
};

function shopOf(columns: object): Shop {
  const reading = readShop({ ...row, ...columns });
  if (!reading.ok) throw new Error(reading.error);
  return reading.value;
}
const formOf = (columns: object = {}): StoreForm => storeFormOf(shopOf(columns));
const before = formOf();

test('a shop fills the form', () => {
  expect(before).toEqual({
    name: 'Zahra Sweets',
    nameAr: 'حلويات الزهراء',
    address: 'Azmi Street',
    addressAr: 'شارع عزمي',
    area: 'balad',
    place: '34.4361, 35.8369',
    phone: '70 123 456',
    phoneCountry: 'LB',
    pictureUrl: '/art/shop.svg',
    facade: 'sweets',
    about: 'Knafeh at dawn.',
    aboutAr: 'كنافة عند الفجر.',
    hours: ['08:00-20:30', '', '', '', '', '', '22:00-02:00'],
  });
});

test('a value that a shop lacks is an empty field, and a text in Arabic alone stays in its column', () => {
  const empty = Object.fromEntries(Object.keys(row).map((column) => [column, null]));
  expect(formOf({ ...empty, id: 's1', name: 'حلويات', phone: '+963111222333' })).toEqual({
    name: 'حلويات',
    nameAr: '',
    address: '',
    addressAr: '',
    area: '',
    place: '',
    phone: '+963111222333',
    phoneCountry: 'LB',
    pictureUrl: '',
    facade: '',
    about: '',
    aboutAr: '',
    hours: ['', '', '', '', '', '', ''],
  });
  expect(formOf({ name: null, name_ar: null })).toMatchObject({ name: '', nameAr: '' });
  expect(formOf({ name_ar: null })).toMatchObject({ name: 'Zahra Sweets', nameAr: '' });
  expect(formOf({ phone: null })).toMatchObject({ phone: '' });
});

test('an unchanged form changes nothing', () => {
  expect(readStoreForm(before, before)).toEqual({ ok: true, value: {} });
});

test.each([
  [{ name: '  Zahra  ' }, { name: 'Zahra' }],
  [{ nameAr: '' }, { name_ar: null }],
  [
    { address: '', addressAr: 'الميناء' },
    { address: null, address_ar: 'الميناء' },
  ],
  [{ area: '' }, { area: null }],
  [{ area: 'beirut' }, { area: null }],
  [{ place: '٣٤٫٤٥، ٣٥٫٨٢' }, { latitude: 34.45, longitude: 35.82 }],
  [{ place: ' ' }, { latitude: null, longitude: null }],
  [{ phone: '71 999 888' }, { phone: '+96171999888' }],
  [{ phone: '' }, { phone: null }],
  [{ phone: ' ' }, { phone: null }],
  [{ pictureUrl: '' }, { picture_url: null }],
  [{ hours: before.hours.with(6, '') }, { hours: ['08:00-20:30', ...Array<string>(6).fill(CLOSED)] }],
  [{ hours: before.hours.map(() => '') }, { hours: null }],
  [{ facade: 'oven' as const }, { facade: 'oven' }],
  [{ facade: '' as const }, { facade: null }],
  [
    { about: 'x'.repeat(601), aboutAr: ' ' },
    { about: `${'x'.repeat(599)}…`, about_ar: null },
  ],
])('%.60j changes %.80j', (typed, columns) => {
  expect(readStoreForm({ ...before, ...typed }, before)).toEqual({ ok: true, value: columns });
});

test.each([
  [{ name: ' ' }, { name: 'missing' }],
  [{ place: 'https://maps.app.goo.gl/x' }, { place: 'notCoordinates' }],
  [{ place: '48.85, 2.35' }, { place: 'outsideLebanon' }],
  [{ phone: '70 12' }, { phone: 'tooShort' }],
  [{ hours: before.hours.with(0, '08:00-').with(5, '-20:30') }, { hours: [0, 5] }],
  [
    { name: '', place: 'x', phone: 'y' },
    { name: 'missing', place: 'notCoordinates', phone: 'notDigits' },
  ],
])('%j has to be corrected: %j', (typed, problems) => {
  expect(readStoreForm({ ...before, ...typed }, before)).toEqual({ ok: false, error: problems });
});

test('the preview shows the shop as it will be, without the fields that cannot be read yet', () => {
  expect(previewShop('s1', before)).toEqual(shopOf({}));
  const typing = previewShop('s1', { ...before, name: '', place: '34.4', phone: '7' });
  expect(typing).toMatchObject({ coordinates: null, phone: null, address: { en: 'Azmi Street' } });
  expect(previewShop(' ', before)).toBeNull();
});

test('any form gives columns within the limits, or problems', () => {
  const texts = fc.record({
    name: fc.string(),
    nameAr: fc.string(),
    address: fc.string({ maxLength: 300 }),
    addressAr: fc.string(),
    area: fc.string(),
    place: fc.string(),
    phone: fc.string(),
    pictureUrl: fc.string(),
    about: fc.string({ maxLength: 700 }),
    aboutAr: fc.string(),
  });
  fc.assert(
    fc.property(texts, (typed) => {
      const reading = readStoreForm({ ...before, ...typed }, before);
      const { name, address, about } = reading.ok ? reading.value : {};
      const isWithin = name !== null && (address?.length ?? 0) <= 200 && (about?.length ?? 0) <= 600;
      expect(reading.ok ? isWithin : Object.keys(reading.error).length > 0).toBe(true);
    }),
    cases(100),
  );
});
