/** Asked for anew each time, and taken from what was kept where nothing comes: the shops' pictures, and which project is behind the shop. */
import { networkFirst } from './networkFirst.ts';
import { ahead, cacheName, keepAtMost, LOOSE, type Later, type WorkerContext } from './workerContext.ts';

const PATIENCE = 3_000;

interface Lately {
  store: string;
  most: number;
}

export const PICTURES: Lately = { store: 'pictures', most: 90 };
export const CONFIG: Lately = { store: 'config', most: 1 };

export function recentCache(
  { caches, fetch }: Pick<WorkerContext, 'caches' | 'fetch'>,
  { store, most }: Lately,
) {
  const open = () => caches.open(cacheName(store));

  const keep = async (url: string, response: Response): Promise<void> => {
    const cache = await open();
    const etag = response.headers.get('etag');
    const known = await cache.match(url, LOOSE);
    // The browser's own cache answers too; what is the same need not be written again.
    if (known && etag !== null && known.headers.get('etag') === etag) return;
    await cache.put(url, response);
    await keepAtMost(most, cache);
  };

  return {
    /** Ahead of the first time that it is asked for, which may be without a line. */
    async keepFirst(url: string): Promise<void> {
      if (await (await open()).match(url, LOOSE)) return;
      const response = await fetch(url, ahead());
      if (response.status === 200) await keep(url, response);
    },

    answer(url: string, asked: Promise<Response>, later: Later): Promise<Response> {
      const live = asked.then((response) => {
        if (response.status === 200) later(keep(url, response.clone()));
        return response;
      });
      later(live);
      return networkFirst(live, PATIENCE, async () => (await open()).match(url, LOOSE));
    },
  };
}
