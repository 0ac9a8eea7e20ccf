/** Coordinates of a shop, as they are stored. */

/** In degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** The database has the same limits. */
const LEBANON = { south: 33, north: 34.7, west: 35, east: 36.7 } as const;

/** The columns of a row; null unless both are there and inside Lebanon. */
export function readStoredCoordinates(latitude: unknown, longitude: unknown): Coordinates | null {
  return coordinatesOf(storedDegrees(latitude), storedDegrees(longitude));
}

/** PostgREST may write a numeric column as text. */
const storedDegrees = (value: unknown): number =>
  typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN;

/** Null outside Lebanon. */
export function coordinatesOf(latitude: number, longitude: number): Coordinates | null {
  const [lat, lng] = [rounded(latitude), rounded(longitude)];
  const isInside = lat >= LEBANON.south && lat <= LEBANON.north && lng >= LEBANON.west && lng <= LEBANON.east;
  return isInside ? { latitude: lat, longitude: lng } : null;
}

/** As the database stores them: six decimals are a tenth of a metre. */
const rounded = (value: number): number => Math.round(value * 1e6) / 1e6;
