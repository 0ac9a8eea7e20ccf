import type { Collected } from '@zawadeh/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { fetchCollected, putOff, putOffOrders } from './ratingCalls.ts';
import { createStore } from '../../lib/store.ts';
import { keepRatingsFresh, markRated, putRatingOff, ratingsAtom, toAskFor } from './ratings.ts';
import { sessionAtom } from '../session/session.ts';

const backend = vi.hoisted(() => ({
  fetchCollected: vi.fn<typeof fetchCollected>(),
  putOff: vi.fn<typeof putOff>(),
  putOffOrders: vi.fn<typeof putOffOrders>(),
}));
vi.mock('./ratingCalls.ts', () => backend);

const NOW = Date.parse('2026-11-26T18:00:00Z');
const HOUR = 3_600_000;
const collected = (orderId: string, hoursAgo: number, stars: Collected['stars'] = null): Collected => ({
  orderId,
  orderCode: `ZWD-${orderId}`,
  storeId: 's1',
  shop: null,
  bags: 1,
  doneAt: NOW - hoursAgo * HOUR,
  isDelivery: false,
  stars,
});
const list = [collected('new', 1), collected('fit', 3), collected('said', 4, 5), collected('late', 31 * 24)];

beforeEach(() => {
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('window', new EventTarget());
  backend.fetchCollected.mockReset().mockResolvedValue({ ok: true, value: list });
  backend.putOff.mockReset();
  backend.putOffOrders.mockReset().mockReturnValue([]);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function opened(userId = 'u1') {
  const store = createStore();
  const stop = keepRatingsFresh(store, userId);
  await vi.waitFor(() => expect(store.get(ratingsAtom).collected).not.toBeNull());
  stop();
  return store;
}
const asked = (store: Awaited<ReturnType<typeof opened>>) =>
  toAskFor(store.get(ratingsAtom), NOW).map(({ orderId }) => orderId);

test('the page asks to rate an order that was collected two hours ago and is not rated', async () => {
  expect(asked(await opened())).toEqual(['fit']);
});

test('the page asks no more for an order that was rated or put off', async () => {
  const store = await opened();
  markRated(store, 'u1', { orderId: 'fit', storeId: 's2', stars: 4, reasons: [] });
  expect(asked(store)).toEqual(['fit']);
  markRated(store, 'u1', { orderId: 'fit', storeId: 's1', stars: 4, reasons: [] });
  expect(asked(store)).toEqual([]);
  expect(store.get(ratingsAtom).collected?.[1]?.stars).toBe(4);

  const other = await opened();
  backend.putOffOrders.mockReturnValue(['fit']);
  putRatingOff(other, 'u1', 'fit');
  expect(backend.putOff).toHaveBeenCalledWith('u1', 'fit');
  expect(asked(other)).toEqual([]);
  // Nothing of another user changes.
  markRated(other, 'u2', { orderId: 'fit', storeId: 's1', stars: 1, reasons: [] });
  expect(other.get(ratingsAtom).collected?.[1]?.stars).toBeNull();
});

test('a failed request keeps the earlier orders', async () => {
  const store = await opened();
  backend.fetchCollected.mockResolvedValue({ ok: false, error: 'server' });
  keepRatingsFresh(store, 'u1')();
  await vi.waitFor(() => expect(store.get(ratingsAtom).error).toBe('server'));
  expect(asked(store)).toEqual(['fit']);
});

test('the orders to rate go with the session, and the next user has their own', async () => {
  const store = await opened();
  store.set(sessionAtom, { status: 'signedOut' });
  expect(store.get(ratingsAtom).collected).toBeNull();
  backend.fetchCollected.mockResolvedValue({ ok: true, value: [] });
  const stop = keepRatingsFresh(store, 'u2');
  await vi.waitFor(() => expect(store.get(ratingsAtom)).toMatchObject({ userId: 'u2', collected: [] }));
  stop();
});
