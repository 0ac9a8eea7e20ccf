/** POST {backend}/api/places: the place that the short link of a map leads to, which a browser may not follow. */
import { LONGEST_URL } from '../limits.ts';
import type { BodyOf, Fields } from './fields.ts';
import { nonEmptyText } from './pieces.ts';

export const PLACES_PATH = '/api/places';

export const placeFields = {
  link: nonEmptyText(LONGEST_URL, 'The short link, with or without the text that phones share with it.'),
} satisfies Fields;

export type PlaceBody = BodyOf<typeof placeFields>;

/** Null where the link leads to no place. */
export interface PlaceAnswerBody {
  latitude: number | null;
  longitude: number | null;
}
