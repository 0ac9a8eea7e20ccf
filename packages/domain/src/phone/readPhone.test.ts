import { expect, test } from 'vitest';
import type { PhoneCountry } from './countries.ts';
import { e164 } from './exampleE164.ts';
import { readPhone, readStoredPhone } from './readPhone.ts';

test.each([
  '70 123 456',
  '70-123-456',
  '70123456',
  ' 070 123456 ',
  '70/123456',
  '70.12.34.56',
  '(70) 123 456',
  '70\u00a0123\u202f456',
  '70\u2011123\u2013456\u2212',
  '\u2066+961 70 123 456\u2069',
  '\u200e70123456\u200f',
  '\u202a+96170123456\u202c',
  '+961 70 123 456',
  '+961 070 123 456',
  '+961 (0)70 123 456',
  '(+961) 70-123456',
  '＋９６１ ７０（１２３）４５６',
  '00961 70 123 456',
  '+00961 70 123 456',
  '961 70 123 456',
  '961 070 123 456',
  '٧٠ ١٢٣ ٤٥٦',
  '+٩٦١٧٠١٢٣٤٥٦',
  '۰۷۰ ۱۲۳ ۴۵۶',
])('%j is one and the same number', (typed) => {
  expect(readPhone(typed)).toEqual({
    ok: true,
    value: { country: 'LB', national: '70123456', e164: '+96170123456' },
  });
});

test.each([
  [undefined, 'missing'],
  [null, 'missing'],
  [70_123_456, 'missing'],
  ['', 'missing'],
  [' \u200f ', 'missing'],
  ['+', 'missing'],
  ['00', 'missing'],
  ['+96', 'missing'],
  ['+961', 'missing'],
  ['961', 'missing'],
  ['0', 'missing'],
  ['EMPTY', 'notDigits'],
  ['70 123 456 ext 2', 'notDigits'],
  ['70,123,456', 'notDigits'],
  ['70+123456', 'notDigits'],
  ['++96170123456', 'notDigits'],
  ['tel:+96170123456', 'notDigits'],
  ['7²0123456', 'notDigits'],
  ['+963 11 123 4567', 'otherCountry'],
  ['00963 11 123 4567', 'otherCountry'],
  ['+7', 'otherCountry'],
  ['0003 123 456', 'otherCountry'],
  // The code without its plus, with a digit too few or too many.
  ['961 70 123 45', 'tooShort'],
  ['961 70 123 4567', 'tooLong'],
])('%j is %s', (typed, reason) => {
  expect(e164(typed)).toBe(reason);
});

test.each<[PhoneCountry, string, string]>([
  ['LB', '3 123 456', '+9613123456'],
  ['LB', '03 123 45', 'tooShort'],
  ['LB', '03 123 4567', 'tooLong'],
  ['LB', '70 123 45', 'tooShort'],
  ['LB', '76 123 45', 'tooShort'],
  ['LB', '81 123 45', 'tooShort'],
  ['LB', '7', 'tooShort'],
  ['LB', '70 123 4567', 'tooLong'],
  ['LB', '06 123 4567', 'tooLong'],
  ['LB', '24 123 45', 'tooShort'],
  ['LB', '+961 00 123 456', 'wrongStart'],

  ['US', '+1 1 212 555 0123', '+12125550123'],
  ['US', '555-0123', 'tooShort'],
  ['US', '212 555 01234', 'tooLong'],
  ['US', '012 555 0123', 'wrongStart'],
  ['US', '1', 'missing'],

  ['GB', '+44 (0)20 7946 0958', '+442079460958'],
  ['GB', '01204 56789', '+44120456789'],
  ['GB', '07700 90012', 'tooShort'],
  ['GB', '44 7700 90012', 'tooShort'],
  ['GB', '07700 9001234', 'tooLong'],
  ['GB', '0420 7946 0958', 'wrongStart'],

  ['FR', '03 31 23 45 67', '+33331234567'],
  ['FR', '06 12 34 56 7', 'tooShort'],
  ['FR', '06 12 34 56 789', 'tooLong'],
  ['FR', '+33 00 12 34 56 78', 'wrongStart'],

  ['DE', '0491 234567', '+49491234567'],
  ['DE', '0151 2345678', 'tooShort'],
  ['DE', '0171 234567', 'tooShort'],
  ['DE', '030 123', 'tooShort'],
  ['DE', '0171 234567890', 'tooLong'],
  ['DE', '0491 23456789', '+4949123456789'],
  ['DE', '0491 234567890', 'tooLong'],
  ['DE', '0249 12345678', '+4924912345678'],
  ['DE', '0249 1234567890', '+492491234567890'],
  ['DE', '030 123456789012', 'tooLong'],
  ['DE', '+49 00 123456', 'wrongStart'],

  ['AE', '600 521234', '+971600521234'],
  ['AE', '04 400 12345', 'tooLong'],
  ['AE', '050 123 456', 'tooShort'],
  ['AE', '04 123 456', 'tooShort'],
  ['AE', '050 123 45678', 'tooLong'],
  ['AE', '04 123 45678', 'tooLong'],
  ['AE', '01 123 4567', 'wrongStart'],

  ['SA', '966 50 123 456', 'tooShort'],
  ['SA', '050 123 456', 'tooShort'],
  ['SA', '050 123 45678', 'tooLong'],
  ['SA', '020 123 4567', 'wrongStart'],
])('a number in %s typed as %s is %s', (country, typed, expected) => {
  expect(e164(typed, country)).toBe(expected);
});

test.each<[PhoneCountry, string, PhoneCountry]>([
  ['FR', '+961 3 123 456', 'LB'],
  ['LB', '001 (212) 555-0123', 'US'],
  ['LB', '+1 514 555 0123', 'US'],
  ['LB', '+44 7700 900123', 'GB'],
  ['US', '+49 151 23456789', 'DE'],
  ['LB', '00971501234567', 'AE'],
  ['AE', '+966501234567', 'SA'],
])('a chosen %s and the text %s give a number of %s', (chosen, typed, country) => {
  expect(readPhone(typed, chosen)).toMatchObject({ ok: true, value: { country } });
});

test.each([
  ['+96170123456', 'LB'],
  ['+9613123456', 'LB'],
  ['+12125550123', 'US'],
  ['+966501234567', 'SA'],
])('the stored number %s belongs to %s', (stored, country) => {
  expect(readStoredPhone(stored)).toMatchObject({ country, e164: stored });
});

test.each([
  ['+961 70 123 456'],
  ['+961070123456'],
  ['+9610'],
  ['0096170123456'],
  ['70123456'],
  ['+963111234567'],
  ['+96170123456\n'],
  ['+96170123456x'],
  ['x+96170123456'],
  ['+٩٦١٧٠١٢٣٤٥٦'],
  ['EMPTY'],
  ['+'],
  [''],
  [96_170_123_456],
  [null],
  [['+96170123456']],
])('%j is no stored number', (stored) => {
  expect(readStoredPhone(stored)).toBeNull();
});
