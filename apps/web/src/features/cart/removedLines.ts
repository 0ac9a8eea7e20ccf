/** Lines that were just removed from the cart, with their places, so that they can be put back. */
import { putBackInCart, removeFromCart, type Cart, type CartLine } from '@zawadeh/domain';
import { cartAtom } from './cart.ts';
import { atom, type AppStore } from '../../lib/store.ts';

export interface RemovedLine {
  line: CartLine;
  /** Among the lines and the earlier removed ones. */
  place: number;
}

export const removedLinesAtom = atom<readonly RemovedLine[]>([]);

/** A line of the cart, or a removed one. */
export interface CartRow {
  line: CartLine;
  isRemoved: boolean;
}

/** Removed lines stay in their places, unless their bags are in the cart again. */
export function cartRows(cart: Cart, removed: readonly RemovedLine[]): CartRow[] {
  const inCart = new Set(cart.map(({ bagId }) => bagId));
  const rows: CartRow[] = cart.map((line) => ({ line, isRemoved: false }));
  const ordered = removed
    .filter(({ line }) => !inCart.has(line.bagId))
    .sort((one, other) => one.place - other.place);
  for (const { line, place } of ordered) rows.splice(place, 0, { line, isRemoved: true });
  return rows;
}

const without = (removed: readonly RemovedLine[], bagId: string) =>
  removed.filter(({ line }) => line.bagId !== bagId);

export function removeLine(store: AppStore, bagId: string): void {
  store.set(cartAtom, (cart) => {
    const removed = store.get(removedLinesAtom);
    const place = cartRows(cart, removed).findIndex((row) => !row.isRemoved && row.line.bagId === bagId);
    const line = cart.find((each) => each.bagId === bagId);
    if (line) store.set(removedLinesAtom, [...without(removed, bagId), { line, place }]);
    return removeFromCart(cart, bagId);
  });
}

export function putBack(store: AppStore, line: CartLine): void {
  store.set(cartAtom, (cart) => {
    const rows = cartRows(cart, store.get(removedLinesAtom));
    const before = rows.slice(
      0,
      rows.findIndex((row) => row.line.bagId === line.bagId),
    );
    return putBackInCart(cart, line, before.filter(({ isRemoved }) => !isRemoved).length);
  });
  store.set(removedLinesAtom, (removed) => without(removed, line.bagId));
}

export function clearRemovedLines(store: AppStore): void {
  store.set(removedLinesAtom, []);
}
