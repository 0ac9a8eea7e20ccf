/** Distances between places, for sorting the nearest first. */
import type { Coordinates } from '../shops/coordinates.ts';

const EARTH_RADIUS_METRES = 6_371_009;

/** Metres over the surface of a sphere (haversine), which is within 0.6 % of the true distance. */
export function distanceMetres(from: Coordinates, to: Coordinates): number {
  const [one, other] = [radians(from.latitude), radians(to.latitude)];
  const chord =
    haversine(other - one) +
    Math.cos(one) * Math.cos(other) * haversine(radians(to.longitude - from.longitude));
  // Rounding may leave the chord of two opposite places above 1, whose arc sine is NaN.
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.sqrt(Math.min(1, chord)));
}

/** "0.8", at least "0.1", and whole kilometres from ten on. */
export const kilometres = (metres: number): string =>
  (Math.max(metres, 100) / 1000).toFixed(metres < 9_950 ? 1 : 0);

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const haversine = (angle: number): number => Math.sin(angle / 2) ** 2;
