/** The four categories, spelled exactly as the data spells them. */
import { readText } from '../text/localText.ts';

export const CATEGORIES = ['Meals', 'Bakery/pastery', 'Diet/healthy', 'Late Breakfast'] as const;
export type Category = (typeof CATEGORIES)[number];
/** What the shelf's search finds a category by: its names on the page, and how people spell them. */
export const CATEGORY_WORDS: Readonly<Record<Category, readonly string[]>> = {
  Meals: ['Meals', 'وجبات'],
  'Bakery/pastery': ['Bakery/pastery', 'Pastry', 'مخبوزات وحلويات'],
  'Diet/healthy': ['Diet/healthy', 'صحي وخفيف'],
  'Late Breakfast': ['Late Breakfast', 'فطور متأخر'],
};

export const DEFAULT_CATEGORY: Category = 'Meals';

/** Read case-insensitively, Meals otherwise. */
export function readCategory(value: unknown): Category {
  return (
    CATEGORIES.find((category) => category === value) ??
    CATEGORIES.find((category) => category.toLowerCase() === readText(value)?.toLowerCase()) ??
    DEFAULT_CATEGORY
  );
}
