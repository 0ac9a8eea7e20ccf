/** What became of the cart while it waited: said until it has been seen. */
import { reconcileCart, writeCart, type Bag, type Cart, type CartChange } from '@zawadeh/domain';
import { cartAtom } from './cart.ts';
import { atom, type Store } from './store.ts';

export const cartChangesAtom = atom<readonly CartChange[]>([]);

/** Beside what the stores have now. The cart is written only where that is something else, or it would go round for ever. */
export function reconcile(store: Store, bags: readonly Bag[], now: number): void {
  const known = store.get(cartAtom);
  if (known === null || isAsIs(known, reconcileCart(known, bags, now).cart)) return;
  let news: readonly CartChange[] = [];
  store.set(cartAtom, (kept) => {
    const { cart, changes } = reconcileCart(kept, bags, now);
    news = changes;
    return cart;
  });
  store.set(cartChangesAtom, (said) => news.reduce(withNews, said));
}

const isAsIs = (one: Cart, other: Cart): boolean => writeCart(one) === writeCart(other);

/** A bag's own notices, or all of them. */
export function putAway(store: Store, bagId?: string): void {
  store.set(cartChangesAtom, (known) =>
    bagId === undefined ? [] : known.filter(({ line }) => line.bagId !== bagId),
  );
}

const hasLeft = ({ change }: CartChange): boolean => change === 'gone' || change === 'unavailable';

/** Those whose bags are not in the cart any more, each once. */
export function departed(cart: Cart, changes: readonly CartChange[]): CartChange[] {
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
