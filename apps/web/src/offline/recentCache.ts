/** Asked for anew each time, and taken from what was kept where nothing comes: the shops' pictures, and which project is behind the shop. */
import { networkFirst } from './networkFirst.ts';
import {
  prefetchInit,
  cacheName,
  trimCache,
  IGNORE_VARY,
  type WaitUntil,
  type WorkerContext,
} from './workerContext.ts';

const PATIENCE = 3_000;

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

  const keep = async (url: string, response: Response): Promise<void> => {
    const cache = await open();
    const etag = response.headers.get('etag');
    const known = await cache.match(url, IGNORE_VARY);
    // The browser's own cache answers too; what is the same need not be written again.
    if (known && etag !== null && known.headers.get('etag') === etag) return;
    await cache.put(url, response);
    await trimCache(most, cache);
  };

  return {
    /** Ahead of the first time that it is asked for, which may be without a line. */
    async ensureCached(url: string): Promise<void> {
      if (await (await open()).match(url, IGNORE_VARY)) return;
      const response = await fetch(url, prefetchInit());
      if (response.status === 200) await keep(url, response);
    },

    answer(url: string, asked: Promise<Response>, waitUntil: WaitUntil): Promise<Response> {
      const live = asked.then((response) => {
        if (response.status === 200) waitUntil(keep(url, response.clone()));
        return response;
      });
      waitUntil(live);
      return networkFirst(live, PATIENCE, async () => (await open()).match(url, IGNORE_VARY));
    },
  };
}
