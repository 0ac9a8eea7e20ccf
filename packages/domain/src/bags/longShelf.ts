/** A shelf with more bags than one list holds, for the pages that do not search it. */

/** The length of a page, which fills the last row of two, three and four columns. */
export const MOST_LISTED = 144;
/** A visitor who wants more bags searches or filters. */
export const LONGEST_LIST = 6 * MOST_LISTED;
/** How many bags fit the query. It is absent where the list has the whole shelf. */
export const SHELF_TOTAL_HEADER = 'x-total-count';

/** The query of the address for certain bags, or for all bags of certain shops. */
export const shelfQueryFor = (name: 'bag' | 'shop', ids: readonly string[]): string =>
  `?${name}=${encodeURIComponent(ids.join(','))}`;
