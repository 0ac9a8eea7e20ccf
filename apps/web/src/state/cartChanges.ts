/** What became of the cart while it waited: said until it has been seen. */
import {
  availabilityOf,
  reconcileCart,
  STOCK_SHOWN_WITHIN_MS,
  writeCart,
  type Bag,
  type Cart,
  type CartChange,
  type Instant,
} from '@zawadeh/domain';
import { fetchBag, withStoreOf } from '../backend/oneBag.ts';
import { cartAtom } from './cart.ts';
import { atom, type Store } from '../lib/store.ts';

export const cartChangesAtom = atom<readonly CartChange[]>([]);

/** When each bag's line left the cart. */
const leftAtAtom = atom<ReadonlyMap<string, Instant>>(new Map());

/** What bags said themselves, asked because a list would have taken their lines away; null of one that is not there. */
type OwnWords = Map<string, Bag | null>;

/** As long as the list beside which they were asked. */
const ownWords = new WeakMap<readonly Bag[], OwnWords>();
const asking = new WeakMap<Store, Set<string>>();

/**
 * Beside what the stores have now. A list may be older than a line: one that it would take away is left until the bag
 * itself was asked, or the caller is sure of it, and for as long as the bag cannot be asked.
 */
export async function reconcile(
  store: Store,
  bags: readonly Bag[],
  now: number,
  isSure: (bagId: string) => boolean = () => false,
): Promise<void> {
  const said = ownWords.get(bags) ?? new Map<string, Bag | null>();
  ownWords.set(bags, said);
  const all = [...bags.filter(({ id }) => !said.has(id)), ...bagsIn(said)];
  const cart = store.get(cartAtom) ?? [];
  const doubted = reconcileCart(cart, all, now)
    .changes.filter((change) => hasLeft(change))
    .map(({ line }) => line.bagId)
    .filter((bagId) => !said.has(bagId) && !isSure(bagId));
  apply(store, all, now, (bagId) => doubted.includes(bagId));
  forgetLeft(store, said);
  const asked = asking.get(store) ?? new Set<string>();
  asking.set(store, asked);
  await Promise.all(
    doubted.map(async (bagId) => {
      if (asked.has(bagId)) return;
      asked.add(bagId);
      const answer = await fetchBag(bagId).finally(() => asked.delete(bagId));
      if (!answer.ok && answer.error !== 'none') return;
      const line = store.get(cartAtom)?.find((each) => each.bagId === bagId);
      if (!line) return;
      said.set(bagId, answer.ok ? withStoreOf(answer.value, [...bags, line]) : null);
      apply(store, bagsIn(said), now, (other) => other !== bagId);
      forgetLeft(store, said);
    }),
  );
}

const bagsIn = (said: OwnWords): Bag[] => [...said.values()].filter((bag) => bag !== null);

/** What a bag said is older than a line that is put into the cart afterwards. */
function forgetLeft(store: Store, said: OwnWords): void {
  const here = new Set(store.get(cartAtom)?.map(({ bagId }) => bagId));
  for (const bagId of said.keys()) if (!here.has(bagId)) said.delete(bagId);
}

/** The cart is written only where it becomes something else, or it would go round for ever. */
function apply(store: Store, bags: readonly Bag[], now: number, isSpared: (bagId: string) => boolean): void {
  const known = store.get(cartAtom);
  if (known === null || isAsIs(known, reconcileCart(known, bags, now, isSpared).cart)) return;
  let news: readonly CartChange[] = [];
  store.set(cartAtom, (kept) => {
    const { cart, changes } = reconcileCart(kept, bags, now, isSpared);
    news = changes;
    return cart;
  });
  store.set(cartChangesAtom, (told) => news.reduce(withNews, told));
  const left = news.filter(hasLeft).map(({ line }): [string, Instant] => [line.bagId, now]);
  if (left.length > 0) store.set(leftAtAtom, (known) => new Map([...known, ...left]));
}

/**
 * The bag of a line that has left, where it can be had again. A list may be older than the departure for as long as
 * stock is shown, and until then it proves nothing.
 */
export function bagAgain(
  store: Store,
  bags: readonly Bag[] | null,
  bagId: string,
  now: Instant,
): Bag | undefined {
  const leftAt = store.get(leftAtAtom).get(bagId) ?? -Infinity;
  if (now - leftAt < STOCK_SHOWN_WITHIN_MS) return undefined;
  return bags?.find((bag) => bag.id === bagId && availabilityOf(bag, now).state === 'available');
}

const isAsIs = (one: Cart, other: Cart): boolean => writeCart(one) === writeCart(other);

/** A bag's own notices, or all of them. */
export function dismissChanges(store: Store, bagId?: string): void {
  store.set(cartChangesAtom, (known) =>
    bagId === undefined ? [] : known.filter(({ line }) => line.bagId !== bagId),
  );
}

const hasLeft = ({ change }: CartChange): boolean => change === 'gone' || change === 'unavailable';

/** Those whose bags are not in the cart any more, each once. */
export function removedChanges(cart: Cart, changes: readonly CartChange[]): CartChange[] {
  const here = new Set(cart.map(({ bagId }) => bagId));
  return changes.filter((change) => hasLeft(change) && !here.has(change.line.bagId));
}

/** What is said of a line that is still there. */
export const changesOf = (bagId: string, changes: readonly CartChange[]): CartChange[] =>
  changes.filter((change) => change.line.bagId === bagId && !hasLeft(change));

/** From what somebody last saw to what is now: of a price that changed twice they never saw the one between. */
function withNews(known: readonly CartChange[], next: CartChange): readonly CartChange[] {
  const sameBag = (one: CartChange) => one.line.bagId === next.line.bagId;
  if (next.change === 'gone' || next.change === 'unavailable')
    return [...known.filter((one) => !sameBag(one)), next];
  const earlier = known.find((one) => sameBag(one) && one.change === next.change);
  const others = known.filter((one) => one !== earlier && !(sameBag(one) && hasLeft(one)));
  const from = earlier && 'from' in earlier ? earlier.from : next.from;
  return from === next.to ? others : [...others, { ...next, from }];
}
