import { describe, expect, test } from 'vitest';
import { exampleBag } from './exampleBag.ts';
import { readBag, readBags } from './readBag.ts';

describe('a full row of a bag', () => {
  const bag = exampleBag({
    id: '0f6e',
    store_id: 's1',
    title: 'Knafeh & Sweets',
    name_ar: 'كنافة وحلويات',
    store: { id: 's1', name: 'Zahra Sweets', name_ar: 'حلويات الزهراء', area: 'balad' },
    sale_price: '4.50',
    full_price: 12,
    quantity: 5,
    category: 'bakery/PASTERY ',
    pickup_start: '2026-11-21T15:00:00+00:00',
    pickup_end: '2026-11-21T18:30:00+00:00',
    created_at: '2026-11-20T08:00:00.123456+00:00',
    last_update_at: '2026-11-21T08:00:00.5+00:00',
    image_url: '/pictures/knafeh.webp',
    picture: 'knafeh',
  });

  test('a full row becomes a bag', () => {
    expect(bag).toMatchObject({
      id: '0f6e',
      title: { en: 'Knafeh & Sweets', ar: 'كنافة وحلويات' },
      store: { en: 'Zahra Sweets', ar: 'حلويات الزهراء' },
      area: 'balad',
      salePrice: 450,
      fullPrice: 1200,
      quantity: 5,
      category: 'Bakery/pastery',
      pickupStart: Date.UTC(2026, 10, 21, 15),
      createdAt: Date.UTC(2026, 10, 20, 8, 0, 0, 123),
      updatedAt: Date.UTC(2026, 10, 21, 8, 0, 0, 500),
      imageUrl: '/pictures/knafeh.webp',
      picture: 'knafeh',
    });
  });
});

describe('fallbacks', () => {
  test.each([
    [
      { title: 'T', name_en: 'N' },
      { en: 'T', ar: null },
    ],
    [
      { title: null, name_en: 'N' },
      { en: 'N', ar: null },
    ],
    [
      { title: null, name_ar: 'اسم' },
      { en: null, ar: 'اسم' },
    ],
    [{ title: null }, null],
  ])('title of %j', (columns, title) => {
    expect(exampleBag(columns).title).toEqual(title);
  });

  test.each([
    [{ store: { name: 'A' }, store_name: 'B' }, 'A'],
    [{ store: 'A', store_name: 'B' }, 'A'],
    [{ store: {}, store_name: 'B', restaurant_name: 'C' }, 'B'],
    [{ restaurant_name: 'C' }, 'C'],
    [{}, undefined],
  ])('store of %j', (columns, name) => {
    expect(exampleBag(columns).store?.en).toBe(name);
  });

  test.each([
    [{ image_url: 'https://x.example/a.webp' }, 'https://x.example/a.webp'],
    [{ image_url: null, image: '/a.webp' }, '/a.webp'],
    [{ image_url: 'javascript:alert(1)', image: '/a.webp' }, '/a.webp'],
    [{ image_url: '//elsewhere.example/a.webp' }, null],
    [{ image_url: '/\\elsewhere.example' }, null],
    [{ image_url: 'data:image/svg+xml,<svg/>' }, null],
  ])('picture of %j', (columns, url) => {
    expect(exampleBag(columns).imageUrl).toBe(url);
  });

  test.each([
    [3, 3],
    ['3', 3],
    [0, 0],
    [-2, 0],
    [-0, 0],
    ['-0', 0],
    [1.5, 0],
    ['many', 0],
    ['', 0],
    [null, 0],
  ])('quantity %j is %i', (raw, quantity) => {
    expect(exampleBag({ quantity: raw }).quantity).toBe(quantity);
  });

  test('a full price that is not more than the sale price is not shown', () => {
    expect(exampleBag({ full_price: 4.5 }).fullPrice).toBeNull();
    expect(exampleBag({ full_price: 'abc' }).fullPrice).toBeNull();
  });

  test('an unknown category is Meals', () => {
    expect(exampleBag({ category: 'Sushi' }).category).toBe('Meals');
    expect(exampleBag({ category: 7 }).category).toBe('Meals');
  });
});

describe('rejected rows', () => {
  test.each([
    [null, 'notAnObject'],
    [[], 'notAnObject'],
    ['bag', 'notAnObject'],
    [{ sale_price: 4 }, 'noId'],
    [{ id: 1.5, sale_price: 4 }, 'noId'],
    [{ id: 1, sale_price: 'abc' }, 'noPrice'],
    [{ id: 1, sale_price: Number.NaN }, 'noPrice'],
    [{ id: 1 }, 'noPrice'],
  ])('%j is rejected: %s', (row, reason) => {
    expect(readBag(row)).toEqual({ ok: false, error: reason });
  });

  test('an invalid or repeated row is skipped', () => {
    const good = { id: 1, sale_price: 4 };
    expect(readBags([good, { id: 2 }, good, null])).toMatchObject({ bags: [{ id: '1' }], refused: 3 });
    expect(readBags('<html>')).toEqual({ bags: [], refused: 0 });
  });
});
