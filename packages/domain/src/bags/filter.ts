/** /our-bags: the search box filters by what a bag is called, a chip filters the category. */
import { foldForSearch } from '../text/fold.ts';
import type { Category } from './category.ts';
import type { Bag } from './readBag.ts';

export interface BagFilter {
  search: string;
  /** null is All Products */
  category: Category | null;
}

/** Says of each bag whether it is meant. */
export type Search = (bags: readonly Bag[], search: string) => readonly boolean[];

/** Searches the titles alone until the whole search is there. */
export function filterBags<Each extends Bag>(
  bags: readonly Each[],
  { search, category }: BagFilter,
  searchBags: Search = searchTitles,
): Each[] {
  const isMeant = search.trim() === '' ? null : searchBags(bags, search);
  return bags.filter(
    (bag, index) => (category === null || bag.category === category) && (isMeant?.[index] ?? true),
  );
}

/** Both spellings of a title, so that either language finds a bag in either view. */
const searchTitles: Search = (bags, search) => {
  const wanted = foldForSearch(search);
  return bags.map(({ title }) => foldForSearch(`${title?.en ?? ''} ${title?.ar ?? ''}`).includes(wanted));
};
