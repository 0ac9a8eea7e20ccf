import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';

const read = (stored: unknown): number[] =>
  Array.isArray(stored) ? stored.filter((each) => typeof each === 'number') : [];
const add = (entry: number) => (before: number[]) => [...before, entry];

let name = '';
beforeEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.resetModules();
  name = `box ${Math.random()}`;
});

/** The outbox as another tab has it, or the page after a reload. */
async function open() {
  const { Outbox } = await import('./outbox.ts');
  return new Outbox(name, read);
}

test('the entries that two tabs add at once are stored in the order of adding, and a reload finds all of them', async () => {
  const [one, other] = [await open(), await open()];
  await Promise.all(
    Array.from({ length: 100 }, (_, place) => [one.change(add(place)), other.change(add(place))]).flat(),
  );
  expect(one.isStored && other.isStored).toBe(true);
  const later = await open();
  expect(later.current).toEqual([]);
  expect((await later.load()).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 200 }, (_, place) => Math.floor(place / 2)),
  );
});

test('the entries last as long as the page in a browser that refuses storage, and the page knows it', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const box = await open();
  expect(await box.load()).toEqual([]);
  await box.change(add(1));
  expect(await box.change(add(2))).toEqual([1, 2]);
  expect(await box.load()).toEqual([1, 2]);
  expect(box.isStored).toBe(false);
});

test('no entry is lost while storage is full, and all are stored once there is room', async () => {
  const box = await open();
  await box.change(add(1));
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room.', 'QuotaExceededError');
  });
  await box.change(add(2));
  expect(await box.change(add(3))).toEqual([1, 2, 3]);
  expect(box.isStored).toBe(false);
  put.mockRestore();
  await box.change(add(4));
  expect(box.isStored).toBe(true);
  expect(await (await open()).load()).toEqual([1, 2, 3, 4]);
});

test('a browser that never answers holds nothing up for more than three seconds', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('indexedDB', { open: () => ({}) });
  const box = await open();
  const loaded = box.load();
  const changed = box.change(add(1));
  await vi.advanceTimersByTimeAsync(6_000);
  expect(await loaded).toEqual([]);
  expect(await changed).toEqual([1]);
  expect(box.isStored).toBe(false);
});
