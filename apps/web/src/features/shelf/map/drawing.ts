/**
 * Tripoli and Mina in degrees, drawn for Zawadeh: schematic, and true to direction and distance. A line is
 * written as "latitude longitude, …" without the whole degrees (34° N, 35° E), in ten-thousandths.
 */
import type { Coordinates } from '@zawadeh/domain';

export const placesOf = (line: string): Coordinates[] =>
  line.split(',').map((pair) => {
    const [latitude = 0, longitude = 0] = pair.trim().split(' ').map(Number);
    return { latitude: 34 + latitude / 10_000, longitude: 35 + longitude / 10_000 };
  });

/** From south of Kalamoun around Mina and the port to beyond the mouth of the Abu Ali. */
export const COAST =
  '3200 6900, 3520 7350, 3660 7520, 3780 7660, 3890 7800, 3960 7900, 4030 8010, 4100 8105, 4165 8185, 4215 8215, 4260 8215, 4310 8195, 4360 8165, 4410 8130, 4455 8092, 4500 8072, 4545 8076, 4575 8098, 4588 8130, 4582 8160, 4568 8184, 4588 8206, 4616 8240, 4622 8268, 4600 8292, 4570 8318, 4562 8360, 4572 8402, 4592 8446, 4630 8500, 4680 8570, 4740 8650, 4820 8740, 4930 8860, 5200 9160';

export const RIVER =
  '4574 8402, 4500 8418, 4440 8438, 4400 8451, 4370 8463, 4345 8485, 4310 8525, 4270 8568, 4200 8645, 4100 8735, 4000 8830, 3880 8950, 3650 9110';

/** Beirut–Tripoli–Syria, Mina–Koura, Mina’s corniche, the port, Ebbe–3ayrounye, Daher el ein and Barsa. */
export const ROADS = [
  '3480 7420, 3680 7640, 3885 7880, 4000 8030, 4100 8170, 4182 8275, 4260 8325, 4376 8392, 4425 8470, 4564 8632, 4700 8800, 5000 9120',
  '4545 8120, 4480 8215, 4420 8310, 4376 8392, 4328 8442, 4290 8480, 4220 8540, 4100 8600, 3960 8660, 3600 8790',
  '4490 8105, 4430 8165, 4360 8205, 4270 8245, 4200 8270',
  '4575 8192, 4525 8270, 4490 8340, 4470 8410, 4440 8478',
  '4376 8392, 4380 8450, 4395 8548, 4385 8640, 4360 8760, 4270 8950, 4200 9250',
  '4182 8275, 4115 8365, 4060 8420, 4000 8450, 3880 8520, 3620 8600',
  '4115 8365, 4060 8368, 4000 8360, 3900 8330',
] as const;

/** Ellipses: latitude, longitude, and their half axes in kilometres. */
export type Patch = readonly [latitude: number, longitude: number, wide: number, high: number];

export const BUILT_UP: readonly Patch[] = [
  [34.4495, 35.8182, 0.75, 0.62],
  [34.4378, 35.8363, 0.97, 0.71],
  [34.4412, 35.8478, 0.79, 0.71],
  [34.4302, 35.8488, 0.73, 0.62],
];

export const GREEN: readonly Patch[] = [
  [34.4435, 35.8696, 0.82, 0.46],
  [34.4213, 35.8636, 1.22, 0.6],
  [34.4158, 35.8478, 0.77, 0.44],
  [34.407, 35.824, 0.58, 0.38],
  [34.3935, 35.8478, 1.03, 0.5],
  [34.4, 35.893, 1.1, 0.7],
];

/** The Palm Islands, from Mina out to the lighthouse. */
export const ISLANDS: readonly Patch[] = [
  [34.4628, 35.8056, 0.12, 0.05],
  [34.4705, 35.7958, 0.2, 0.08],
  [34.4905, 35.779, 0.2, 0.09],
  [34.4935, 35.772, 0.34, 0.14],
  [34.4985, 35.7595, 0.16, 0.08],
];

const at = (latitude: number, longitude: number): Coordinates => ({ latitude, longitude });

export const CITADEL = at(34.4336, 35.8447);
export const CLOCK_TOWER = at(34.4376, 35.8392);

export const LABELS = {
  'web.map.sea': at(34.41, 35.789),
  'web.map.islands': at(34.4705, 35.799),
  'web.map.port': at(34.4635, 35.8235),
  'web.map.river': at(34.4185, 35.869),
} as const;
