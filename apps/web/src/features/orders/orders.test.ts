import { readOrders, type Order, type Result } from '@zawadeh/domain';
import { beforeEach, expect, test, vi } from 'vitest';
import type { NetworkError } from '../../lib/http/networkError.ts';
import { keepOrdersFresh, ordersAtom, refreshOrders } from './orders.ts';
import { createStore } from '../../lib/store.ts';

type Answer = Result<Order[], NetworkError>;

const fetchOwnOrders = vi.hoisted(() => vi.fn<(userId: string) => Promise<Answer>>());
vi.mock('./orderHistory.ts', () => ({ fetchOwnOrders }));
const cachedOrders = vi.hoisted(() => vi.fn<(userId: string) => Order[] | null>(() => null));
vi.mock('./cachedOrders.ts', () => ({ cachedOrders }));

const ordersNamed = (...codes: string[]): Answer => ({
  ok: true,
  value: readOrders(codes.map((order_code) => ({ order_code }))).orders,
});

beforeEach(() => void fetchOwnOrders.mockReset());

test('several calls at once make one request for one user', async () => {
  fetchOwnOrders.mockResolvedValue(ordersNamed('ZWD-1'));
  const store = createStore();
  await Promise.all([refreshOrders(store, 'u1'), refreshOrders(store, 'u1')]);
  expect(fetchOwnOrders).toHaveBeenCalledTimes(1);
  await refreshOrders(store, 'u1');
  expect(fetchOwnOrders).toHaveBeenCalledTimes(2);
});

test('an error keeps the earlier rows, and goes when the server is back', async () => {
  const store = createStore();
  fetchOwnOrders.mockResolvedValueOnce(ordersNamed('ZWD-1'));
  await refreshOrders(store, 'u1');
  fetchOwnOrders.mockResolvedValueOnce({ ok: false, error: 'offline' });
  await refreshOrders(store, 'u1');
  expect(store.get(ordersAtom)).toMatchObject({ error: 'offline', orders: [{ code: 'ZWD-1' }] });
  fetchOwnOrders.mockResolvedValueOnce(ordersNamed('ZWD-2', 'ZWD-1'));
  await refreshOrders(store, 'u1');
  expect(store.get(ordersAtom)).toMatchObject({ error: null, orders: [{ code: 'ZWD-2' }, {}] });
});

test('the next user sees nothing of the earlier orders, not even of a late answer', async () => {
  const store = createStore();
  const line = { answer: (_orders: Answer) => {} };
  fetchOwnOrders.mockReturnValueOnce(new Promise((resolve) => (line.answer = resolve)));
  const late = refreshOrders(store, 'u1');
  fetchOwnOrders.mockResolvedValueOnce(ordersNamed('ZWD-9'));
  await refreshOrders(store, 'u2');
  line.answer(ordersNamed('ZWD-1'));
  await late;
  expect(store.get(ordersAtom)).toMatchObject({ userId: 'u2', orders: [{ code: 'ZWD-9' }] });
});

test('cached orders are shown only with the error of a failed request', async () => {
  const store = createStore();
  cachedOrders.mockReturnValue(readOrders([{ order_code: 'ZWD-1' }]).orders);
  const line = { answer: (_orders: Answer) => {} };
  fetchOwnOrders.mockReturnValueOnce(new Promise((resolve) => (line.answer = resolve)));
  const look = refreshOrders(store, 'u1');
  expect(store.get(ordersAtom).orders).toBe(null);
  line.answer({ ok: false, error: 'offline' });
  await look;
  expect(store.get(ordersAtom)).toMatchObject({ error: 'offline', orders: [{ code: 'ZWD-1' }] });
  expect(cachedOrders).toHaveBeenCalledWith('u1');
});

test('a request without a response polls until one comes, without online events', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('window', new EventTarget());
  try {
    const trouble = { ok: false, error: 'offline' } as const;
    fetchOwnOrders.mockResolvedValueOnce(trouble).mockResolvedValueOnce(trouble);
    fetchOwnOrders.mockResolvedValueOnce(ordersNamed('ZWD-1'));
    const store = createStore();
    const stop = keepOrdersFresh(store, 'u1');
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(fetchOwnOrders).toHaveBeenCalledTimes(3);
    expect(store.get(ordersAtom)).toMatchObject({ error: null, orders: [{ code: 'ZWD-1' }] });
    stop();
  } finally {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  }
});
