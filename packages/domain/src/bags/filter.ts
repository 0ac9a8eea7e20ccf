/** Specification 2, /our-bags: the search box filters titles, a chip filters the category. */
import { foldForSearch } from '../text/fold.ts';
import type { Category } from './category.ts';
import type { Bag } from './readBag.ts';

export interface BagFilter {
  search: string;
  /** null is All Products */
  category: Category | null;
}

/** Both spellings of a title are searched, so that either language finds a bag in either view. */
export function filterBags(bags: readonly Bag[], { search, category }: BagFilter): Bag[] {
  const wanted = foldForSearch(search);
  return bags.filter(
    (bag) =>
      (category === null || bag.category === category) && (wanted === '' || haystack(bag).includes(wanted)),
  );
}

const folded = new WeakMap<Bag, string>();

/** Folding is dear and typing is quick: each bag is folded once. */
function haystack(bag: Bag): string {
  const known = folded.get(bag);
  if (known !== undefined) return known;
  const made = foldForSearch(`${bag.title?.en ?? ''}\n${bag.title?.ar ?? ''}`);
  folded.set(bag, made);
  return made;
}
