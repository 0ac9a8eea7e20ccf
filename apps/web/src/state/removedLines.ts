/** Lines that somebody has just taken out of the cart, each with its place, so that they can be put back. */
import { putBackInCart, removeFromCart, type Cart, type CartLine } from '@zawadeh/domain';
import { cartAtom } from './cart.ts';
import { atom, type Store } from './store.ts';

export interface RemovedLine {
  line: CartLine;
  place: number;
}

export const removedLinesAtom = atom<readonly RemovedLine[]>([]);

const without = (removed: readonly RemovedLine[], bagId: string) =>
  removed.filter(({ line }) => line.bagId !== bagId);

export function removeLine(store: Store, bagId: string): void {
  store.set(cartAtom, (cart) => {
    const place = cart.findIndex((line) => line.bagId === bagId);
    const line = cart[place];
    if (line) store.set(removedLinesAtom, (removed) => [...without(removed, bagId), { line, place }]);
    return removeFromCart(cart, bagId);
  });
}

export function putBack(store: Store, { line, place }: RemovedLine): void {
  store.set(cartAtom, (cart) => putBackInCart(cart, line, place));
  store.set(removedLinesAtom, (removed) => without(removed, line.bagId));
}

export function forgetRemoved(store: Store): void {
  store.set(removedLinesAtom, []);
}

/** Those that are not in the cart again by another way, in the order of their places. */
export function removedFrom(cart: Cart, removed: readonly RemovedLine[]): RemovedLine[] {
  const here = new Set(cart.map(({ bagId }) => bagId));
  return removed.filter(({ line }) => !here.has(line.bagId)).sort((one, other) => one.place - other.place);
}
