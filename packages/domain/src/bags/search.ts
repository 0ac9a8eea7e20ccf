/** The search of the shelf. A download of its own in the browser, for the first press of the search box. */
import { areaSpellings } from '../delivery/areaSpellings.ts';
import type { LocalText } from '../text/localText.ts';
import type { Category } from './category.ts';
import type { Search } from './filter.ts';
import { foldTexts, rankTexts, type Ranked, type Searched } from './rankTexts.ts';
import type { Bag } from './readBag.ts';

/** The words that find a category: its names on the page and their usual spellings. */
export const CATEGORY_WORDS: Readonly<Record<Category, readonly string[]>> = {
  Meals: ['Meals', 'وجبات'],
  'Bakery/pastery': ['Bakery/pastery', 'Pastry', 'مخبوزات وحلويات'],
  'Diet/healthy': ['Diet/healthy', 'صحي وخفيف'],
  'Late Breakfast': ['Late Breakfast', 'فطور متأخر'],
};

/** Titles, shops, areas and categories are searched in both languages, so that either finds a bag in either view. */
export const searchBags: Search = (bags, search) => rankTexts(foldBags(bags), search);

/** Folding is slow, so each bag is folded once; a changed bag is a new object, in a new list. */
const folded = new WeakMap<Bag, Ranked>();
const foldedLists = new WeakMap<readonly Bag[], readonly Ranked[]>();

/** The texts of the bags, folded for search. Called ahead of time, so that the first typed letter does not wait for thousands of titles. */
export function foldBags(bags: readonly Bag[]): readonly Ranked[] {
  const cached = foldedLists.get(bags);
  if (cached) return cached;
  const missing = bags.filter((bag) => !folded.has(bag));
  const titles = foldTexts(missing.map(({ title }) => bothOf(title)));
  const places = new Map<string, readonly Searched[]>();
  for (const [index, bag] of missing.entries()) {
    const { store, area, category } = bag;
    const key = JSON.stringify([store, area, category]);
    const place =
      places.get(key) ?? foldTexts([bothOf(store), [...areaSpellings(area), ...CATEGORY_WORDS[category]]]);
    places.set(key, place);
    folded.set(bag, { own: titles[index]!, shared: place });
  }
  const all = bags.map((bag) => folded.get(bag)!);
  foldedLists.set(bags, all);
  return all;
}

const bothOf = (text: LocalText | null): string[] => [text?.en ?? '', text?.ar ?? ''];
