import { NOTIFICATIONS_KEY, readNotifications, type BagAlert, type Profile } from '@zawadeh/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { askAlert as askServer, endAlert as endServer, fetchAlerts } from './alertCalls.ts';
import type { fetchBag } from '../shelf/oneBag.ts';
import { createStore } from '../../lib/store.ts';
import { alertOf, alertsAtom, askAlert, endAlert, refreshAlerts, watchAlerts } from './alerts.ts';
import './keptNotice.ts';
import { sessionAtom } from '../session/session.ts';
import { storeUserWithAlerts, userWithAlerts } from '../session/storedAlerts.ts';

const backend = vi.hoisted(() => ({
  fetchAlerts: vi.fn<typeof fetchAlerts>(),
  askAlert: vi.fn<typeof askServer>(),
  endAlert: vi.fn<typeof endServer>(),
}));
vi.mock('./alertCalls.ts', () => backend);
const bags = vi.hoisted(() => ({ fetchBag: vi.fn<typeof fetchBag>() }));
vi.mock('../shelf/oneBag.ts', () => bags);

type Fetched = Awaited<ReturnType<typeof fetchAlerts>>;

const waiting: BagAlert = { id: 'a1', bagId: 'b1', askedAt: 1, state: { kind: 'waiting' } };
const kept: BagAlert = { ...waiting, state: { kind: 'kept', until: 900_000 } };
const ended: BagAlert = { ...waiting, state: { kind: 'ended', at: 2, wasPassedOver: true } };
const listed = (...alerts: BagAlert[]): Fetched => ({ ok: true, value: alerts });
const title = { en: 'Knafeh', ar: 'كنافة' };

let stored: Map<string, string>;
let visibility: DocumentVisibilityState;

beforeEach(() => {
  stored = new Map();
  visibility = 'visible';
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal(
    'document',
    Object.defineProperty(new EventTarget(), 'visibilityState', { get: () => visibility }),
  );
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  backend.fetchAlerts.mockReset().mockResolvedValue(listed(waiting));
  backend.askAlert.mockReset().mockResolvedValue({ ok: true, value: null });
  backend.endAlert.mockReset().mockResolvedValue({ ok: true, value: null });
  bags.fetchBag.mockReset().mockResolvedValue({ ok: true, value: { title } as never });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const signedIn = (id: string) => ({ status: 'signedIn', profile: { id } as Profile }) as const;

function storeOf(userId: string) {
  const store = createStore();
  store.set(sessionAtom, signedIn(userId));
  return store;
}

const notifications = () => readNotifications(stored.get(NOTIFICATIONS_KEY) ?? null);

test('the browser remembers whose alerts are open, and forgets it with the last one', async () => {
  const store = storeOf('u1');
  await refreshAlerts(store, 'u1');
  expect(userWithAlerts()).toBe('u1');
  expect(alertOf(store.get(alertsAtom), 'b1')).toEqual(waiting);
  backend.fetchAlerts.mockResolvedValue(listed(ended));
  await refreshAlerts(store, 'u1');
  expect(userWithAlerts()).toBeNull();
});

test('the open alert of a bag counts, and otherwise the one that ended last', async () => {
  const store = storeOf('u1');
  backend.fetchAlerts.mockResolvedValue(listed(waiting, { ...ended, id: 'a0' }));
  await refreshAlerts(store, 'u1');
  expect(alertOf(store.get(alertsAtom), 'b1')?.id).toBe('a1');
  expect(alertOf(store.get(alertsAtom), 'b2')).toBeUndefined();
});

test('an error keeps the earlier alerts and the stored user', async () => {
  const store = storeOf('u1');
  await refreshAlerts(store, 'u1');
  backend.fetchAlerts.mockResolvedValue({ ok: false, error: 'server' });
  await refreshAlerts(store, 'u1');
  expect(store.get(alertsAtom)).toMatchObject({ alerts: [waiting], error: 'server' });
  expect(userWithAlerts()).toBe('u1');
});

test('the list is fetched anew after asking and after ending, and a refusal changes nothing', async () => {
  const store = storeOf('u1');
  expect(await askAlert(store, 'u1', 'b1', 'ar')).toBeNull();
  expect(backend.askAlert).toHaveBeenCalledWith('b1', 'ar');
  expect(store.get(alertsAtom).alerts).toEqual([waiting]);
  backend.fetchAlerts.mockResolvedValue(listed(ended));
  expect(await endAlert(store, 'u1', 'a1')).toBeNull();
  expect(store.get(alertsAtom).alerts).toEqual([ended]);
  backend.askAlert.mockResolvedValue({ ok: false, error: 'too_many_alerts' });
  expect(await askAlert(store, 'u1', 'b2', 'en')).toBe('too_many_alerts');
  expect(backend.fetchAlerts).toHaveBeenCalledTimes(2);
});

test('a list that was requested before a change is requested again', async () => {
  const store = storeOf('u1');
  let answer = (_answer: Fetched) => {};
  backend.fetchAlerts.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const refresh = refreshAlerts(store, 'u1');
  const asking = askAlert(store, 'u1', 'b1', 'en');
  await vi.waitFor(() => expect(backend.askAlert).toHaveBeenCalled());
  await Promise.resolve();
  answer(listed());
  await Promise.all([refresh, asking]);
  expect(store.get(alertsAtom).alerts).toEqual([waiting]);
});

test('a bag that is kept is one notification in both languages, however often it is fetched', async () => {
  const store = storeOf('u1');
  await refreshAlerts(store, 'u1');
  expect(notifications()).toEqual([]);
  backend.fetchAlerts.mockResolvedValue(listed(kept));
  await refreshAlerts(store, 'u1');
  await refreshAlerts(store, 'u1');
  expect(notifications()).toMatchObject([
    {
      bagId: 'b1',
      orderCode: 'a1',
      messageEn: 'Knafeh is back, and one is kept for you.',
      messageAr: 'عاد كيس «كنافة»، وحجزنا لك واحداً منه.',
      read: false,
    },
  ]);
});

test('a kept bag whose name cannot be fetched is notified with the next answer', async () => {
  const store = storeOf('u1');
  backend.fetchAlerts.mockResolvedValue(listed(kept));
  bags.fetchBag.mockResolvedValueOnce({ ok: false, error: 'offline' });
  await refreshAlerts(store, 'u1');
  expect(notifications()).toEqual([]);
  await refreshAlerts(store, 'u1');
  expect(notifications()).toHaveLength(1);
});

test('the alerts of a waiting user are fetched every minute while the page is visible, and of no other user', async () => {
  const store = storeOf('u1');
  watchAlerts(store);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(backend.fetchAlerts).not.toHaveBeenCalled();
  await askAlert(store, 'u1', 'b1', 'en');
  const requests = () => backend.fetchAlerts.mock.calls.length;
  const before = requests();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requests()).toBe(before + 1);
  visibility = 'hidden';
  await vi.advanceTimersByTimeAsync(120_000);
  expect(requests()).toBe(before + 1);
  visibility = 'visible';
  backend.fetchAlerts.mockResolvedValue(listed(ended));
  await vi.advanceTimersByTimeAsync(300_000);
  expect(requests()).toBe(before + 2);
});

test('the next user sees no alerts of the one before, and starts from nothing', async () => {
  const store = storeOf('u1');
  storeUserWithAlerts('u1');
  watchAlerts(store);
  await vi.waitFor(() => expect(store.get(alertsAtom).alerts).toEqual([waiting]));
  store.set(sessionAtom, { status: 'signedOut' });
  expect(store.get(alertsAtom)).toEqual({ userId: null, alerts: null, error: null });
  expect(userWithAlerts()).toBeNull();
  backend.fetchAlerts.mockClear();
  store.set(sessionAtom, signedIn('u2'));
  await vi.advanceTimersByTimeAsync(120_000);
  expect(backend.fetchAlerts).not.toHaveBeenCalled();
});
