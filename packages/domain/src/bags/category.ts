/** The four categories, spelled exactly as the data spells them. */
import { readText } from '../text/localText.ts';

export const CATEGORIES = ['Meals', 'Bakery/pastery', 'Diet/healthy', 'Late Breakfast'] as const;
export type Category = (typeof CATEGORIES)[number];

export const DEFAULT_CATEGORY: Category = 'Meals';

/** Read case-insensitively, Meals otherwise. */
export function readCategory(value: unknown): Category {
  return (
    CATEGORIES.find((category) => category === value) ??
    CATEGORIES.find((category) => category.toLowerCase() === readText(value)?.toLowerCase()) ??
    DEFAULT_CATEGORY
  );
}
