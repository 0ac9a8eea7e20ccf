import { expect, test } from 'vitest';
import { dataTag, shopData } from './structuredData.ts';

const ORIGIN = 'https://shop.example';
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
};

test('a shop is a food establishment with its place, in the language of the page', () => {
  expect(shopData(row, '/shop/s1', ORIGIN, 'ar')).toEqual({
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
  });
});

test('what is not known is left out', () => {
  const data = JSON.parse(JSON.stringify(shopData({ id: 's1', name: 'Zahra' }, '/shop/s1', ORIGIN, 'en')));
  expect(data).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FoodEstablishment',
    name: 'Zahra',
    url: 'https://shop.example/shop/s1',
    address: { '@type': 'PostalAddress', addressCountry: 'LB' },
  });
  expect(shopData({ id: 's1' }, '/shop/s1', ORIGIN, 'en')).toMatchObject({ name: 'Zawadeh' });
  expect(shopData(null, '/shop/s1', ORIGIN, 'en')).toBeNull();
});

test("a shop's text cannot end the element", () => {
  const tag = dataTag({ name: '</script><script>alert(1)</script>' });
  expect(tag.match(/<\/?script/g)).toEqual(['<script', '</script']);
  expect(JSON.parse(/>(.*)<\/script>$/.exec(tag)?.[1] ?? '')).toEqual({
    name: '</script><script>alert(1)</script>',
  });
});
