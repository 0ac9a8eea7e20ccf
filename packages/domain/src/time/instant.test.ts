import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readInstant } from './instant.ts';

const noon = Date.UTC(2026, 10, 21, 12);

test.each([
  ['2026-11-21T12:00:00Z', noon],
  ['2026-11-21T12:00Z', noon],
  ['2026-11-21 12:00:00+00', noon],
  ['2026-11-21T14:00:00+02:00', noon],
  ['2026-11-21T14:00:00+0200', noon],
  ['2026-11-21T12:00:00.123456+00:00', noon + 123],
  ['2026-11-21 12:00:00', noon],
  ['2026-13-45T12:00:00Z', null],
  ['tomorrow', null],
  ['', null],
  [0, null],
  [null, null],
])('%j is %j', (raw, at) => {
  expect(readInstant(raw)).toBe(at);
});

test('every instant survives being written and read again', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }), (date) => {
      expect(readInstant(date.toISOString())).toBe(date.getTime());
    }),
    { numRuns: 1000 },
  );
});
