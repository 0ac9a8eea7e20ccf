/** Reads the stored draft of a bag's form. */
import { keysOf } from '../objects.ts';
import { CATEGORIES } from '../bags/category.ts';
import { readAllergens, readDiet } from '../bags/contents.ts';
import { LONGEST_DESCRIPTION, LONGEST_ID, LONGEST_IMAGE_URL, LONGEST_TITLE } from '../limits.ts';
import { isRaw } from '../reading/raw.ts';
import type { BagForm, BagTextField } from './bagForm.ts';

/** Longer than any valid number, so that a typing error survives to be corrected. */
const LONGEST_NUMBER = 40;

const LONGEST: Record<BagTextField, number> = {
  storeId: LONGEST_ID,
  title: LONGEST_TITLE,
  titleAr: LONGEST_TITLE,
  description: LONGEST_DESCRIPTION,
  descriptionAr: LONGEST_DESCRIPTION,
  salePrice: LONGEST_NUMBER,
  fullPrice: LONGEST_NUMBER,
  quantity: LONGEST_NUMBER,
  category: LONGEST_NUMBER,
  pickupStart: LONGEST_NUMBER,
  pickupEnd: LONGEST_NUMBER,
  restock: LONGEST_NUMBER,
  imageUrl: LONGEST_IMAGE_URL,
};

/**
 * Reads field by field: a damaged field falls back to `before`, the others stay as typed. null if nothing differs from
 * `before`.
 */
export function readBagDraft(stored: unknown, before: BagForm, storeIds: readonly string[]): BagForm | null {
  if (!isRaw(stored)) return null;
  const choices: Partial<Record<BagTextField, readonly string[]>> = {
    storeId: ['', ...storeIds],
    category: CATEGORIES,
  };
  const fields = keysOf(LONGEST);
  const typed = fields.flatMap((field): [string, string][] => {
    const value = stored[field];
    if (typeof value !== 'string' || value.length > LONGEST[field]) return [];
    return choices[field]?.includes(value) === false ? [] : [[field, value]];
  });
  const draft: BagForm = {
    ...before,
    ...(Object.fromEntries(typed) as Partial<BagForm>),
    diet: Array.isArray(stored.diet) ? readDiet(stored.diet) : before.diet,
    allergens: Array.isArray(stored.allergens) ? readAllergens(stored.allergens) : before.allergens,
  };
  const isSame = fields.every((field) => draft[field] === before[field]);
  return isSame && areSame(draft.diet, before.diet) && areSame(draft.allergens, before.allergens)
    ? null
    : draft;
}

const areSame = (one: readonly string[], other: readonly string[]): boolean => one.join() === other.join();
