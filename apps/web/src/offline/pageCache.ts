/**
 * The visited pages, and the empty shell that becomes any other. They are public and contain no personal data. The page
 * of an order is not cached: its path contains the order code, which the next user of the phone must not find.
 */
import type { Locale } from '@zawadeh/domain';
import { networkFirst } from './networkFirst.ts';
import {
  prefetchInit,
  cacheName,
  trimCache,
  IGNORE_VARY,
  type WaitUntil,
  type WorkerContext,
} from './workerContext.ts';

/** How long the network may take where a page is cached. */
const PAGE_TIMEOUT_MS = 3_000;
const MOST_PAGES = 30;
const PREFIX = cacheName('pages-');
const NOT_CACHED = /^\/ticket\//i;

const keyOf = (path: string, locale: Locale): string => `${path}?in=${locale}`;
const shellOf = (locale: Locale): string => `/shell/${locale}`;

export function pageCache({ caches, fetch, build }: WorkerContext) {
  const own = () => caches.open(PREFIX + build.version);

  const languageOf = (response: Response): Locale =>
    response.headers.get('content-language') === 'ar' ? 'ar' : 'en';

  const isCacheable = ({ status, redirected, headers }: Response): boolean =>
    status === 200 && !redirected && headers.has('content-language');

  const put = async (path: string, response: Response): Promise<void> => {
    if (NOT_CACHED.test(path)) return;
    const cache = await own();
    await cache.put(keyOf(path, languageOf(response)), response);
    await trimCache(MOST_PAGES, cache);
  };

  /** The reader's language before the other, this build before earlier ones, the page itself before the shell. */
  const find = async (path: string, locale: Locale): Promise<Response | undefined> => {
    const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
    const ownFirst = names.sort((name) => (name === PREFIX + build.version ? -1 : 1));
    for (const language of [locale, locale === 'ar' ? 'en' : 'ar'] as const) {
      for (const name of ownFirst) {
        const cache = await caches.open(name);
        for (const key of [keyOf(path, language), shellOf(language)]) {
          const found = await cache.match(key, IGNORE_VARY);
          if (found) return found;
        }
      }
    }
    return undefined;
  };

  return {
    answer(path: string, request: Promise<Response>, locale: () => Promise<Locale>, waitUntil: WaitUntil) {
      const live = request.then((response) => {
        if (isCacheable(response)) waitUntil(put(path, response.clone()));
        return response;
      });
      waitUntil(live);
      return networkFirst(live, PAGE_TIMEOUT_MS, async () => find(path, await locale()));
    },

    /** The page that was loaded before the worker was active. */
    async cacheVisited(path: string, locale: Locale): Promise<void> {
      if (NOT_CACHED.test(path)) return;
      if (await (await own()).match(keyOf(path, locale), IGNORE_VARY)) return;
      const response = await fetch(path, prefetchInit());
      if (isCacheable(response)) await put(path, response);
    },

    /** Cached last: where the shell is, all of its files are cached too. */
    async cacheShell(locale: Locale): Promise<void> {
      const cache = await own();
      if (await cache.match(shellOf(locale), IGNORE_VARY)) return;
      const response = await fetch(shellOf(locale), prefetchInit({ cache: 'no-cache' }));
      if (isCacheable(response)) await cache.put(shellOf(locale), response);
    },

    isComplete: async (locale: Locale): Promise<boolean> =>
      (await (await own()).match(shellOf(locale), IGNORE_VARY)) !== undefined,

    async deleteEarlierBuilds(): Promise<void> {
      const earlier = (await caches.keys()).filter(
        (name) => name.startsWith(PREFIX) && name !== PREFIX + build.version,
      );
      await Promise.all(earlier.map((name) => caches.delete(name)));
    },
  };
}
