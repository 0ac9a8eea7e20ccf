/** What is in a bag: the diets it suits, and what it contains or may contain. */
import { fieldsOf } from '../objects.ts';

export const DIETS = ['vegetarian', 'vegan', 'gluten_free', 'dairy_free', 'sugar_free'] as const;
export type Diet = (typeof DIETS)[number];

/** The 14 of Annex II of EU regulation 1169/2011, in its order. */
export const ALLERGENS = [
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

export interface BagContents {
  diet: Diet[];
  allergens: Allergen[];
}

/** Of a row of surprise_bags; nothing where the row has nothing readable. */
export const readContents = (value: unknown): BagContents => {
  const { diet, allergens } = fieldsOf(value);
  return { diet: readDiet(diet), allergens: readAllergens(allergens) };
};

/** The known entries, each once, in the order of DIETS. */
export const readDiet = (value: unknown): Diet[] => knownOf(DIETS, value);

/** The known entries, each once, in the order of ALLERGENS. */
export const readAllergens = (value: unknown): Allergen[] => knownOf(ALLERGENS, value);

function knownOf<Name>(all: readonly Name[], value: unknown): Name[] {
  return Array.isArray(value) ? all.filter((name) => value.includes(name)) : [];
}
