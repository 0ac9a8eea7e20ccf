/** What is in a bag: the diets it suits, and what it contains or may contain. */

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

/** The known entries, each once, in the order of DIETS. */
export const readDiet = (value: unknown): Diet[] => knownOf(DIETS, value);

/** The known entries, each once, in the order of ALLERGENS. */
export const readAllergens = (value: unknown): Allergen[] => knownOf(ALLERGENS, value);

function knownOf<Name>(all: readonly Name[], value: unknown): Name[] {
  return Array.isArray(value) ? all.filter((name) => value.includes(name)) : [];
}
