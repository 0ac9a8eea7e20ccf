/** POST {backend}/api/places */
import { fieldsOf, PLACES_PATH, readCoordinates, type Coordinates, type PlaceBody } from '@zawadeh/domain';
import { adminPost } from '../adminPost.ts';
import type { AdminResult } from '../query.ts';

/** Where the short link of a map leads; no coordinates where it leads to no place. */
export const findPlace = (link: string): Promise<AdminResult<{ at: Coordinates | null }>> =>
  adminPost(PLACES_PATH, { link } satisfies PlaceBody, (answer) => {
    const { latitude, longitude } = fieldsOf(answer);
    const reading = readCoordinates(`${String(latitude)}, ${String(longitude)}`);
    return { at: reading.ok ? reading.value : null };
  });
