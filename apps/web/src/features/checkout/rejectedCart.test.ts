import { addToCart, readBags } from '@zawadeh/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { NewFigures } from './checkoutCalls.ts';
import { alertsAtom } from '../alerts/alerts.ts';
import { cartAtom } from '../cart/cart.ts';
import { cartChangesAtom } from '../cart/cartChanges.ts';
import { nowAtom } from '../../lib/clock.ts';
import { reconcileRejectedCart } from './rejectedCart.ts';
import { createStore } from '../../lib/store.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const row = { id: 'a', title: 'Knafeh', sale_price: 4, quantity: 5 };

let shelf: object[] | null;
beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('fetch', async () => {
    if (shelf === null) throw new TypeError('offline');
    return Response.json(shelf);
  });
});
afterEach(() => vi.unstubAllGlobals());

async function refuse(line: Partial<NewFigures['lines'][number]>, isKept = false) {
  const store = createStore();
  const state = { kind: 'kept', until: null } as const;
  const alerts = isKept ? [{ id: 'a1', bagId: 'a', askedAt: 0, state }] : [];
  store.set(alertsAtom, { userId: 'u1', alerts, error: null });
  store.set(nowAtom, NOW);
  const [bag] = readBags([row]).bags;
  store.set(cartAtom, () => addToCart([], bag!, 3));
  const lines = [{ bagId: 'a', unitPrice: null, available: null, ...line }];
  await reconcileRejectedCart(store, { total: null, delivery: null, lines });
  return { cart: store.get(cartAtom), changes: store.get(cartChangesAtom) };
}

test('a sold bag leaves the cart although the shelf is older', async () => {
  shelf = [row];
  const { cart, changes } = await refuse({ available: 0 });
  expect(cart).toEqual([]);
  expect(changes).toMatchObject([{ kind: 'unavailable', availability: { state: 'soldOut' } }]);
});

test('price and stock come from the rejection', async () => {
  shelf = [row];
  const { cart } = await refuse({ unitPrice: 450, available: 2 });
  expect(cart).toMatchObject([{ salePrice: 450, quantity: 2 }]);
});

test('the reason comes from the shelf', async () => {
  shelf = [{ ...row, pickup_end: '2026-11-21T11:00:00Z' }];
  const { changes } = await refuse({ available: 0 });
  expect(changes).toMatchObject([{ kind: 'unavailable', availability: { state: 'ended' } }]);
});

test('the cart stays without the shelf', async () => {
  shelf = null;
  const { cart, changes } = await refuse({ available: 0 });
  expect(cart).toHaveLength(1);
  expect(changes).toEqual([]);
});

test('the server says how many of a kept bag there are for this user', async () => {
  shelf = [{ ...row, quantity: 0 }];
  expect((await refuse({ unitPrice: 450, available: 1 }, true)).cart).toMatchObject([
    { salePrice: 450, quantity: 1 },
  ]);
  const over = await refuse({ available: 0 }, true);
  expect(over.cart).toEqual([]);
  expect(over.changes).toMatchObject([{ kind: 'unavailable', availability: { state: 'soldOut' } }]);
});
