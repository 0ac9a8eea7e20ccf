import { expect, test } from 'vitest';
import { closesAfterMidnight, readClock } from './clockHours.ts';

test.each([
  ['00:00', '00:00'],
  ['09:59', '09:59'],
  ['19:05:00', '19:05'],
  ['23:59:00', '23:59'],
])('%s is the time %s', (value, clock) => {
  expect(readClock(value)).toBe(clock);
});

test.each([
  '24:00:00',
  '30:00',
  '17:60',
  '9:00',
  '017:00',
  '17:00:30',
  '17:00:0',
  '17:00:000',
  '17:00:00+02',
  '17:00:00.000',
  '17:00Z',
  ' 17:00',
  '17:00\n',
  '5:00 PM',
  '١٧:٠٠',
  '1x:00',
  '2x:00',
  '17:x0',
  '17:0x',
  '17:00:00:00',
  '',
  1700,
  null,
  undefined,
  ['17:00'],
])('%j is no time', (value) => {
  expect(readClock(value)).toBeNull();
});

test.each([
  ['17:00', '20:30', false],
  ['23:58', '23:59', false],
  ['00:00', '23:59', false],
  ['22:00', '01:00', true],
  ['17:00', '00:00', true],
  ['17:00', '16:59', true],
  // A whole day, not nothing.
  ['17:00', '17:00', true],
])('hours from %s to %s end after midnight: %j', (opens, closes, expected) => {
  expect(closesAfterMidnight({ opens, closes })).toBe(expected);
});
