/** The worker's dependencies, so that it can be tested without a browser. */
import { brand } from '@zawadeh/domain';
import type { BuildFiles } from './build.ts';

export interface WorkerContext {
  caches: CacheStorage;
  fetch: typeof fetch;
  now: () => number;
  build: BuildFiles;
}

/** For a task that goes on after the response. */
export type WaitUntil = (task: Promise<unknown>) => void;

export const cacheName = (of: string): string => `${brand.storagePrefix}-${of}`;

/** For every cache lookup: the server's `Vary` header does not apply to the cached copies. */
export const IGNORE_VARY = { ignoreVary: true } as const;

/** With a timeout, because an unfinished request would prevent the next worker's activation. */
export const prefetchInit = (init: RequestInit = {}): RequestInit => ({
  ...init,
  signal: AbortSignal.timeout(60_000),
});

/** Deletes the oldest entries: a cache lists them in the order of insertion. */
export async function trimCache(most: number, cache: Cache): Promise<void> {
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache.delete(key)));
}
