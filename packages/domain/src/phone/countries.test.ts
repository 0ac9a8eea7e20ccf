import { expect, test } from 'vitest';
import { DEFAULT_PHONE_COUNTRY, dialCodeOf, PHONE_COUNTRIES } from './countries.ts';

test('the seven codes in the order the picker shows them, Lebanon first', () => {
  expect(PHONE_COUNTRIES.map(dialCodeOf)).toEqual(['+961', '+1', '+44', '+33', '+49', '+971', '+966']);
  expect(DEFAULT_PHONE_COUNTRY).toBe(PHONE_COUNTRIES[0]);
});

test('no code begins with another, so a pasted number has one reading', () => {
  const codes = PHONE_COUNTRIES.map(dialCodeOf);
  for (const code of codes) expect(codes.filter((other) => other.startsWith(code))).toEqual([code]);
});
