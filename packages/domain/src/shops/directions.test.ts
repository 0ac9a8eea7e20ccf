import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCoordinates } from './typedCoordinates.ts';
import { directionsHref } from './directions.ts';
import { cases } from '../testing/cases.ts';

const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
const IPAD =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15';
const IPAD_CHROME =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/130 Safari/605.1.15';
const MAC_CHROME =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0';

const shop = {
  name: 'Zahra (Sweets)',
  coordinates: { latitude: 34.43, longitude: 35.84 },
  address: 'شارع عزمي',
};
const GOOGLE = 'https://www.google.com/maps/dir/?api=1&destination=';
const STREET = '%D8%B4%D8%A7%D8%B1%D8%B9%20%D8%B9%D8%B2%D9%85%D9%8A';

test.each([
  ['Android', ANDROID, 'geo:34.43,35.84?q=34.43,35.84(Zahra%20%28Sweets%29)', `geo:0,0?q=${STREET}`],
  ['iPhone', IPHONE, 'https://maps.apple.com/?daddr=34.43,35.84', `https://maps.apple.com/?daddr=${STREET}`],
  ['iPad', IPAD, 'https://maps.apple.com/?daddr=34.43,35.84', `https://maps.apple.com/?daddr=${STREET}`],
  [
    'iPad, Chrome',
    IPAD_CHROME,
    'https://maps.apple.com/?daddr=34.43,35.84',
    `https://maps.apple.com/?daddr=${STREET}`,
  ],
  ['Mac, Chrome', MAC_CHROME, `${GOOGLE}34.43,35.84`, GOOGLE + STREET],
  ['Windows', WINDOWS, `${GOOGLE}34.43,35.84`, GOOGLE + STREET],
  ['unknown', '', `${GOOGLE}34.43,35.84`, GOOGLE + STREET],
])('on %s the link opens the right map', (_device, userAgent, withCoordinates, withAddress) => {
  expect(directionsHref({ ...shop, userAgent })).toBe(withCoordinates);
  expect(directionsHref({ ...shop, coordinates: null, userAgent })).toBe(withAddress);
  expect(directionsHref({ ...shop, address: null, userAgent })).toBe(withCoordinates);
  expect(directionsHref({ ...shop, coordinates: null, address: null, userAgent })).toBeNull();
});

test('half a character in a name is left out', () => {
  const href = directionsHref({ ...shop, name: 'Zah\uD83Era', userAgent: ANDROID });
  expect(href).toBe('geo:34.43,35.84?q=34.43,35.84(Zahra)');
});

test('every link is a valid address that leads back to the same place, whatever the shop is called', () => {
  const degrees = (least: number, most: number) =>
    fc.integer({ min: least * 1e6, max: most * 1e6 }).map((millionths) => millionths / 1e6);
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.record({ latitude: degrees(33, 34), longitude: degrees(35, 36) }),
      fc.constantFrom(ANDROID, IPHONE, WINDOWS),
      (name, coordinates, userAgent) => {
        const href = directionsHref({ name, coordinates, address: name, userAgent }) ?? '';
        expect(URL.canParse(href)).toBe(true);
        expect(readCoordinates(href.slice(0, 200))).toEqual({ ok: true, value: coordinates });
        expect(href).toMatch(/^(?:geo:|https:\/\/(?:maps\.apple|www\.google)\.com\/)[\x21-\x7e]*$/);
      },
    ),
    cases(300),
  );
});
