import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldForSearch } from './fold.ts';

test.each([
  ['أكياس', 'اكياس'],
  ['إفطار آخر ٱلطريق', 'افطار اخر الطريق'],
  ['مستشفى', 'مستشفي'],
  ['مفاجأة', 'مفاجاه'],
  ['ســلّـة', 'سله'],
  ['فَطُورٌ', 'فطور'],
  ['Café  KNAFEH', 'cafe knafeh'],
  ['Man’oushe', "man'oushe"],
  ['٣ أكياس ۵', '3 اكياس 5'],
])('%s is searched as %s', (text, folded) => {
  expect(foldForSearch(text)).toBe(folded);
});

test('folding twice changes nothing more', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const once = foldForSearch(text);
      expect(foldForSearch(once)).toBe(once);
    }),
    { numRuns: 1000 },
  );
});
