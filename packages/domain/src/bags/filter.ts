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
export function filterBags<Each extends Bag>(bags: readonly Each[], { search, category }: BagFilter): Each[] {
  const wanted = foldForSearch(search);
  const titles = wanted === '' ? null : foldTitles(bags);
  return bags.filter(
    (bag, index) =>
      (category === null || bag.category === category) && (!titles || titles[index]?.includes(wanted)),
  );
}

/** Folding is slow, so each list is folded once; a changed list is a new array. */
const foldedTitles = new WeakMap<readonly Bag[], readonly string[]>();

/** A control character, which folding leaves unchanged and `readText` removes from titles. */
const SEPARATOR = '\u007f';

/** Folding many titles at once is faster; larger batches no longer fit the processor's cache. */
const BATCH_SIZE = 500;

/** The titles folded for search. Called ahead of time, so that the first typed letter does not wait for thousands of titles. */
export function foldTitles(bags: readonly Bag[]): readonly string[] {
  const cached = foldedTitles.get(bags);
  if (cached) return cached;
  const titles = bags.map(({ title }) => `${title?.en ?? ''} ${title?.ar ?? ''}`);
  const texts: string[] = [];
  while (texts.length < titles.length) {
    const batch = titles.slice(texts.length, texts.length + BATCH_SIZE);
    const together = foldForSearch(batch.join(SEPARATOR)).split(SEPARATOR);
    texts.push(...(together.length === batch.length ? together : batch.map(foldForSearch)));
  }
  foldedTitles.set(bags, texts);
  return texts;
}
