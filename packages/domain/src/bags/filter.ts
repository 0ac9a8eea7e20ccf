/** /our-bags: the search box filters by what a bag is called, a chip filters the category. */
import { foldForSearch } from '../text/fold.ts';
import type { Category } from './category.ts';
import type { Bag } from './readBag.ts';

export interface BagFilter {
  search: string;
  /** null is All Products */
  category: Category | null;
}

/** Says of each bag how well it fits; 0 is not at all. */
export type Search = (bags: readonly Bag[], search: string) => readonly number[];

/** What fits best comes first. Searches the titles alone until the whole search is there. */
export function filterBags<Each extends Bag>(
  bags: readonly Each[],
  { search, category }: BagFilter,
  searchBags: Search = searchTitles,
): Each[] {
  const found = search.trim() === '' ? bags : bestFirst(bags, searchBags(bags, search));
  return found.filter((bag) => category === null || bag.category === category);
}

/** Without those of rank 0; equals keep their order. */
export function bestFirst<Each>(all: readonly Each[], ranks: readonly number[]): Each[] {
  const best = [...new Set(ranks)].filter(Boolean).sort((one, other) => other - one);
  return best.flatMap((rank) => all.filter((_each, index) => ranks[index] === rank));
}

/** Both spellings of a title, so that either language finds a bag in either view. */
const searchTitles: Search = (bags, search) => {
  const wanted = foldForSearch(search);
  return bags.map(({ title }) =>
    Number(foldForSearch(`${title?.en ?? ''} ${title?.ar ?? ''}`).includes(wanted)),
  );
};
