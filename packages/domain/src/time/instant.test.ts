import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readInstant } from './instant.ts';
import { cases } from '../testing/cases.ts';

const HOUR = 3_600_000;
const noon = Date.UTC(2026, 10, 21, 12);

test.each([
  ['2026-11-21T12:00:00Z', noon],
  ['2026-11-21T12:00Z', noon],
  ['2026-11-21 12:00:00+00', noon],
  ['2026-11-21T14:00:00+02:00', noon],
  ['2026-11-21T14:00:00+0200', noon],
  ['2026-11-21T12:00:00.123456+00:00', noon + 123],
  ['2026-11-21 12:00:00', noon],
  ['  2026-11-21T12:00\n', noon],
  ['2026-11-21T07:00:00.000-05', noon],
  ['2026-11-21T24:00Z', noon + 12 * HOUR],
  ['2026-11-21T12:00:00z', null],
  ['2026-11-21T12:00:00.1234567Z', null],
  ['2026-11-21T12:00:00+2', null],
  ['2026-11-21T12:00:00 +00', null],
  ['2026-11-21', null],
  ['+2026-11-21T12:00:00Z', null],
  ['2026-11-21T12:00:00+02001', null],
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
    cases(1000),
  );
});

/** The slow reference implementation of reading. */
function readPlainly(value: string): number | null {
  const text = value.trim();
  const found = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?(Z|[+-]\d{2}(?::?\d{2})?)?$/.exec(
    text,
  );
  if (!found) return null;
  const zone = found[1] ?? '';
  const local = text.slice(0, text.length - zone.length).replace(' ', 'T');
  const [hours, minutes] = [zone.slice(1, 3), zone.slice(3).replace(':', '') || '00'];
  const at = Date.parse(local + (hours === '' ? 'Z' : `${zone.slice(0, 1)}${hours}:${minutes}`));
  return Number.isNaN(at) ? null : at;
}

test('invalid timestamps are read as by the reference implementation', () => {
  const two = (most: number) => fc.nat(most).map((number) => String(number).padStart(2, '0'));
  const [date, time] = [
    fc.tuple(two(99), two(99), fc.constant('-'), two(13), fc.constant('-'), two(32)),
    fc.tuple(two(25), fc.constant(':'), two(60)),
  ];
  const seconds = fc.constantFrom('', ':07', ':07.1', ':07.123', ':07.123456', ':60');
  const zone = fc.oneof(
    fc.constantFrom('', 'Z'),
    fc.tuple(fc.constantFrom('+', '-'), two(24), fc.constantFrom('', '00', ':30')),
  );
  const timestamp = fc
    .tuple(date, fc.constantFrom('T', ' '), time, seconds, zone)
    .map((parts) => parts.flat(2).join(''));
  const mistake = fc.constantFrom('', '0', '00', ':', '.', '-', '+', 'T', 'Z', 't', 'z', ' ', '\n');
  const mistaken = fc
    .tuple(timestamp, fc.nat(33), fc.nat(3), mistake)
    .map(([text, at, length, wrong]) => text.slice(0, at) + wrong + text.slice(at + length));
  fc.assert(
    fc.property(fc.oneof(timestamp, mistaken, fc.string({ unit: 'binary' })), (text) => {
      expect(readInstant(text)).toBe(readPlainly(text));
    }),
    cases(1000),
  );
});
