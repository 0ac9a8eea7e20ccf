/** Scripts, messages, fonts and drawings. One cache for all builds, so that an open page of an earlier build works. */
import type { Locale } from '@zawadeh/domain';
import { filesByPath } from './build.ts';
import { prefetchInit, cacheName, IGNORE_VARY, type WaitUntil, type WorkerContext } from './workerContext.ts';

/** Leaves bandwidth for the page. */
const PARALLEL_REQUESTS = 3;

export function fileCache({ caches, fetch, build }: WorkerContext, origin: string) {
  const store = () => caches.open(cacheName('files'));
  const nameOf = filesByPath(build);

  return {
    isFile: (path: string): boolean => nameOf.has(path),

    /** A file with a hash in its name never changes; any other is cached under this build's hash of it. */
    async answer(
      path: string,
      request: Request,
      waitUntil: WaitUntil,
      reportGone: () => void,
    ): Promise<Response> {
      const cache = await store();
      const name = nameOf.get(path) ?? path;
      const cached = await cache.match(name, IGNORE_VARY);
      if (cached) return cached;
      const response = await fetch(request);
      if (response.status === 200) waitUntil(cache.put(name, response.clone()));
      else if (response.status === 404 && path.startsWith('/assets/')) reportGone();
      return response;
    },

    /** Throws where a file does not come: the next page tries again. */
    async precache(locale: Locale): Promise<void> {
      const cache = await store();
      const cached = new Set((await cache.keys()).map(({ url }) => url));
      const missing = [...build.both, ...build[locale]].filter(
        (name) => !cached.has(new URL(name, origin).href),
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
      await Promise.all(Array.from({ length: PARALLEL_REQUESTS }, fetchNext));
    },

    async deleteEarlierBuilds(): Promise<void> {
      const cache = await store();
      const own = new Set(Array.from(nameOf.values(), (name) => new URL(name, origin).href));
      const earlier = (await cache.keys()).filter(({ url }) => !own.has(url));
      await Promise.all(earlier.map((key) => cache.delete(key)));
    },
  };
}
