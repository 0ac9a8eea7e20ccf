import { expect, test } from 'vitest';
import { liveTexts } from './liveBags.bilingual.ts';

test.each([
  [1, '1 bag now, from ', 'كيس واحد الآن، ابتداءً من '],
  [2, '2 bags now, from ', 'كيسان الآن، ابتداءً من '],
  [5, '5 bags now, from ', '5 أكياس الآن، ابتداءً من '],
  [44, '44 bags now, from ', '44 كيساً الآن، ابتداءً من '],
  [1_200, '1,200 bags now, from ', '1,200 كيس الآن، ابتداءً من '],
])('the number of bags that can be had, %d, is shown', (count, english, arabic) => {
  expect(liveTexts.en(count)).toBe(english);
  expect(liveTexts.ar(count)).toBe(arabic);
});
