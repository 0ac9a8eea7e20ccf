import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LONGEST_ADDRESS } from '../limits.ts';
import { addressLine, NO_ADDRESS, PICKUP_ADDRESS, readAddressLine, type AddressParts } from './address.ts';
import { cases } from '../testing/cases.ts';

const all: AddressParts = {
  street: 'Port Said St.',
  building: 'Karam',
  floor: '3',
  apartment: '6',
  landmark: 'Facing the fish market',
};

test.each([
  [all, 'Street: Port Said St. | Bldg: Karam | Floor: 3 | Apt: 6 | Near: Facing the fish market'],
  [{ ...NO_ADDRESS, floor: ' 3 ', landmark: 'البحر' }, 'Floor: 3 | Near: البحر'],
  [NO_ADDRESS, 'N/A'],
  [{ ...NO_ADDRESS, street: '   ' }, 'N/A'],
  [{ ...NO_ADDRESS, street: 'A | Floor: 9\nB' }, 'Street: A / Floor: 9 B'],
])('%j is written %j', (parts, line) => {
  expect(addressLine(parts)).toBe(line);
});

test.each([
  ['N/A', NO_ADDRESS],
  [PICKUP_ADDRESS, NO_ADDRESS],
  ['', NO_ADDRESS],
  [null, NO_ADDRESS],
  ['Behind the mosque', { ...NO_ADDRESS, landmark: 'Behind the mosque' }],
  ['Near: A | B | Street: C | Street: D', { ...NO_ADDRESS, street: 'C', landmark: 'A, B, Street: D' }],
  ['Street:no space', { ...NO_ADDRESS, landmark: 'Street:no space' }],
])('%j is taken apart into %j', (line, parts) => {
  expect(readAddressLine(line)).toEqual(parts);
});

test('every address survives the round trip', () => {
  const part = fc.oneof(fc.constant(''), fc.string({ unit: 'grapheme', maxLength: 200 }));
  fc.assert(
    fc.property(
      fc.record({ street: part, building: part, floor: part, apartment: part, landmark: part }),
      (parts) => {
        const line = addressLine(parts);
        expect(line.length).toBeLessThanOrEqual(LONGEST_ADDRESS);
        expect(addressLine(readAddressLine(line))).toBe(line);
      },
    ),
    cases(1000),
  );
});
