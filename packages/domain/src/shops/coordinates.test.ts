import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LONGEST_URL } from '../limits.ts';
import { readStoredCoordinates, type Coordinates } from './coordinates.ts';
import { readCoordinates } from './typedCoordinates.ts';
import { cases } from '../testing/cases.ts';

const HERE = { latitude: 34.43, longitude: 35.84 };

test.each([
  '34.43, 35.84',
  '34.43,35.84',
  '  34.43  35.84 ',
  '34.43; 35.84',
  '34.43/35.84',
  '34,43; 35,84',
  '34,43, 35,84',
  '34,43 35,84',
  '34,43;35,84',
  '34,43 ; 35,84',
  '34,43,  35,84',
  '(34.43, 35.84)',
  '34.43° N, 35.84° E',
  '34.43 N 35.84 E',
  'N 34.43 E 35.84',
  '( 34.43, 35.84 )',
  '٣٤٫٤٣، ٣٥٫٨٤',
  '٣٤.٤٣ ٣٥.٨٤',
  '٣٤٫٤٣؛ ٣٥٫٨٤',
  '٣٤٫٤٣؛٣٥٫٨٤',
  '٣٤٫٤٣،٣٥٫٨٤',
  '۳۴٫۴۳، ۳۵٫۸۴',
  '\u206634.43, 35.84\u2069',
  '34.4300000001, 35.8399999999',
  'https://www.google.com/maps/@34.43,35.84,17z',
  'https://www.google.com/maps/@34.43,35.84,17z?entry=ttu',
  'https://www.google.com/maps?q=34.43,35.84',
  'https://maps.google.com/?q=34.43%2C35.84&z=17',
  'https://maps.google.com/maps?q=loc:34.43,35.84',
  'https://www.google.com/maps/search/?api=1&query=34.43%2C%2035.84',
  'https://www.google.com/maps/dir/?api=1&destination=34.43,35.84',
  'https://www.google.com/maps/search/34.43,+35.84',
  'https://www.google.com/maps/dir//34.43,35.84',
  'https://www.google.com/maps/place/34.43,35.84',
  'https://www.google.com/maps/place/Zahra/@33.9,35.5,15z/data=!3m1!4b1!4m6!3m5!1s0x1:0x2!8m2!3d34.43!4d35.84!16s',
  'https://www.google.com/maps/place/Zahra/@34.43,35.84,17z',
  'www.google.com/maps/@34.43,35.84,17z',
  'HTTPS://WWW.GOOGLE.COM/MAPS?Q=34.43,35.84',
  'Zahra Sweets\nhttps://www.google.com/maps/@34.43,35.84,17z ',
  'https://www.google.com/maps/@34.43,35.84,17z?name=100%',
  'maps.google.com/?q=34.43,35.84',
  'https://maps.apple.com/?ll=34.43,35.84&q=Zahra',
  'https://www.openstreetmap.org/#map=17/34.43/35.84',
  'https://www.openstreetmap.org/?mlat=34.43&mlon=35.84#map=12/33.9/35.5',
  'geo:34.43,35.84',
  'geo:34.43,35.84?z=17',
  'geo:0,0?q=34.43,35.84(Zahra%20Sweets)',
])('%s is a place', (typed) => {
  expect(readCoordinates(typed)).toEqual({ ok: true, value: HERE });
});

test.each([
  '',
  'Zahra Sweets',
  '34.43',
  '34.43, ',
  '34.43, 35.84, 17',
  '1e1, 35.84',
  '34.43.1, 35.84',
  'at 34,43 35,84',
  '34,43 35,84 m',
  'https://maps.app.goo.gl/Ab3dE',
  'https://example.com/?page=34.43',
  'https://www.google.com/maps/@34.43%',
  `https://www.google.com/maps/@34.43,35.84,17z?${'x'.repeat(2_000)}`,
  null,
  34.43,
])('%.60j is no place', (typed) => {
  expect(readCoordinates(typed)).toEqual({ ok: false, error: 'notCoordinates' });
});

test('a link may be as long as any address', () => {
  const link = 'https://www.google.com/maps/@34.43,35.84,17z?';
  expect(readCoordinates(link.padEnd(LONGEST_URL, 'x')).ok).toBe(true);
  expect(readCoordinates(link.padEnd(LONGEST_URL + 1, 'x')).ok).toBe(false);
});

test.each([
  '48.85, 2.35',
  '-34.43, 35.84',
  '−34.43, 35.84',
  '35.84, 34.43',
  '32.999, 35.84',
  '34.701, 35.84',
  '34.43, 34.999',
  '34.43, 36.701',
  'https://www.google.com/maps/@48.85,2.35,12z',
  'geo:0,0',
])('%s is not in Lebanon', (typed) => {
  expect(readCoordinates(typed)).toEqual({ ok: false, error: 'outsideLebanon' });
});

test.each([
  [34.43, 35.84, HERE],
  ['34.430000', '35.840000', HERE],
  [33, 36.7, { latitude: 33, longitude: 36.7 }],
  [34.43, null, null],
  [null, 35.84, null],
  ['', '35.84', null],
  ['north', '35.84', null],
  [Number.NaN, 35.84, null],
  [[34.43], 35.84, null],
  [34.43, Symbol('east'), null],
  [48.85, 2.35, null],
])('the columns %j and %j are %j', (latitude, longitude, coordinates) => {
  expect(readStoredCoordinates(latitude, longitude)).toEqual(coordinates);
});

const NEAR_BALAD = { latitude: 34.436722, longitude: 35.844028 };

test.each([
  `34°26'12.2"N 35°50'38.5"E`,
  '34° 26′ 12.2″ N, 35° 50′ 38.5″ E',
  `N 34°26’12.2” E 35°50’38.5”`,
  "34°26'12.2'' 35°50'38.5''",
  '٣٤°٢٦′١٢٫٢″ ٣٥°٥٠′٣٨٫٥″',
])('%s is read with its minutes and seconds', (typed) => {
  expect(readCoordinates(typed)).toEqual({ ok: true, value: NEAR_BALAD });
});

test('minutes may have decimals instead of seconds, and south and west are not in Lebanon', () => {
  expect(readCoordinates(`34°26.5'N 35°50.25'E`)).toEqual({
    ok: true,
    value: { latitude: 34.441667, longitude: 35.8375 },
  });
  expect(readCoordinates(`34°26'12"S 35°50'38"E`)).toEqual({ ok: false, error: 'outsideLebanon' });
  expect(readCoordinates(`34°26'12"N 35°50'38"W`)).toEqual({ ok: false, error: 'outsideLebanon' });
});

const degrees = (least: number, most: number) =>
  fc
    .integer({ min: Math.round(least * 1e6), max: Math.round(most * 1e6) })
    .map((millionths) => millionths / 1e6);
const inLebanon = fc.record({ latitude: degrees(33, 34.7), longitude: degrees(35, 36.7) });

const arabic = (text: string) =>
  text.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit))).replaceAll('.', '٫');

const WRITTEN: readonly ((at: Coordinates) => string)[] = [
  ({ latitude, longitude }) => `${latitude}, ${longitude}`,
  ({ latitude, longitude }) => `${arabic(String(latitude))}، ${arabic(String(longitude))}`,
  ({ latitude, longitude }) => `https://www.google.com/maps/place/X/@${latitude},${longitude},17z`,
  ({ latitude, longitude }) =>
    `https://www.google.com/maps/place/X/@33.5,35.5,9z/data=!3d${latitude}!4d${longitude}`,
  ({ latitude, longitude }) => `https://maps.google.com/?q=${latitude}%2C${longitude}`,
  ({ latitude, longitude }) => `https://www.openstreetmap.org/#map=17/${latitude}/${longitude}`,
  ({ latitude, longitude }) => `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}`,
  ({ latitude, longitude }) => `geo:${latitude},${longitude}`,
];

test('every place in Lebanon is read as it was, however it is written', () => {
  fc.assert(
    fc.property(inLebanon, fc.constantFrom(...WRITTEN), (place, write) => {
      expect(readCoordinates(write(place))).toEqual({ ok: true, value: place });
      expect(readStoredCoordinates(place.latitude, place.longitude)).toEqual(place);
    }),
    cases(2_000),
  );
});
