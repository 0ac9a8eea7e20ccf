import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inLanguage, readLocalText, readText } from './localText.ts';

test('the reader gets their own language, or the other with its name', () => {
  expect(inLanguage({ en: 'Bread', ar: 'خبز' }, 'ar')).toEqual({ text: 'خبز', locale: 'ar' });
  expect(inLanguage({ en: 'Bread', ar: null }, 'ar')).toEqual({ text: 'Bread', locale: 'en' });
  expect(inLanguage({ en: null, ar: 'خبز' }, 'en')).toEqual({ text: 'خبز', locale: 'ar' });
  expect(inLanguage({ en: null, ar: null }, 'en').text).toBe('');
});

test.each([
  ['  two\n lines ', 'two lines'],
  ['pay\u202egnp.exe', 'pay gnp.exe'],
  ['\u2067\u2069', null],
  ['', null],
  [7, null],
])('%j is read as %j', (raw, text) => {
  expect(readText(raw)).toBe(text);
});

test('a text too long to show is cut between letters', () => {
  expect(readText('😀'.repeat(300), 5)).toBe('😀😀😀😀…');
});

test('a single text is filed under the language it is written in', () => {
  expect(readLocalText('كنافة', null)).toEqual({ en: null, ar: 'كنافة' });
  expect(readLocalText('Knafeh', undefined)).toEqual({ en: 'Knafeh', ar: null });
  expect(readLocalText(null, 'كنافة')).toEqual({ en: null, ar: 'كنافة' });
  expect(readLocalText('', ' ')).toBeNull();
});

test('no text that is read can turn a line around', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (raw) => {
      expect(readText(raw) ?? '').not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
    }),
    { numRuns: 1000 },
  );
});
