import { addToCart, readBags, type Cart } from '@zawadeh/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cartAtom } from './cart.ts';
import { cartRows, clearRemovedLines, putBack, removedLinesAtom, removeLine } from './removedLines.ts';
import { createStore } from '../../lib/store.ts';

/** The cart's count listens to events of the window. */
beforeEach(() => vi.stubGlobal('window', new EventTarget()));
afterEach(() => vi.unstubAllGlobals());

const { bags } = readBags(['a', 'b', 'c'].map((id) => ({ id, title: id, sale_price: 4, quantity: 5 })));

function filledStore() {
  const store = createStore();
  const cart = bags.reduce<Cart>((lines, bag) => addToCart(lines, bag, 2), []);
  store.set(cartAtom, () => cart);
  return { store, cart };
}

/** The rows of the page; removed ones in brackets. */
const shown = (store: ReturnType<typeof createStore>) =>
  cartRows(store.get(cartAtom) ?? [], store.get(removedLinesAtom)).map(({ line, isRemoved }) =>
    isRemoved ? `(${line.bagId})` : line.bagId,
  );

test('a line that was removed can be put back to its place, with its quantity', () => {
  const { store, cart } = filledStore();
  removeLine(store, 'b');
  expect(store.get(cartAtom)).toMatchObject([{ bagId: 'a' }, { bagId: 'c' }]);
  expect(shown(store)).toEqual(['a', '(b)', 'c']);
  putBack(store, cart[1]!);
  expect(store.get(cartAtom)).toEqual(cart);
  expect(store.get(removedLinesAtom)).toEqual([]);
});

test.each(['abc', 'acb', 'bac', 'bca', 'cab', 'cba'])(
  'removed in the order of %s, all keep their places and can be put back in any order',
  (order) => {
    for (const back of ['abc', 'cba', 'bca']) {
      const { store, cart } = filledStore();
      for (const bagId of order) removeLine(store, bagId);
      expect(store.get(cartAtom)).toEqual([]);
      expect(shown(store)).toEqual(['(a)', '(b)', '(c)']);
      for (const bagId of back)
        putBack(
          store,
          cart.find((line) => line.bagId === bagId)!,
        );
      expect(store.get(cartAtom)).toEqual(cart);
    }
  },
);

test('a bag that was added again is not offered, nor one that was never in the cart', () => {
  const { store } = filledStore();
  removeLine(store, 'b');
  removeLine(store, 'nothing');
  store.set(cartAtom, (cart) => addToCart(cart, bags[1]!));
  expect(shown(store)).toEqual(['a', 'c', 'b']);
  clearRemovedLines(store);
  expect(store.get(removedLinesAtom)).toEqual([]);
});
