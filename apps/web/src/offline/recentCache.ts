/** Network first, then the cache: the shops' pictures and the project configuration. */
import { networkFirst } from './networkFirst.ts';
import {
  prefetchInit,
  cacheName,
  trimCache,
  IGNORE_VARY,
  type WaitUntil,
  type WorkerContext,
} from './workerContext.ts';

const TIMEOUT_MS = 3_000;

interface RecentCacheOptions {
  store: string;
  most: number;
}

export const PICTURES: RecentCacheOptions = { store: 'pictures', most: 90 };
export const CONFIG: RecentCacheOptions = { store: 'config', most: 1 };

export function recentCache(
  { caches, fetch }: Pick<WorkerContext, 'caches' | 'fetch'>,
  { store, most }: RecentCacheOptions,
) {
  const open = () => caches.open(cacheName(store));

  const put = async (url: string, response: Response): Promise<void> => {
    const cache = await open();
    const etag = response.headers.get('etag');
    const cached = await cache.match(url, IGNORE_VARY);
    // The response may come from the browser's own cache, so an equal one is not written again.
    if (cached && etag !== null && cached.headers.get('etag') === etag) return;
    await cache.put(url, response);
    await trimCache(most, cache);
  };

  return {
    /** Before the first request for it, which may be offline. */
    async ensureCached(url: string): Promise<void> {
      if (await (await open()).match(url, IGNORE_VARY)) return;
      const response = await fetch(url, prefetchInit());
      if (response.status === 200) await put(url, response);
    },

    answer(url: string, request: Promise<Response>, waitUntil: WaitUntil): Promise<Response> {
      const live = request.then((response) => {
        if (response.status === 200) waitUntil(put(url, response.clone()));
        return response;
      });
      waitUntil(live);
      return networkFirst(live, TIMEOUT_MS, async () => (await open()).match(url, IGNORE_VARY));
    },
  };
}
