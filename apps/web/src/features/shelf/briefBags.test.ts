import { inLanguage, readBag, type Bag, type Locale } from '@zawadeh/domain';
import { expect, test } from 'vitest';
import { packBag, unpackBag } from './briefBags.ts';

const whole = {
  id: 'ba600000-0000-4000-8000-000000000001',
  store_id: '5a000000-0000-4000-8000-000000000001',
  title: 'Knafeh & Sweets',
  name_en: 'Knafeh & Sweets',
  name_ar: 'كنافة وحلويات',
  description: 'What the trays still hold.',
  description_ar: 'ما بقي في الصواني.',
  image_url: '/pictures/knafeh.webp',
  picture: 'knafeh',
  full_price: 12,
  sale_price: 4.5,
  price: 4.5,
  quantity: 8,
  category: 'Bakery/pastery',
  pickup_start: '2026-11-23T05:30:00+00:00',
  pickup_end: '2026-11-23T12:00:30+00:00',
  pickup_time: 'Until sunset',
  restock_time: '2026-11-24T05:30:00+00:00',
  last_update_at: '2026-11-23T07:11:35.022+00:00',
  created_at: '2026-11-23T06:31:35.022+00:00',
  store: {
    id: '5a000000-0000-4000-8000-000000000001',
    name: 'Zahra Sweets',
    name_ar: 'حلويات الزهراء',
    area: 'balad',
    rating: 4.3,
    rating_count: 38,
  },
  store_name: 'Zahra Sweets',
};

const overTheWire = (row: unknown, locale: Locale) => {
  const reading = readBag(unpackBag(JSON.parse(JSON.stringify(packBag(row, locale)))));
  return reading.ok ? reading.value : null;
};

/** The fields of a card. */
const shown = (bag: Bag | null, locale: Locale) =>
  bag && {
    ...bag,
    title: bag.title && inLanguage(bag.title, locale),
    store: bag.store && inLanguage(bag.store, locale),
    description: null,
    createdAt: null,
    updatedAt: null,
  };

const read = (row: unknown) => {
  const reading = readBag(row);
  return reading.ok ? reading.value : null;
};

const ROWS = [
  whole,
  { ...whole, name_ar: null, store: { name: 'Zahra', name_ar: null } },
  { ...whole, title: null, name_en: null, store: { name: null, name_ar: 'الزهراء' } },
  // One text that alone would be read as the other language.
  { ...whole, title: 'Knafeh كنافة', name_ar: 'كنافة' },
  { ...whole, store: 'Zahra Sweets' },
  { ...whole, store: undefined, restaurant_name: 'Zahra' },
  { ...whole, full_price: null, pickup_start: null, pickup_end: null, restock_time: null, image_url: null },
  { id: 7, price: '3.10', quantity: '2', image: 'https://pictures.example/a.webp' },
  { ...whole, title: '', name_en: '', name_ar: '', sale_price: 0.1 },
];

test.each(['en', 'ar'] as const)('a card shows the same for a brief bag and a whole one, in %s', (locale) => {
  for (const row of ROWS) expect(shown(overTheWire(row, locale), locale)).toEqual(shown(read(row), locale));
});

test('descriptions and the other language are left out', () => {
  const text = JSON.stringify(packBag(whole, 'en'));
  expect(text).not.toMatch(/[\u0621-\u064a]/);
  expect(text).not.toContain('trays');
  expect(JSON.stringify(packBag(whole, 'ar'))).not.toContain('Zahra');
});

test('an unreadable row stays in its place as null, and a whole row is left as it is', () => {
  expect(packBag({ id: 'b1' }, 'en')).toBeNull();
  expect(unpackBag(null)).toBeNull();
  expect(unpackBag(whole)).toBe(whole);
});
