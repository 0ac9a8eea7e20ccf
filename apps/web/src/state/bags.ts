import { startTransition } from 'react';
import { readBags, STOCK_SHOWN_WITHIN_MS, type Bag, type Instant } from '@zawadeh/domain';
import { fetchBags } from '../backend/surpriseBags.ts';
import type { NetworkError } from '../lib/networkError.ts';
import { unpackBag } from './briefBags.ts';
import { bootAtom } from './boot.ts';
import { atom, type Store } from '../lib/store.ts';

export interface BagsState {
  /** null until they first arrive */
  bags: readonly Bag[] | null;
  /** Why the last look failed; what was known stays on the screen. */
  trouble: NetworkError | null;
  etag: string | null;
  /** More bags are on the way: one that is not here may be there. */
  isPart: boolean;
  /** Of these bags only what a card shows is known; the rest is asked for at the next look. */
  isBrief: boolean;
  /** Of bags that this page has not been told of itself: the moment they are of. */
  at: Instant | null;
}

export const bagsAtom = atom<BagsState>({
  bags: null,
  trouble: null,
  etag: null,
  isPart: false,
  isBrief: false,
  at: null,
});

/** What the server drew the page with is what the browser begins with. */
export function hydrateBags(store: Store): void {
  const boot = store.get(bootAtom);
  if (!Array.isArray(boot?.rows) || store.get(bagsAtom).bags !== null) return;
  const { etag, isPart, now: at } = boot;
  const { bags } = readBags(boot.rows.map(unpackBag));
  const isBrief = boot.rows.some((row) => Array.isArray(row));
  store.set(bagsAtom, { bags, etag, trouble: null, isPart, isBrief, at });
}

const looking = new WeakMap<Store, Promise<void>>();

/** However many ask at once, one request is under way. */
export function refreshBags(store: Store): Promise<void> {
  const underWay = looking.get(store);
  if (underWay) return underWay;
  const look = lookAgain(store).finally(() => looking.delete(store));
  looking.set(store, look);
  return look;
}

async function lookAgain(store: Store): Promise<void> {
  const known = store.get(bagsAtom);
  const answer = await fetchBags(known.isBrief ? null : known.etag);
  if (answer.ok && answer.value) {
    const { etag } = answer.value;
    const bags = sameWhereEqual(answer.value.bags);
    // A whole shelf may change: it does so in small steps, between which a press is answered.
    startTransition(() =>
      store.set(bagsAtom, { bags, etag, trouble: null, isPart: false, isBrief: false, at: null }),
    );
  } else if (!answer.ok) {
    const { earlier, trouble } = answer.error;
    // A page may have been kept for longer than the shelf was, and may know more than was kept.
    const isTaken =
      earlier &&
      (!known.bags || known.isPart || earlier.etag === known.etag || earlier.at > (known.at ?? Infinity));
    const taken = isTaken && {
      ...earlier,
      bags: sameWhereEqual(earlier.bags),
      isPart: false,
      isBrief: false,
    };
    store.set(bagsAtom, { ...known, at: null, ...taken, trouble });
  } else if (known.trouble !== null) store.set(bagsAtom, { ...known, trouble: null });

  /** A bag of which nothing changed stays the object it was, and its card is not drawn anew. */
  function sameWhereEqual(bags: readonly Bag[]): readonly Bag[] {
    const before = new Map(known.bags?.map((bag) => [JSON.stringify(bag), bag]));
    return bags.map((bag) => before.get(JSON.stringify(bag)) ?? bag);
  }
}

/** An answer may be two seconds old when it leaves the server, and it has a way to go. */
const ON_THE_WAY = 3_000;
const EVERY = STOCK_SHOWN_WITHIN_MS - ON_THE_WAY;

/** Looks at once, then again and again while the tab is seen, and whenever it comes back or is online again. */
export function keepBagsFresh(store: Store): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') void refreshBags(store);
  };
  const timer = setInterval(look, EVERY);
  document.addEventListener('visibilitychange', look);
  window.addEventListener('online', look);
  look();
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('online', look);
  };
}
