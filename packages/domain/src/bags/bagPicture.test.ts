import { expect, test } from 'vitest';
import { bagPictureOf, readBagPicture } from './bagPicture.ts';
import { CATEGORIES } from './category.ts';

test('a bag with an unknown drawing, or none, has the one of its category', () => {
  expect([null, 'sand', 7, 'KNAFEH'].map(readBagPicture)).toEqual([null, null, null, null]);
  expect(CATEGORIES.map((category) => bagPictureOf(null, category))).toEqual([
    'stew',
    'mixed',
    'salad',
    'foul',
  ]);
  expect(bagPictureOf(readBagPicture('knafeh'), 'Meals')).toBe('knafeh');
});
