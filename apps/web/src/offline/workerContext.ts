/** What the worker works with, so that its rules can be tried without a browser. */
import { brand } from '@zawadeh/domain';
import type { BuildFiles } from './build.ts';

export interface WorkerContext {
  caches: CacheStorage;
  fetch: typeof fetch;
  now: () => number;
  build: BuildFiles;
}

/** Work that goes on after the answer. */
export type WaitUntil = (work: Promise<unknown>) => void;

export const cacheName = (of: string): string => `${brand.storagePrefix}-${of}`;

/** What a cache is asked with; the server's `Vary` is about what a browser sends, and not about what is kept. */
export const IGNORE_VARY = { ignoreVary: true } as const;

/** What is fetched ahead has time, but not for ever: a worker that waits keeps a later one from taking over. */
export const prefetchInit = (init: RequestInit = {}): RequestInit => ({
  ...init,
  signal: AbortSignal.timeout(60_000),
});

/** The oldest go. A cache lists its entries in the order in which they were put in. */
export async function trimCache(most: number, cache: Cache): Promise<void> {
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache.delete(key)));
}
