import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LONGEST_NAME_IN_MESSAGE } from '../limits.ts';
import { firstNameInMessage, nameInMessage } from './nameInMessage.ts';
import { cases } from '../testing/cases.ts';

test.each([
  ['Rania Haddad', 'Rania Haddad'],
  ['رانيا حدّاد', 'رانيا حدّاد'],
  ["Dr. Jean-Paul O'Neil", "Dr. Jean-Paul O'Neil"],
  ['J. P. d’Arc', 'J. P. d’Arc'],
  ['José Ñuñez', 'José Ñuñez'],
  ['Rania https://evil.example/x?y=1', 'Rania https evil example x y'],
  ['evil.com', 'evil com'],
  ['evil。com', 'evil com'],
  ['evil．com', 'evil com'],
  ['www.evil.com.', 'www evil com.'],
  ['mail me@evil.example', 'mail me evil example'],
  ['call +961 70 123 456 now', 'call now'],
  ['اتصل ٠٧٠١٢٣', 'اتصل'],
  ['two\nlines\r\nor\u2028three', 'two lines or three'],
  ['\u202eRania\u2069', 'Rania'],
  ['*Rania* _Haddad_ ~x~', 'Rania Haddad x'],
  ['Rania 🎉\ufe0f', 'Rania'],
  ['x'.repeat(80), 'x'.repeat(60)],
  [`${'x'.repeat(59)} y`, 'x'.repeat(59)],
  ["-'. Rania", 'Rania'],
])('%j becomes %j', (name, expected) => {
  expect(nameInMessage(name)).toBe(expected);
});

test.each(['', ' ', '70 123 456', '...', '🎉', '\u0651'])('%j leaves no name', (name) => {
  expect(nameInMessage(name)).toBeNull();
});

test.each([
  ['Rima Abi-Sleiman', 'Rima'],
  [' رانيا حدّاد', 'رانيا'],
  ['70 123 456 Rima', 'Rima'],
  ['rima@mail.example', 'rima'],
  ['evil.example/x', 'evil'],
  ['+96170123456', null],
])('the first name in %j is %j', (name, expected) => {
  expect(firstNameInMessage(name)).toBe(expected);
});

test('any name is short and has no link, number or line break', () => {
  const part = fc.constantFrom(
    '.',
    '://',
    '@',
    '\n',
    'evil',
    'com',
    ' ',
    'ر',
    '\u0651',
    "'",
    '-',
    '7',
    '\u200d',
  );
  const typed = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(part).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(typed, (name) => {
      const expected = nameInMessage(name);
      if (expected === null) return;
      expect(Array.from(expected).length).toBeLessThanOrEqual(LONGEST_NAME_IN_MESSAGE);
      expect(expected).toMatch(/^\p{L}[\p{L}\p{M} .'’-]*$/u);
      expect(expected).not.toMatch(/\.\S|\s\s|\s$/);
      expect(nameInMessage(expected)).toBe(expected);
    }),
    cases(2000),
  );
});
