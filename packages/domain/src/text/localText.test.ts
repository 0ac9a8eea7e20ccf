import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from './anyText.arbitrary.ts';
import { inLanguage, readLocalText, readText } from './localText.ts';
import { cases } from '../testing/cases.ts';

test('a text comes in the reader’s language, or in the other with its name', () => {
  expect(inLanguage({ en: 'Bread', ar: 'خبز' }, 'ar')).toEqual({ text: 'خبز', locale: 'ar' });
  expect(inLanguage({ en: 'Bread', ar: null }, 'ar')).toEqual({ text: 'Bread', locale: 'en' });
  expect(inLanguage({ en: null, ar: 'خبز' }, 'en')).toEqual({ text: 'خبز', locale: 'ar' });
  expect(inLanguage({ en: null, ar: null }, 'en').text).toBe('');
});

test.each([
  ['  two\n lines ', 'two lines'],
  ['pay\u202egnp.exe', 'pay gnp.exe'],
  ['\u2067\u2069', null],
  ['a\u061cb', 'a b'],
  ['half a \ud83d sign', 'half a sign'],
  ['a whole 😀', 'a whole 😀'],
  ['two  words', 'two words'],
  [' before', 'before'],
  ['after ', 'after'],
  [' ', null],
  ['', null],
  [7, null],
])('%j is read as %j', (raw, text) => {
  expect(readText(raw)).toBe(text);
});

test('a text too long to show is cut between letters', () => {
  expect(readText('abcde', 5)).toBe('abcde');
  expect(readText('😀'.repeat(300), 5)).toBe('😀😀😀😀…');
});

test('a single text is assigned to the language of its script', () => {
  expect(readLocalText('كنافة', null)).toEqual({ en: null, ar: 'كنافة' });
  expect(readLocalText('Knafeh', undefined)).toEqual({ en: 'Knafeh', ar: null });
  expect(readLocalText(null, 'كنافة')).toEqual({ en: null, ar: 'كنافة' });
  expect(readLocalText('كنافة', 'قطايف')).toEqual({ en: 'كنافة', ar: 'قطايف' });
  expect(readLocalText('', ' ')).toBeNull();
});

test('no text that is read can reorder a line', () => {
  fc.assert(
    fc.property(anyText, (raw) => {
      expect(readText(raw) ?? '').not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
    }),
    cases(1000),
  );
});

/** The slow reference implementation of reading. */
function readPlainly(raw: string): string | null {
  const seen = raw.replace(/[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]+/gu, ' ');
  return seen.replace(/\s+/g, ' ').trim() || null;
}

test('any text is read as by the reference implementation', () => {
  fc.assert(
    fc.property(anyText, (raw) => {
      expect(readText(raw, Infinity)).toBe(readPlainly(raw));
    }),
    cases(1000),
  );
});

/** Higher code points are rare ideographs and private use, a million of them. */
const LAST = 0x1ffff;

test('every single character is read as by the reference implementation', () => {
  const texts = Array.from({ length: LAST + 1 }, (_, code) => `a${String.fromCodePoint(code)} b`);
  expect(texts.filter((text) => readText(text) !== readPlainly(text))).toEqual([]);
});

test('marks piled on a letter are cut down to as many as any script has', () => {
  expect(readText(`Z${'\u0300'.repeat(2_000)}`)).toBe(`Z${'\u0300'.repeat(6)}`);
  expect(readText(`ب${'\u064e'.repeat(7)}ت`)).toBe(`ب${'\u064e'.repeat(6)}ت`);
  expect(readText('مُحَمَّدٌ')).toBe('مُحَمَّدٌ');
});
