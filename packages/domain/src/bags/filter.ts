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
  const inCategory = bags.filter((bag) => category === null || bag.category === category);
  const wanted = foldForSearch(search);
  if (wanted === '') return inCategory;
  foldTitles(inCategory);
  return inCategory.filter((bag) => folded.get(bag)?.includes(wanted));
}

const folded = new WeakMap<Bag, string | undefined>();

/** A control character: folding leaves it alone, and no title that was read has one. */
const BETWEEN = '\u007f';

/** More of them make strings that no longer fit the processor's cache. */
const AT_ONCE = 500;

/** Typing is quick and folding is dear, so each bag is folded once, and many of them together. */
function foldTitles(bags: readonly Bag[]): void {
  const fresh = bags.filter((bag) => !folded.has(bag));
  while (fresh.length > 0) {
    const some = fresh.splice(-AT_ONCE);
    const titles = some.map(({ title }) => `${title?.en ?? ''} ${title?.ar ?? ''}`);
    const together = foldForSearch(titles.join(BETWEEN)).split(BETWEEN);
    const texts = together.length === titles.length ? together : titles.map(foldForSearch);
    for (const bag of some) folded.set(bag, texts.shift());
  }
}
