import { expect, test } from 'vitest';
import { wantedLocale } from './wantedLocale.ts';

test.each([
  [{}, 'en'],
  [{ 'accept-language': 'ar' }, 'ar'],
  [{ 'accept-language': 'ar-LB,ar;q=0.9,en;q=0.8' }, 'ar'],
  [{ 'accept-language': 'en-GB,ar;q=0.9' }, 'en'],
  [{ 'accept-language': 'fr-FR,fr;q=0.9,ar;q=0.5,en;q=0.4' }, 'ar'],
  [{ 'accept-language': 'en;q=0.3, ar;q=0.7' }, 'ar'],
  [{ 'accept-language': 'ar;q=0, en' }, 'en'],
  [{ 'accept-language': 'de, *;q=0.1' }, 'en'],
  [{ 'accept-language': ';;;,,q=ar' }, 'en'],
  [{ cookie: 'zawadeh-locale=ar', 'accept-language': 'en' }, 'ar'],
  [{ cookie: 'a=1; zawadeh-locale=en; b=2', 'accept-language': 'ar' }, 'en'],
  [{ cookie: 'zawadeh-locale=fr', 'accept-language': 'ar' }, 'ar'],
  [{ cookie: 'not-zawadeh-locale=ar' }, 'en'],
])('%j is answered in %s', (headers, locale) => {
  expect(wantedLocale(new Headers(headers as Record<string, string>))).toBe(locale);
});
