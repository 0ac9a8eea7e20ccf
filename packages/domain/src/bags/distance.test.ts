import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Coordinates } from '../shops/coordinates.ts';
import { distanceMetres, kilometres } from './distance.ts';
import { cases } from '../testing/cases.ts';

const place = (latitude: number, longitude: number): Coordinates => ({ latitude, longitude });

test.each([
  ['from Tripoli to Beirut', place(34.4367, 35.8497), place(33.8938, 35.5018), 68_400, 100],
  ['from Mina to the citadel', place(34.451, 35.812), place(34.4332, 35.8445), 3_580, 20],
  ['to the place itself', place(34.4367, 35.8497), place(34.4367, 35.8497), 0, 0],
  ['to the other side of the earth', place(34, 35), place(-34, -145), 20_015_115, 5],
  ['to the other side, where rounding exceeds it', place(0.7, 0), place(-0.7, 180), 20_015_115, 5],
  ['over the date line', place(0, 179.5), place(0, -179.5), 111_195, 5],
])('%s', (_name, from, to, metres, tolerance) => {
  expect(Math.abs(distanceMetres(from, to) - metres)).toBeLessThanOrEqual(tolerance);
});

/** The angle between two vectors from the centre of the earth. */
function metresByVectors(one: Coordinates, other: Coordinates): number {
  const [from, to] = [one, other].map(({ latitude, longitude }) => {
    const [up, round] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
    return [Math.cos(up) * Math.cos(round), Math.cos(up) * Math.sin(round), Math.sin(up)] as const;
  });
  const [a = 0, b = 0, c = 0] = from ?? [];
  const [d = 0, e = 0, f = 0] = to ?? [];
  const cross = Math.hypot(b * f - c * e, c * d - a * f, a * e - b * d);
  return 6_371_009 * Math.atan2(cross, a * d + b * e + c * f);
}

test('the distance is that between two vectors, the same there and back', () => {
  const anywhere = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  fc.assert(
    fc.property(anywhere, anywhere, (one, other) => {
      const metres = distanceMetres(one, other);
      expect(Math.abs(metres - metresByVectors(one, other))).toBeLessThan(1);
      expect(Math.abs(metres - distanceMetres(other, one))).toBeLessThan(0.001);
    }),
    cases(1000),
  );
});

test.each([
  [40, '0.1'],
  [780, '0.8'],
  [9_949, '9.9'],
  [9_950, '10'],
  [12_400, '12'],
])('%i metres are shown as %s kilometres', (metres, shown) => {
  expect(kilometres(metres)).toBe(shown);
});
