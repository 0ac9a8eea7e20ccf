import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatNational, formatPhone } from './formatPhone.ts';
import { readStoredPhone } from './readPhone.ts';
import { cases } from '../testing/cases.ts';

test.each([
  ['+96170123456', '+961 70 123 456'],
  ['+9613123456', '+961 3 123 456'],
  ['+9616123456', '+961 6 123 456'],
  ['+12125550123', '+1 212 555 0123'],
  ['+447700900123', '+44 7700 900123'],
  ['+442079460958', '+44 20 7946 0958'],
  ['+441212345678', '+44 121 234 5678'],
  ['+441134960000', '+44 113 496 0000'],
  ['+441204567890', '+44 1204 567890'],
  ['+33612345678', '+33 6 12 34 56 78'],
  ['+4915123456789', '+49 151 23456789'],
  ['+491712345678', '+49 171 2345678'],
  ['+4930123456', '+49 30 123456'],
  ['+492211234567', '+49 221 1234567'],
  ['+496101123456', '+49 6101 123456'],
  ['+971501234567', '+971 50 123 4567'],
  ['+97141234567', '+971 4 123 4567'],
  ['+966501234567', '+966 50 123 4567'],
  ['+966112345678', '+966 11 234 5678'],
])('%s is shown %s', (e164, shown) => {
  expect(formatPhone(e164)).toBe(shown);
  const phone = readStoredPhone(e164);
  expect(phone && formatNational(phone)).toBe(shown.slice(shown.indexOf(' ') + 1));
});

test.each([['+963111234567'], ['+961'], ['EMPTY'], ['70 123 456'], ['']])('%j is shown as it is', (value) => {
  expect(formatPhone(value)).toBe(value);
});

test('digits that begin like no number of their country are left together', () => {
  expect(formatNational({ country: 'GB', national: '4000000000' })).toBe('4000000000');
});

test('nothing is lost or added but spaces', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[+\d]{0,16}$/), (value) => {
      expect(formatPhone(value).replaceAll(' ', '')).toBe(value);
    }),
    cases(1000),
  );
});
