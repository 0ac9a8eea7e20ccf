/** What is in a bag: the diets it suits, and what it contains or may contain. */
import { fieldsOf } from '../objects.ts';

export const DIETS = ['vegetarian', 'vegan', 'gluten_free', 'dairy_free', 'sugar_free'] as const;
export type Diet = (typeof DIETS)[number];

/** The 14 of Annex II of EU regulation 1169/2011, in its order. */
const ALLERGENS = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soy',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;
export type Allergen = (typeof ALLERGENS)[number];

/** The columns that are lists of words, each with the words that it may have. */
export const CONTENT_WORDS = { diet: DIETS, allergens: ALLERGENS };

/** The columns of a row that say what is in the bag. */
export interface BagContents {
  diet: Diet[];
  allergens: Allergen[];
}

export const NO_CONTENTS: Readonly<BagContents> = { diet: [], allergens: [] };

/** Of a row of surprise_bags; what cannot be read is as in `otherwise`. */
export function readContents(value: unknown, otherwise = NO_CONTENTS): BagContents {
  const { diet, allergens } = fieldsOf(value);
  return {
    diet: knownOf(DIETS, diet) ?? otherwise.diet,
    allergens: knownOf(ALLERGENS, allergens) ?? otherwise.allergens,
  };
}

/** The known entries, each once, in the order of DIETS. */
export const readDiet = (value: unknown): Diet[] => knownOf(DIETS, value) ?? [];

function knownOf<Name>(all: readonly Name[], value: unknown): Name[] | null {
  return Array.isArray(value) ? all.filter((name) => value.includes(name)) : null;
}
