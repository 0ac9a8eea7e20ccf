import { expect, test } from 'vitest';
import Validator from '@adobe/structured-data-validator';
import type { Locale } from '@zawadeh/domain';
import type { ProductLeaf } from 'schema-dts';
import { bagData, dataTag, shopData } from './structuredData.ts';

const ORIGIN = 'https://shop.example';
const page = (locale: Locale, path = '/shop/s1') => ({ path, origin: ORIGIN, locale });
const NOW = Date.parse('2026-11-21T14:30:00+02:00');
const row = {
  id: 's1',
  name: 'Zahra Sweets',
  name_ar: 'حلويات الزهراء',
  address: 'Azmi Street',
  address_ar: 'شارع عزمي',
  area: 'balad',
  latitude: 34.4361,
  longitude: 35.8369,
  phone: '+9616000001',
  picture_url: '/art/shop.webp',
  about: 'Knafeh at dawn.',
  about_ar: 'كنافة عند الفجر.',
  hours: ['09:00-23:00', 'closed', 'closed', 'closed', 'closed', '09:00-01:00', 'closed'],
};

test('a shop is a food establishment with its place, in the language of the page', () => {
  expect(shopData(row, page('ar'))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FoodEstablishment',
    name: 'حلويات الزهراء',
    description: 'كنافة عند الفجر.',
    url: 'https://shop.example/shop/s1',
    image: 'https://shop.example/art/shop.webp',
    telephone: '+9616000001',
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'شارع عزمي',
      addressLocality: 'البلد',
      addressCountry: 'LB',
    },
    geo: { '@type': 'GeoCoordinates', latitude: 34.4361, longitude: 35.8369 },
    openingHours: ['Mo 09:00-23:00', 'Sa 09:00-01:00'],
  });
});

test('unknown data of a shop is left out', () => {
  const data = JSON.parse(JSON.stringify(shopData({ id: 's1', name: 'Zahra' }, page('en'))));
  expect(data).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FoodEstablishment',
    name: 'Zahra',
    url: 'https://shop.example/shop/s1',
    address: { '@type': 'PostalAddress', addressCountry: 'LB' },
  });
  expect(shopData({ id: 's1' }, page('en'))).toMatchObject({ name: 'Zawadeh' });
  expect(shopData(null, page('en'))).toBeNull();
});

test('a rated shop has its average and number', () => {
  const rated = { ...row, rating: 4.6, rating_count: 23 };
  expect(shopData(rated, page('en'))).toMatchObject({
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.6, ratingCount: 23, bestRating: 5 },
  });
});

test("a shop's text cannot end the element", () => {
  const tag = dataTag({ name: '</script><script>alert(1)</script>' });
  expect(tag.match(/<\/?script/g)).toEqual(['<script', '</script']);
  expect(JSON.parse(/>(.*)<\/script>$/.exec(tag)?.[1] ?? '')).toEqual({
    name: '</script><script>alert(1)</script>',
  });
});

const bag = {
  id: 'b1',
  store_id: 's1',
  title: 'Knafeh',
  name_ar: 'كنافة',
  description: 'Sweets of the day.',
  image_url: '/art/knafeh.webp',
  sale_price: 4.5,
  full_price: 12,
  quantity: 2,
  category: 'Bakery/pastery',
  pickup_start: '2026-11-21T12:00:00Z',
  pickup_end: '2026-11-21T18:30:00Z',
};

const dataOf = (different: object = {}, shop: unknown = row) =>
  bagData({ ...bag, ...different }, shop, NOW, page('en', '/bag/b1'));

test('a bag is a product that its shop offers', () => {
  expect(dataOf()).toMatchObject({
    '@type': 'Product',
    name: 'Knafeh',
    url: 'https://shop.example/bag/b1',
    image: 'https://shop.example/art/knafeh.webp',
    offers: {
      '@type': 'Offer',
      price: 4.5,
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      availabilityEnds: '2026-11-21T18:30:00.000Z',
      seller: { '@type': 'FoodEstablishment', name: 'Zahra Sweets', url: 'https://shop.example/shop/s1' },
    },
  });
  expect(bagData({ ...bag }, null, NOW, page('ar', '/bag/b1'))).toMatchObject({ name: 'كنافة' });
  expect(bagData(undefined, row, NOW, page('en'))).toBeNull();
});

test('a bag without a picture has the icon of the app, and one without a title the brand', () => {
  expect(dataOf({ image_url: null, title: null, name_ar: null, pickup_end: null })).toMatchObject({
    name: 'Zawadeh',
    image: 'https://shop.example/icons/app-512.png',
  });
});

test.each([
  [{ quantity: 0 }, 'SoldOut'],
  [{ pickup_start: '2026-11-21T16:00:00Z' }, 'OutOfStock'],
  [{ pickup_end: '2026-11-21T12:05:00Z' }, 'OutOfStock'],
  [{ restock_time: '2026-11-21T16:00:00Z' }, 'OutOfStock'],
])('a bag with %o is %s', (different, state) => {
  expect(dataOf(different)).toMatchObject({ offers: { availability: `https://schema.org/${state}` } });
});

/** The types of schema-dts are schema.org's vocabulary: a property that it lacks does not compile. */
test('a property that the vocabulary does not have is refused', () => {
  // @ts-expect-error -- `cost` is no property of a product
  const wrong: ProductLeaf = { '@type': 'Product', cost: 1 };
  expect(wrong).toBeDefined();
});

const errorsOf = async (data: object) => {
  const { '@type': type, ...rest } = JSON.parse(JSON.stringify(data));
  const issues = await new Validator().validate({ jsonld: { [type]: [{ '@type': type, ...rest }] } });
  return issues.filter(({ severity }) => severity === 'ERROR').map(({ issueMessage }) => issueMessage);
};

test('search engines find no error in a bag, and would find one', async () => {
  expect(await errorsOf(dataOf() ?? {})).toEqual([]);
  expect(await errorsOf(dataOf({ image_url: null, description: null }, null) ?? {})).toEqual([]);
  expect(await errorsOf({ '@type': 'Product', offers: { '@type': 'Offer' } })).not.toEqual([]);
});
