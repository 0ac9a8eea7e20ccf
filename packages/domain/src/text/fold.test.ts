import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from './anyText.arbitrary.ts';
import { latinDigits } from './digits.ts';
import { foldForSearch } from './fold.ts';
import { cases } from '../testing/cases.ts';

test.each([
  ['أكياس', 'اكياس'],
  ['إفطار آخر ٱلطريق', 'افطار اخر الطريق'],
  ['مستشفى', 'مستشفي'],
  ['مفاجأة', 'مفاجاه'],
  ['ســلّـة', 'سله'],
  ['فَطُورٌ', 'فطور'],
  ['Café  KNAFEH', 'cafe knafeh'],
  ['Man’oushe', "man'oushe"],
  ['٣ أكياس ۵ ८', '3 اكياس 5 8'],
  ['فطائر لؤلؤ', 'فطاير لولو'],
  ['ﻛﻨﺎﻓﺔ', 'كنافه'],
  ['\t\u2028خبز\u1680 `طازج`\ufeff', "خبز 'طازج'"],
])('%s is searched as %s', (text, folded) => {
  expect(foldForSearch(text)).toBe(folded);
});

test('folding twice changes nothing more', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const once = foldForSearch(text);
      expect(foldForSearch(once)).toBe(once);
    }),
    cases(1000),
  );
});

/** The slow reference implementation of folding. */
function foldPlainly(text: string): string {
  return latinDigits(text.normalize('NFKD').replace(/[\p{M}\u0640]/gu, ''))
    .replace(/\u0671/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/[\u2018\u2019\u02bc`]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

test('any text is folded as by the reference implementation', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(foldForSearch(text)).toBe(foldPlainly(text));
    }),
    cases(1000),
  );
});

/** Higher code points are rare ideographs and private use, a million of them. */
const LAST = 0x1ffff;

test('every single character is folded as by the reference implementation', () => {
  const texts = Array.from({ length: LAST + 1 }, (_, code) => `Α${String.fromCodePoint(code)}Σ ب`);
  expect(texts.filter((text) => foldForSearch(text) !== foldPlainly(text))).toEqual([]);
});
