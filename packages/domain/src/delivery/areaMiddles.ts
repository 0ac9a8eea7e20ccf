/** About where each delivery area is, to a few hundred metres: enough to say which is near, and to draw a map. */
import { distanceMetres } from '../bags/distance.ts';
import type { Coordinates } from '../shops/coordinates.ts';
import type { DeliveryArea } from './areas.ts';

const MIDDLES: Readonly<Record<string, readonly [latitude: number, longitude: number]>> = {
  mina: [34.45, 35.817],
  'tebeneh-zehriye': [34.443, 35.847],
  'daher-el-ein': [34.4, 35.845],
  balad: [34.436, 35.841],
  'abu-samra': [34.428, 35.85],
  ebbe: [34.439, 35.855],
  '3ayrounye': [34.436, 35.876],
  badawi: [34.455, 35.864],
  behsas: [34.417, 35.828],
  'ras-maska': [34.408, 35.838],
  'jabal-mehsen': [34.448, 35.854],
  barsa: [34.4, 35.836],
  kalamoun: [34.383, 35.783],
  'jabal-badawi': [34.45, 35.872],
};

export function areaDistance(one: DeliveryArea, other: DeliveryArea): number {
  return distanceMetres(areaMiddle(one), areaMiddle(other));
}

export function areaMiddle({ id }: DeliveryArea): Coordinates {
  const [latitude, longitude] = MIDDLES[id]!;
  return { latitude, longitude };
}
