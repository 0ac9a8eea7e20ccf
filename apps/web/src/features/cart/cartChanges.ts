/** Changes of the cart's bags since they were added: shown until they are dismissed. */
import {
  availabilityOf,
  reconcileCart,
  STOCK_SHOWN_WITHIN_MS,
  withKept,
  writeCart,
  type Bag,
  type Cart,
  type CartChange,
  type Instant,
} from '@zawadeh/domain';
import { fetchBag, withStoreOf } from '../shelf/oneBag.ts';
import { alertsAtom } from '../alerts/alerts.ts';
import { cartAtom } from './cart.ts';
import { atom, type AppStore } from '../../lib/store.ts';

export const cartChangesAtom = atom<readonly CartChange[]>([]);

/** The time at which each bag's line was removed from the cart. */
const removedAtAtom = atom<ReadonlyMap<string, Instant>>(new Map());

/** Bags fetched one by one, because a list would have removed their lines; null for a bag that does not exist. */
type FetchedBags = Map<string, Bag | null>;

/** Valid as long as the list that they were fetched for. */
const fetchedBagsOf = new WeakMap<readonly Bag[], FetchedBags>();
const requestsOf = new WeakMap<AppStore, Set<string>>();

/**
 * The bags as the user can have them: with those that are kept for them. Everything that compares the cart with bags
 * comes here, except where the server itself has said how many the user can have.
 */
function forUser(
  store: AppStore,
  bags: readonly Bag[],
  now: Instant,
  isSure: (bagId: string) => boolean,
): readonly Bag[] {
  const { alerts } = store.get(alertsAtom);
  if (!alerts || alerts.length === 0) return bags;
  return bags.map((bag) => (isSure(bag.id) ? bag : withKept(bag, alerts, now)));
}

const NEVER = () => false;

/**
 * Updates the cart from a list of bags. A list may be older than a line: a line that it would remove stays until its bag
 * has been fetched or `isSure` confirms the removal.
 */
export async function reconcile(
  store: AppStore,
  bags: readonly Bag[],
  now: number,
  isSure: (bagId: string) => boolean = NEVER,
): Promise<void> {
  const fetched = fetchedBagsOf.get(bags) ?? new Map<string, Bag | null>();
  fetchedBagsOf.set(bags, fetched);
  const all = forUser(store, [...bags.filter(({ id }) => !fetched.has(id)), ...bagsIn(fetched)], now, isSure);
  const cart = store.get(cartAtom) ?? [];
  const unconfirmed = reconcileCart(cart, all, now)
    .changes.filter((change) => isRemoval(change))
    .map(({ line }) => line.bagId)
    .filter((bagId) => !fetched.has(bagId) && !isSure(bagId));
  apply(store, all, now, (bagId) => unconfirmed.includes(bagId));
  dropRemoved(store, fetched);
  const requests = requestsOf.get(store) ?? new Set<string>();
  requestsOf.set(store, requests);
  await Promise.all(
    unconfirmed.map(async (bagId) => {
      if (requests.has(bagId)) return;
      requests.add(bagId);
      const result = await fetchBag(bagId).finally(() => requests.delete(bagId));
      if (!result.ok && result.error !== 'none') return;
      const line = store.get(cartAtom)?.find((each) => each.bagId === bagId);
      if (!line) return;
      fetched.set(bagId, result.ok ? withStoreOf(result.value, [...bags, line]) : null);
      apply(store, forUser(store, bagsIn(fetched), now, NEVER), now, (other) => other !== bagId);
      dropRemoved(store, fetched);
    }),
  );
}

const bagsIn = (fetched: FetchedBags): Bag[] => [...fetched.values()].filter((bag) => bag !== null);

/** A fetched bag is older than a line that is added afterwards. */
function dropRemoved(store: AppStore, fetched: FetchedBags): void {
  const inCart = new Set(store.get(cartAtom)?.map(({ bagId }) => bagId));
  for (const bagId of fetched.keys()) if (!inCart.has(bagId)) fetched.delete(bagId);
}

/** Writes the cart only where it changes, or the write would trigger itself. */
function apply(
  store: AppStore,
  bags: readonly Bag[],
  now: number,
  isSpared: (bagId: string) => boolean,
): void {
  const before = store.get(cartAtom);
  if (before === null || isSameCart(before, reconcileCart(before, bags, now, isSpared).cart)) return;
  let added: readonly CartChange[] = [];
  store.set(cartAtom, (stored) => {
    const { cart, changes } = reconcileCart(stored, bags, now, isSpared);
    added = changes;
    return cart;
  });
  store.set(cartChangesAtom, (changes) => added.reduce(mergeChange, changes));
  const removed = added.filter(isRemoval).map(({ line }): [string, Instant] => [line.bagId, now]);
  if (removed.length > 0) store.set(removedAtAtom, (times) => new Map([...times, ...removed]));
}

/**
 * The bag of a removed line, where it is available again. For as long as stock may be shown, a list may be older than
 * the removal, so it is ignored until then.
 */
export function restockedBag(
  store: AppStore,
  bags: readonly Bag[] | null,
  bagId: string,
  now: Instant,
): Bag | undefined {
  const removedAt = store.get(removedAtAtom).get(bagId) ?? -Infinity;
  if (now - removedAt < STOCK_SHOWN_WITHIN_MS) return undefined;
  const listed = bags?.filter(({ id }) => id === bagId) ?? [];
  return forUser(store, listed, now, NEVER).find((bag) => availabilityOf(bag, now).state === 'available');
}

const isSameCart = (one: Cart, other: Cart): boolean => writeCart(one) === writeCart(other);

/** Of one bag, or all. */
export function dismissChanges(store: AppStore, bagId?: string): void {
  store.set(cartChangesAtom, (changes) =>
    bagId === undefined ? [] : changes.filter(({ line }) => line.bagId !== bagId),
  );
}

const isRemoval = ({ kind }: CartChange): boolean => kind === 'gone' || kind === 'unavailable';

/** The changes whose lines were removed, one for each bag. */
export function removedChanges(cart: Cart, changes: readonly CartChange[]): CartChange[] {
  const inCart = new Set(cart.map(({ bagId }) => bagId));
  return changes.filter((change) => isRemoval(change) && !inCart.has(change.line.bagId));
}

/** The changes of a line that is still in the cart. */
export const changesOf = (bagId: string, changes: readonly CartChange[]): CartChange[] =>
  changes.filter((change) => change.line.bagId === bagId && !isRemoval(change));

/** Two changes of the same price become one, from the value that the user last saw to the present one. */
function mergeChange(changes: readonly CartChange[], next: CartChange): readonly CartChange[] {
  const sameBag = (one: CartChange) => one.line.bagId === next.line.bagId;
  if (next.kind === 'gone' || next.kind === 'unavailable')
    return [...changes.filter((one) => !sameBag(one)), next];
  const earlier = changes.find((one) => sameBag(one) && one.kind === next.kind);
  const others = changes.filter((one) => one !== earlier && !(sameBag(one) && isRemoval(one)));
  const from = earlier && 'from' in earlier ? earlier.from : next.from;
  return from === next.to ? others : [...others, { ...next, from }];
}
