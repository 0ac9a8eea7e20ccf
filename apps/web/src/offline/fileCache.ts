/** Scripts, words, letters and drawings. One store for all builds: a page that is still open finds its own there. */
import type { Locale } from '@zawadeh/domain';
import { filesByPath } from './build.ts';
import { prefetchInit, cacheName, IGNORE_VARY, type WaitUntil, type WorkerContext } from './workerContext.ts';

/** A phone on a thin line has other things to fetch besides. */
const AT_ONCE = 3;

export function fileCache({ caches, fetch, build }: WorkerContext, origin: string) {
  const store = () => caches.open(cacheName('files'));
  const nameOf = filesByPath(build);

  return {
    isFile: (path: string): boolean => nameOf.has(path),

    /** What has its hash in its name is never another; what has not is kept under this build's hash of it. */
    async answer(
      path: string,
      request: Request,
      waitUntil: WaitUntil,
      reportGone: () => void,
    ): Promise<Response> {
      const cache = await store();
      const name = nameOf.get(path) ?? path;
      const kept = await cache.match(name, IGNORE_VARY);
      if (kept) return kept;
      const response = await fetch(request);
      if (response.status === 200) waitUntil(cache.put(name, response.clone()));
      else if (response.status === 404 && path.startsWith('/assets/')) reportGone();
      return response;
    },

    /** Throws where one of them does not come: then it is tried again with the next page. */
    async precache(locale: Locale): Promise<void> {
      const cache = await store();
      const kept = new Set((await cache.keys()).map(({ url }) => url));
      const missing = [...build.both, ...build[locale]].filter(
        (name) => !kept.has(new URL(name, origin).href),
      );
      const fetchNext = async (): Promise<void> => {
        const name = missing.shift();
        if (name === undefined) return;
        const [path = name] = name.split('?');
        const response = await fetch(path, prefetchInit(path === name ? {} : { cache: 'no-cache' }));
        if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
        await cache.put(name, response);
        return fetchNext();
      };
      await Promise.all(Array.from({ length: AT_ONCE }, fetchNext));
    },

    async deleteEarlierBuilds(): Promise<void> {
      const cache = await store();
      const own = new Set(Array.from(nameOf.values(), (name) => new URL(name, origin).href));
      const earlier = (await cache.keys()).filter(({ url }) => !own.has(url));
      await Promise.all(earlier.map((key) => cache.delete(key)));
    },
  };
}
