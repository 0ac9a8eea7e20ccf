import { readOrders, type Order, type Result } from '@zawadeh/domain';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Trouble } from '../backend/trouble.ts';
import { keepOrdersFresh, ordersAtom, refreshOrders } from './orders.ts';
import { createStore } from './store.ts';

type Answer = Result<Order[], Trouble>;

const ownOrders = vi.hoisted(() => vi.fn<(userId: string) => Promise<Answer>>());
vi.mock('../backend/orderHistory.ts', () => ({ ownOrders }));
const keptOrders = vi.hoisted(() => vi.fn<(userId: string) => Order[] | null>(() => null));
vi.mock('../backend/keptAccount.ts', () => ({ keptOrders }));

const ordersNamed = (...codes: string[]): Answer => ({
  ok: true,
  value: readOrders(codes.map((order_code) => ({ order_code }))).orders,
});

beforeEach(() => void ownOrders.mockReset());

test('however many ask at once, one request is made for one person', async () => {
  ownOrders.mockResolvedValue(ordersNamed('ZWD-1'));
  const store = createStore();
  await Promise.all([refreshOrders(store, 'u1'), refreshOrders(store, 'u1')]);
  expect(ownOrders).toHaveBeenCalledTimes(1);
  await refreshOrders(store, 'u1');
  expect(ownOrders).toHaveBeenCalledTimes(2);
});

test('trouble keeps what was known, and goes when the server is back', async () => {
  const store = createStore();
  ownOrders.mockResolvedValueOnce(ordersNamed('ZWD-1'));
  await refreshOrders(store, 'u1');
  ownOrders.mockResolvedValueOnce({ ok: false, error: 'offline' });
  await refreshOrders(store, 'u1');
  expect(store.get(ordersAtom)).toMatchObject({ trouble: 'offline', orders: [{ code: 'ZWD-1' }] });
  ownOrders.mockResolvedValueOnce(ordersNamed('ZWD-2', 'ZWD-1'));
  await refreshOrders(store, 'u1');
  expect(store.get(ordersAtom)).toMatchObject({ trouble: null, orders: [{ code: 'ZWD-2' }, {}] });
});

test('whoever signs in next sees nothing of the orders before, not even of an answer that comes late', async () => {
  const store = createStore();
  const line = { answer: (_orders: Answer) => {} };
  ownOrders.mockReturnValueOnce(new Promise((resolve) => (line.answer = resolve)));
  const late = refreshOrders(store, 'u1');
  ownOrders.mockResolvedValueOnce(ordersNamed('ZWD-9'));
  await refreshOrders(store, 'u2');
  line.answer(ordersNamed('ZWD-1'));
  await late;
  expect(store.get(ordersAtom)).toMatchObject({ userId: 'u2', orders: [{ code: 'ZWD-9' }] });
});

test('kept orders are shown only where the present ones do not come, with why', async () => {
  const store = createStore();
  keptOrders.mockReturnValue(readOrders([{ order_code: 'ZWD-1' }]).orders);
  const line = { answer: (_orders: Answer) => {} };
  ownOrders.mockReturnValueOnce(new Promise((resolve) => (line.answer = resolve)));
  const look = refreshOrders(store, 'u1');
  expect(store.get(ordersAtom).orders).toBe(null);
  line.answer({ ok: false, error: 'offline' });
  await look;
  expect(store.get(ordersAtom)).toMatchObject({ trouble: 'offline', orders: [{ code: 'ZWD-1' }] });
  expect(keptOrders).toHaveBeenCalledWith('u1');
});

test('where nothing came back it is asked again until something does, whatever the browser says of the line', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('window', new EventTarget());
  try {
    const trouble = { ok: false, error: 'offline' } as const;
    ownOrders.mockResolvedValueOnce(trouble).mockResolvedValueOnce(trouble);
    ownOrders.mockResolvedValueOnce(ordersNamed('ZWD-1'));
    const store = createStore();
    const stop = keepOrdersFresh(store, 'u1');
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(ownOrders).toHaveBeenCalledTimes(3);
    expect(store.get(ordersAtom)).toMatchObject({ trouble: null, orders: [{ code: 'ZWD-1' }] });
    stop();
  } finally {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  }
});
