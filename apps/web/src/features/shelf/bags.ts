import { startTransition } from 'react';
import { readBags, STOCK_SHOWN_WITHIN_MS, type Bag, type Instant } from '@zawadeh/domain';
import { fetchBags, type Listing } from './surpriseBags.ts';
import type { NetworkError } from '../../lib/http/networkError.ts';
import { onReturn } from '../../lib/onReturn.ts';
import { unpackBag } from './briefBags.ts';
import { bootAtom } from '../../lib/bootData.ts';
import { atom, type AppStore } from '../../lib/store.ts';

export interface BagsState {
  /** null until they first arrive */
  bags: readonly Bag[] | null;
  /** Of the last request; earlier bags stay on the screen. */
  error: NetworkError | null;
  etag: string | null;
  /** Only some of the bags: a missing one may still come. */
  isPart: boolean;
  /** Of the server's page, whose bags have only the fields of a card; the next request brings the others. */
  isBrief: boolean;
  /** The time of bags that this page has not fetched itself. */
  at: Instant | null;
  /** How many bags fit the query, where the shelf is too long to be sent whole; otherwise null. */
  total: number | null;
}

export const bagsAtom = atom<BagsState>({
  bags: null,
  error: null,
  etag: null,
  isPart: false,
  isBrief: false,
  at: null,
  total: null,
});

/** Begins with the bags that the server rendered. */
export function hydrateBags(store: AppStore): void {
  const boot = store.get(bootAtom);
  if (!Array.isArray(boot?.rows) || store.get(bagsAtom).bags !== null) return;
  const { etag, isPart, now: at, total } = boot;
  const { bags } = readBags(boot.rows.map(unpackBag));
  store.set(bagsAtom, { bags, etag, error: null, isPart, isBrief: true, at, total });
}

/** What the open page needs of a shelf that is too long to be sent whole. */
const queryAtom = atom('');

const underWay = new WeakMap<AppStore, Promise<void>>();

/** At most one request is under way. */
export function refreshBags(store: AppStore): Promise<void> {
  const request = underWay.get(store) ?? reload(store).finally(() => underWay.delete(store));
  underWay.set(store, request);
  return request;
}

/** The next request queries a long shelf for these. Until its answer is there, the earlier one is shown, if there is one. */
export function setBagsQuery(store: AppStore, query: string, earlier?: Listing): void {
  const state = store.get(bagsAtom);
  if (state.total !== null && store.get(queryAtom) !== query)
    store.set(bagsAtom, { ...state, isPart: !earlier, ...earlier });
  store.set(queryAtom, query);
}

async function reload(store: AppStore): Promise<void> {
  const { total, isBrief, isPart, etag } = store.get(bagsAtom);
  const query = total === null ? '' : store.get(queryAtom);
  const result = await fetchBags(isBrief || isPart ? null : etag, query);
  const before = store.get(bagsAtom);
  const found = result.ok ? result.value : null;
  const { total: latest } = found ?? before;
  // The shelf turns out to be long, or the page wants others by now.
  if (latest !== null && query !== store.get(queryAtom)) {
    store.set(bagsAtom, { ...before, total: latest, isPart: true });
    return reload(store);
  }
  if (found) {
    const listing = { ...found, bags: reuseEqual(found.bags) };
    // A whole shelf may change, so React may interrupt its rendering for a tap.
    startTransition(() =>
      store.set(bagsAtom, { ...listing, error: null, isPart: false, isBrief: false, at: null }),
    );
  } else if (!result.ok) {
    const { earlier, cause: error } = result.error;
    // The rendered page may be newer than the cached list.
    const isUsed =
      earlier &&
      (!before.bags || before.isPart || earlier.etag === before.etag || earlier.at > (before.at ?? Infinity));
    const used = isUsed && { ...earlier, bags: reuseEqual(earlier.bags), isPart: false, isBrief: false };
    store.set(bagsAtom, { ...before, at: null, ...used, error });
  } else if (before.error !== null) store.set(bagsAtom, { ...before, error: null });

  /** An unchanged bag stays the same object, so that its card is not rendered again. */
  function reuseEqual(bags: readonly Bag[]): readonly Bag[] {
    const byContent = new Map(before.bags?.map((bag) => [JSON.stringify(bag), bag]));
    return bags.map((bag) => byContent.get(JSON.stringify(bag)) ?? bag);
  }
}

/** An answer may be two seconds old when it leaves the server, and needs time on the network. */
const TRANSIT_MS = 3_000;
const REFRESH_INTERVAL_MS = STOCK_SHOWN_WITHIN_MS - TRANSIT_MS;

/**
 * Refreshes at once, at an interval while the tab is visible, and whenever it is visible or online again. The query is
 * what the page needs of a long shelf; without one it stays as it is.
 */
export function keepBagsFresh(store: AppStore, query = store.get(queryAtom)): () => void {
  const refreshIfVisible = () => {
    if (document.visibilityState === 'visible') void refreshBags(store);
  };
  setBagsQuery(store, query);
  const timer = setInterval(refreshIfVisible, REFRESH_INTERVAL_MS);
  const stopListening = onReturn(() => void refreshBags(store));
  refreshIfVisible();
  return () => {
    clearInterval(timer);
    stopListening();
  };
}
