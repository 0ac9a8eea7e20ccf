/** Coordinates of a shop that an admin typed, or pasted as a link of a map. */
import { LONGEST_URL } from '../limits.ts';
import type { Result } from '../result.ts';
import { latinDigits } from '../text/digits.ts';
import { coordinatesOf, type Coordinates } from './coordinates.ts';

export type CoordinatesProblem = 'notCoordinates' | 'outsideLebanon';
export type CoordinatesReading = Result<Coordinates, CoordinatesProblem>;

const NUMBER = String.raw`(-?\d{1,3}(?:\.\d+)?)`;
const PAIR = String.raw`${NUMBER}\s*,\s*${NUMBER}`;

/** In a link, the place itself before the middle of the map that was looked at. */
const IN_LINKS = [
  // Google Maps: a place.
  `!3d${NUMBER}!4d${NUMBER}`,
  // OpenStreetMap: a marker.
  String.raw`[?&]mlat=${NUMBER}&mlon=${NUMBER}`,
  // Google Maps, Apple Maps and a geo: link with a label: what is searched for or gone to.
  String.raw`[?&](?:q|query|destination|daddr|coordinate|ll)=(?:loc:)?\s*${PAIR}`,
  `geo:${PAIR}`,
  String.raw`/maps/(?:search|place|dir/)/${PAIR}`,
  // The middle of the map.
  `@${PAIR}`,
  String.raw`#map=[\d.]+/${NUMBER}/${NUMBER}`,
].map((pattern) => new RegExp(pattern, 'i'));

const TYPED = [
  new RegExp(String.raw`^${NUMBER}\s*[,;/\s]\s*${NUMBER}$`),
  // A decimal comma, and then not a bare comma between the two numbers.
  /^(-?\d{1,3},\d+)(?:\s*;\s*|,?\s+)(-?\d{1,3},\d+)$/,
];

const MINUTES = String.raw`(\d{1,2}(?:\.\d+)?)'`;
const SECONDS = String.raw`(\d{1,2}(?:\.\d+)?)(?:"|'')`;
const ANGLE = String.raw`(\d{1,3})°\s*${MINUTES}\s*(?:${SECONDS})?`;

/** 34°26'12.2"N 35°50'38.5"E, as maps write it; the letters may come first. */
const SEXAGESIMAL = new RegExp(
  String.raw`^([NS]?)\s*${ANGLE}\s*([NS]?)[\s,;]*([EW]?)\s*${ANGLE}\s*([EW]?)$`,
  'i',
);

/** Text before the link is allowed, because a map app may share the name with it. */
const LINK = /\/\/|geo:|www\.|maps\./i;
const INVISIBLE = /\p{Bidi_Control}/gu;
/** Around the numbers: (34.43° N, 35.84° E). */
const DECORATION = /[()°NE]/g;

/** "34.43, 35.84" or 34°26'12"N 35°50'38"E in the digits of any script, or a link of Google Maps, Apple Maps, OpenStreetMap or geo:. */
export function readCoordinates(typed: unknown): CoordinatesReading {
  if (typeof typed !== 'string' || typed.length > LONGEST_URL) return { ok: false, error: 'notCoordinates' };
  const text = latinDigits(typed.normalize('NFKC'))
    .replace(INVISIBLE, '')
    .replaceAll('٫', '.')
    .replaceAll('،', ',')
    .replaceAll('؛', ';')
    .replaceAll('−', '-')
    .replace(/[′’‘]/g, "'")
    .replace(/[”“]/g, '"')
    .trim();
  const isLink = LINK.test(text);
  const angles = isLink ? null : SEXAGESIMAL.exec(text);
  if (angles) {
    const [, north, d1, m1, s1, north2, east, d2, m2, s2, east2] = angles;
    return inLebanon(angle(d1, m1, s1, north || north2), angle(d2, m2, s2, east || east2));
  }
  const searched = isLink ? decoded(text) : text.replace(DECORATION, '').trim();
  for (const pattern of isLink ? IN_LINKS : TYPED) {
    const numbers = pattern.exec(searched)?.slice(1).map(degrees);
    if (!numbers) continue;
    const [latitude = Number.NaN, longitude = Number.NaN] = numbers;
    return inLebanon(latitude, longitude);
  }
  return { ok: false, error: 'notCoordinates' };
}

function inLebanon(latitude: number, longitude: number): CoordinatesReading {
  const found = coordinatesOf(latitude, longitude);
  return found ? { ok: true, value: found } : { ok: false, error: 'outsideLebanon' };
}

function angle(whole = '', minutes = '', seconds = '0', side = ''): number {
  const degrees = Number(whole) + Number(minutes) / 60 + Number(seconds) / 3_600;
  return /[SW]/i.test(side) ? -degrees : degrees;
}

const degrees = (text: string): number => Number(text.replace(',', '.'));

function decoded(link: string): string {
  try {
    return decodeURIComponent(link.replaceAll('+', ''));
  } catch {
    return link;
  }
}
