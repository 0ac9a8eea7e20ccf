import { addToCart, readBags, type Cart } from '@zawadeh/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cartAtom } from './cart.ts';
import { forgetRemoved, putBack, removedFrom, removedLinesAtom, removeLine } from './removedLines.ts';
import { createStore } from './store.ts';

/** Whoever counts the cart listens there. */
beforeEach(() => vi.stubGlobal('window', new EventTarget()));
afterEach(() => vi.unstubAllGlobals());

const { bags } = readBags(['a', 'b', 'c'].map((id) => ({ id, title: id, sale_price: 4, quantity: 5 })));

function filledStore() {
  const store = createStore();
  const cart = bags.reduce<Cart>((lines, bag) => addToCart(lines, bag, 2), []);
  store.set(cartAtom, () => cart);
  return { store, cart };
}

const removedIn = (store: ReturnType<typeof createStore>) =>
  removedFrom(store.get(cartAtom) ?? [], store.get(removedLinesAtom));

test('a line that was removed can be put back to its place, with its quantity', () => {
  const { store, cart } = filledStore();
  removeLine(store, 'b');
  expect(store.get(cartAtom)).toMatchObject([{ bagId: 'a' }, { bagId: 'c' }]);
  const [removed] = removedIn(store);
  expect(removed).toMatchObject({ line: { bagId: 'b', quantity: 2 }, place: 1 });
  putBack(store, removed!);
  expect(store.get(cartAtom)).toEqual(cart);
  expect(store.get(removedLinesAtom)).toEqual([]);
});

test('all of several can be put back, whichever comes first', () => {
  const { store, cart } = filledStore();
  removeLine(store, 'b');
  removeLine(store, 'a');
  removeLine(store, 'c');
  expect(store.get(cartAtom)).toEqual([]);
  expect(removedIn(store)).toHaveLength(3);
  for (const removed of removedIn(store)) putBack(store, removed);
  expect(store.get(cartAtom)).toEqual(expect.arrayContaining([...cart]));
});

test('a bag that is in the cart again by another way is not offered, nor one that was never there', () => {
  const { store } = filledStore();
  removeLine(store, 'b');
  removeLine(store, 'nothing');
  store.set(cartAtom, (cart) => addToCart(cart, bags[1]!));
  expect(removedIn(store)).toEqual([]);
  forgetRemoved(store);
  expect(store.get(removedLinesAtom)).toEqual([]);
});
