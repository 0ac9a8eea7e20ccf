import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LONGEST_NAME_IN_MESSAGE } from '../limits.ts';
import { nameInMessage } from './nameInMessage.ts';

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
])('%j is said as %j', (name, said) => {
  expect(nameInMessage(name)).toBe(said);
});

test.each(['', ' ', '70 123 456', '...', '🎉', '\u0651'])('%j leaves no name', (name) => {
  expect(nameInMessage(name)).toBeNull();
});

test('whatever is typed, a name has no link, no number and one line, and is short', () => {
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
      const said = nameInMessage(name);
      if (said === null) return;
      expect(Array.from(said).length).toBeLessThanOrEqual(LONGEST_NAME_IN_MESSAGE);
      expect(said).toMatch(/^\p{L}[\p{L}\p{M} .'’-]*$/u);
      expect(said).not.toMatch(/\.\S|\s\s|\s$/);
      expect(nameInMessage(said)).toBe(said);
    }),
    { numRuns: 2000 },
  );
});
