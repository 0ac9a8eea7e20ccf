/** The drawings of what sticks out of a bag, each an element of `packages/ui/public/art/bags.svg` by its name. */
import type { Category } from './category.ts';

export const BAG_PICTURES = [
  'knafeh',
  'baklava',
  'maamoul',
  'kaak',
  'manakish',
  'croissant',
  'bread',
  'foul',
  'hummus',
  'labneh',
  'eggs',
  'shawarma',
  'grill',
  'stew',
  'fish',
  'kibbeh',
  'soup',
  'salad',
  'fruit',
  'juice',
  'cheese',
  'sandwiches',
  'rolls',
  'mixed',
] as const;
export type BagPictureName = (typeof BAG_PICTURES)[number];

const OF_CATEGORY: Record<Category, BagPictureName> = {
  Meals: 'stew',
  'Bakery/pastery': 'mixed',
  'Diet/healthy': 'salad',
  'Late Breakfast': 'foul',
};

/** null for an unknown name: the bag has the drawing of its category. */
export const readBagPicture = (value: unknown): BagPictureName | null =>
  BAG_PICTURES.find((name) => name === value) ?? null;

export const bagPictureOf = (chosen: BagPictureName | null, category: Category): BagPictureName =>
  chosen ?? OF_CATEGORY[category];
