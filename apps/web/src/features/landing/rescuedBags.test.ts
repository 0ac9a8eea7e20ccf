import { expect, test } from 'vitest';
import { rescuedTexts } from './rescuedBags.bilingual.ts';

test.each([
  [1, 'Together we have rescued 1 bag.', 'أنقذنا معاً كيساً واحداً حتى اليوم.'],
  [2, 'Together we have rescued 2 bags.', 'أنقذنا معاً كيسين حتى اليوم.'],
  [3, 'Together we have rescued 3 bags.', 'أنقذنا معاً 3 أكياس حتى اليوم.'],
  [11, 'Together we have rescued 11 bags.', 'أنقذنا معاً 11 كيساً حتى اليوم.'],
  [100, 'Together we have rescued 100 bags.', 'أنقذنا معاً 100 كيس حتى اليوم.'],
  [4_812, 'Together we have rescued 4,812 bags.', 'أنقذنا معاً 4,812 كيساً حتى اليوم.'],
])('the number of rescued bags %d is shown', (count, english, arabic) => {
  expect(rescuedTexts.en(count).join('')).toBe(english);
  expect(rescuedTexts.ar(count).join('')).toBe(arabic);
});
