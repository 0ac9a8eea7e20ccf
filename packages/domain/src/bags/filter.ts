/** /our-bags: the search box filters titles, a chip filters the category. */
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
  const titles = wanted === '' ? null : foldTitles(bags);
  return bags.filter(
    (bag, index) =>
      (category === null || bag.category === category) && (!titles || titles[index]?.includes(wanted)),
  );
}

/** Typing is quick and folding is dear, so each list is folded once; one that changes is a new list. */
const folded = new WeakMap<readonly Bag[], readonly string[]>();

/** A control character: folding leaves it alone, and no title that was read has one. */
const BETWEEN = '\u007f';

/** Folding many together is quicker; still more make strings that no longer fit the processor's cache. */
const AT_ONCE = 500;

/** As a search reads them. Asked for ahead, the first letter that is typed need not wait for thousands of them. */
export function foldTitles(bags: readonly Bag[]): readonly string[] {
  const known = folded.get(bags);
  if (known) return known;
  const titles = bags.map(({ title }) => `${title?.en ?? ''} ${title?.ar ?? ''}`);
  const texts: string[] = [];
  while (texts.length < titles.length) {
    const some = titles.slice(texts.length, texts.length + AT_ONCE);
    const together = foldForSearch(some.join(BETWEEN)).split(BETWEEN);
    texts.push(...(together.length === some.length ? together : some.map(foldForSearch)));
  }
  folded.set(bags, texts);
  return texts;
}
