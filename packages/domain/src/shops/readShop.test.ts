import { expect, test } from 'vitest';
import { readShop } from './readShop.ts';

const ID = '5a000000-0000-4000-8000-000000000001';

test('a row becomes a shop', () => {
  expect(
    readShop({
      id: ID.toUpperCase(),
      name: 'Zahra Sweets',
      name_ar: 'حلويات الزهراء',
      address: 'Azmi Street',
      address_ar: null,
      area: 'mina',
      latitude: 34.43,
      longitude: '35.84',
      phone: '+9616000001',
      picture_url: '/art/shop.webp',
      facade: 'sweets',
      about: null,
      about_ar: 'كنافة كلّ صباح.',
      hours: ['closed', '08:00-20:30', 'closed', 'closed', 'closed', 'closed', 'closed'],
    }),
  ).toEqual({
    ok: true,
    value: {
      id: ID,
      name: { en: 'Zahra Sweets', ar: 'حلويات الزهراء' },
      about: { en: null, ar: 'كنافة كلّ صباح.' },
      address: { en: 'Azmi Street', ar: null },
      area: { id: 'mina', name: { en: 'Mina', ar: 'الميناء' }, fee: 170 },
      coordinates: { latitude: 34.43, longitude: 35.84 },
      phone: '+9616000001',
      pictureUrl: '/art/shop.webp',
      hours: [null, { opens: '08:00', closes: '20:30' }, null, null, null, null, null],
      facade: 'sweets',
    },
  });
});

test.each([
  {},
  { name: 7, about: [], address: {}, area: 'beirut', latitude: 34.43, phone: 9_616_000_001, picture_url: 3 },
  {
    name: '',
    about: ' ',
    area: null,
    latitude: 48.85,
    longitude: 2.35,
    phone: '06 000 001',
    facade: 'castle',
  },
  { phone: '+9616000001x' },
  { picture_url: 'javascript:alert(1)', phone: 'tel:+9616000001', latitude: 'x', longitude: 'y' },
])('bad values are left out: %.70j', (columns) => {
  expect(readShop({ id: ID, ...columns })).toEqual({
    ok: true,
    value: {
      id: ID,
      name: null,
      about: null,
      address: null,
      area: null,
      coordinates: null,
      phone: null,
      pictureUrl: null,
      hours: null,
      facade: null,
    },
  });
});

test('long texts are cut', () => {
  const reading = readShop({
    id: ID,
    about: 'x'.repeat(700),
    address: 'x'.repeat(300),
    name: 'x'.repeat(200),
  });
  const lengths =
    reading.ok &&
    [reading.value.about, reading.value.address, reading.value.name].map((text) => text?.en?.length);
  expect(lengths).toEqual([600, 200, 120]);
});

test.each([
  [{ name: 'Zahra' }, 'noId'],
  ['Zahra', 'notAnObject'],
  [null, 'notAnObject'],
])('%j is no shop: %s', (value, error) => {
  expect(readShop(value)).toEqual({ ok: false, error });
});
