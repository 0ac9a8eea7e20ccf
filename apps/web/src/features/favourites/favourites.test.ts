import type { Profile } from '@zawadeh/domain';
import { beforeEach, expect, test, vi } from 'vitest';
import type { fetchFavourites, writeFavourite } from './favouriteCalls.ts';
import { createStore } from '../../lib/store.ts';
import {
  favouritesAtom,
  isFavourite,
  keepFavouritesFresh,
  refreshFavourites,
  setFavourite,
} from './favourites.ts';
import { sessionAtom } from '../session/session.ts';

const backend = vi.hoisted(() => ({
  fetchFavourites: vi.fn<typeof fetchFavourites>(),
  writeFavourite: vi.fn<typeof writeFavourite>(),
}));
vi.mock('./favouriteCalls.ts', () => backend);

type Fetched = Awaited<ReturnType<typeof fetchFavourites>>;
type Written = Awaited<ReturnType<typeof writeFavourite>>;

const DONE: Written = { ok: true, value: null };
const OFFLINE = { ok: false, error: 'offline' } as const;
const listed = (...ids: string[]): Fetched => ({ ok: true, value: ids });

/** A request whose answer the test gives. */
function answerLater<Answer>(mock: { mockReturnValueOnce: (answer: Promise<Answer>) => unknown }) {
  const line = { answer: (_answer: Answer) => {} };
  mock.mockReturnValueOnce(new Promise((resolve) => (line.answer = resolve)));
  return (answer: Answer) => line.answer(answer);
}

beforeEach(() => {
  backend.fetchFavourites.mockReset().mockResolvedValue(listed('s1'));
  backend.writeFavourite.mockReset().mockResolvedValue(DONE);
});

test('several calls at once make one request for one user', async () => {
  const store = createStore();
  await Promise.all([refreshFavourites(store, 'u1'), refreshFavourites(store, 'u1')]);
  expect(backend.fetchFavourites).toHaveBeenCalledTimes(1);
  expect(store.get(favouritesAtom)).toMatchObject({ userId: 'u1', shops: ['s1'], error: null });
});

test('a press shows at once, stays when the server agrees, and counts once while pending', async () => {
  const store = createStore();
  await refreshFavourites(store, 'u1');
  const answer = answerLater<Written>(backend.writeFavourite);
  const setting = setFavourite(store, 'u1', 's2', true);
  expect(isFavourite(store.get(favouritesAtom), 's2')).toBe(true);
  expect(await setFavourite(store, 'u1', 's2', false)).toBeNull();
  answer(DONE);
  expect(await setting).toBeNull();
  expect(backend.writeFavourite).toHaveBeenCalledTimes(1);
  expect(store.get(favouritesAtom)).toMatchObject({ shops: ['s2', 's1'], pending: new Map() });
  await setFavourite(store, 'u1', 's1', false);
  expect(store.get(favouritesAtom).shops).toEqual(['s2']);
});

test('a change that fails is taken back, and its reason is returned', async () => {
  const store = createStore();
  await refreshFavourites(store, 'u1');
  backend.writeFavourite.mockResolvedValueOnce(OFFLINE);
  const setting = setFavourite(store, 'u1', 's1', false);
  expect(isFavourite(store.get(favouritesAtom), 's1')).toBe(false);
  expect(await setting).toBe('offline');
  expect(isFavourite(store.get(favouritesAtom), 's1')).toBe(true);
});

test('the list is fetched again after a change without an answer', async () => {
  const store = createStore();
  backend.writeFavourite.mockResolvedValueOnce({ ok: false, error: 'slow' });
  expect(await setFavourite(store, 'u1', 's1', true)).toBe('slow');
  await vi.waitFor(() => expect(store.get(favouritesAtom).shops).toEqual(['s1']));
});

test('a list that was requested before a change is requested again', async () => {
  const store = createStore();
  const early = answerLater<Fetched>(backend.fetchFavourites);
  const refresh = refreshFavourites(store, 'u1');
  await setFavourite(store, 'u1', 's2', true);
  backend.fetchFavourites.mockResolvedValueOnce(listed('s2', 's1'));
  early(listed('s1'));
  await refresh;
  expect(backend.fetchFavourites).toHaveBeenCalledTimes(2);
  expect(store.get(favouritesAtom).shops).toEqual(['s2', 's1']);
});

test('the next user sees nothing of the earlier favourites, not even of late answers', async () => {
  const store = createStore();
  const early = answerLater<Fetched>(backend.fetchFavourites);
  const written = answerLater<Written>(backend.writeFavourite);
  const late = [refreshFavourites(store, 'u1'), setFavourite(store, 'u1', 's3', true)];
  backend.fetchFavourites.mockResolvedValue(listed('s9'));
  await refreshFavourites(store, 'u2');
  expect(isFavourite(store.get(favouritesAtom), 's3')).toBe(false);
  early(listed('s1'));
  written(DONE);
  await Promise.all(late);
  expect(store.get(favouritesAtom)).toMatchObject({ userId: 'u2', shops: ['s9'] });
});

test('favourites go with the session', async () => {
  const store = createStore();
  store.set(sessionAtom, { status: 'signedIn', profile: { id: 'u1' } as Profile });
  await refreshFavourites(store, 'u1');
  store.set(sessionAtom, { status: 'signedOut' });
  expect(store.get(favouritesAtom)).toMatchObject({ userId: null, shops: null });
});

test('an error keeps the earlier favourites, and another device’s come when the tab is visible again', async () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', new EventTarget());
  const store = createStore();
  const stop = keepFavouritesFresh(store, 'u1');
  try {
    await vi.waitFor(() => expect(store.get(favouritesAtom).shops).toEqual(['s1']));
    backend.fetchFavourites.mockResolvedValueOnce({ ok: false, error: 'server' });
    page.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() =>
      expect(store.get(favouritesAtom)).toMatchObject({ shops: ['s1'], error: 'server' }),
    );
    backend.fetchFavourites.mockResolvedValueOnce(listed('s4', 's1'));
    page.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() =>
      expect(store.get(favouritesAtom)).toMatchObject({ shops: ['s4', 's1'], error: null }),
    );
  } finally {
    stop();
    vi.unstubAllGlobals();
  }
});
