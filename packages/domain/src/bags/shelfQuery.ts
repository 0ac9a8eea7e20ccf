/**
 * What a page wants of a shelf with more bags than one list holds, as parameters of GET /api/surprise-bags. A shelf that
 * fits into one list is always sent whole, and the browser searches it.
 */
import { readId } from '../reading/raw.ts';
import type { Instant } from '../time/instant.ts';
import { CATEGORIES } from './category.ts';
import { chooseBags, soonestFirst, type ShopPlaces } from './chooseBags.ts';
import { readChoices, writeChoices, type BagChoices } from './choices.ts';
import { filterBags, type BagFilter } from './filter.ts';
import { LONGEST_LIST, MOST_LISTED } from './longShelf.ts';
import type { Bag } from './readBag.ts';
import { searchBags } from './search.ts';

/** Applies to ids of bags and of shops. */
export const MOST_QUERIED_IDS = 100;
/** No title is longer. */
const LONGEST_SEARCH = 120;

export interface ShelfQuery extends BagFilter, Omit<BagChoices, 'favourites'> {
  /** Only bags of these shops; null is all. */
  shopIds: readonly string[] | null;
  /** Only these bags; null is all. */
  bagIds: readonly string[] | null;
  limit: number;
}

export const WHOLE_SHELF: ShelfQuery = {
  search: '',
  category: null,
  when: 'any',
  area: null,
  diet: [],
  sort: 'best',
  shopIds: null,
  bagIds: null,
  limit: MOST_LISTED,
};

/** Unknown values are ignored. */
export function readShelfQuery(params: URLSearchParams): ShelfQuery {
  const { favourites: _ignored, ...chosen } = readChoices(params);
  const shopIds = idsIn(params, 'shop');
  const limit = Number(params.get('limit'));
  return {
    search: (params.get('search') ?? '').slice(0, LONGEST_SEARCH),
    category: CATEGORIES.find((known) => known === params.get('category')) ?? null,
    ...chosen,
    shopIds,
    bagIds: idsIn(params, 'bag'),
    limit: Number.isInteger(limit) && limit > 0 ? Math.min(limit, LONGEST_LIST) : usualLimit(shopIds),
  };
}

/** A page of a shop shows all of its bags. */
const usualLimit = (shopIds: readonly string[] | null) => (shopIds === null ? MOST_LISTED : LONGEST_LIST);

/** Without the parameter all are wanted; with an empty one, none. */
function idsIn(params: URLSearchParams, name: string): string[] | null {
  const listed = params.get(name)?.split(',');
  if (!listed) return null;
  return [...new Set(listed.flatMap((id) => readId(id) ?? []))].slice(0, MOST_QUERIED_IDS);
}

/** The query of the address, empty for the whole shelf. Equal queries have equal texts. */
export function writeShelfQuery(query: Partial<ShelfQuery>): string {
  const { search, category, shopIds, bagIds, limit, ...chosen } = { ...WHOLE_SHELF, ...query };
  const params = new URLSearchParams();
  const wanted = search.trim().slice(0, LONGEST_SEARCH);
  if (wanted !== '') params.set('search', wanted);
  if (category !== null) params.set('category', category);
  if (shopIds !== null) params.set('shop', listIds(shopIds));
  if (bagIds !== null) params.set('bag', listIds(bagIds));
  if (limit !== usualLimit(shopIds)) params.set('limit', String(limit));
  const text = String(writeChoices({ ...chosen, favourites: false }, params));
  return text && `?${text}`;
}

const listIds = (ids: readonly string[]) => [...new Set(ids)].toSorted().slice(0, MOST_QUERIED_IDS).join(',');

/**
 * The answer to a query of a long shelf. Distances need a position. Without a chosen order the bags that are open now
 * come first, because the newest of thousands may all be closed.
 */
export function queryShelf<Each extends Bag>(
  bags: readonly Each[],
  query: ShelfQuery,
  { now, places }: { now: Instant; places: ShopPlaces },
): { found: Each[]; total: number } {
  const { shopIds, bagIds, limit, ...rest } = query;
  const isWanted = (wanted: readonly string[] | null, id: string | null) =>
    wanted === null || (id !== null && wanted.includes(id));
  const matching = filterBags(bags, rest, searchBags).filter(
    ({ id, storeId }) => isWanted(bagIds, id) && isWanted(shopIds, storeId),
  );
  const context = { now, places, favourites: new Set<string>(), position: null };
  const chosen = chooseBags(matching, { ...rest, favourites: false }, context);
  const inOrder = rest.sort === 'best' || rest.sort === 'nearest' ? soonestFirst(chosen, now) : chosen;
  return { found: inOrder.slice(0, limit), total: inOrder.length };
}
