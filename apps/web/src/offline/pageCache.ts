/**
 * The pages that were seen, and the empty one that becomes any other. They are public: nobody's name stands in them. The
 * page of an order is not kept, for its address is its code, and the next person at this phone must not find it.
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

/** How long a page may keep somebody waiting who has an earlier one. */
const PAGE_PATIENCE = 3_000;
const MOST_PAGES = 30;
const PREFIX = cacheName('pages-');
const NOT_KEPT = /^\/ticket\//i;

const keyOf = (path: string, locale: Locale): string => `${path}?in=${locale}`;
const shellOf = (locale: Locale): string => `/shell/${locale}`;

export function pageCache({ caches, fetch, build }: WorkerContext) {
  const own = () => caches.open(PREFIX + build.version);

  const languageOf = (response: Response): Locale =>
    response.headers.get('content-language') === 'ar' ? 'ar' : 'en';

  const isWorthKeeping = ({ status, redirected, headers }: Response): boolean =>
    status === 200 && !redirected && headers.has('content-language');

  const keep = async (path: string, response: Response): Promise<void> => {
    if (NOT_KEPT.test(path)) return;
    const cache = await own();
    await cache.put(keyOf(path, languageOf(response)), response);
    await trimCache(MOST_PAGES, cache);
  };

  /** In the reader's language before any other; of this build before an earlier one; the page itself before the empty one. */
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
    answer(path: string, asked: Promise<Response>, locale: () => Promise<Locale>, waitUntil: WaitUntil) {
      const live = asked.then((response) => {
        if (isWorthKeeping(response)) waitUntil(keep(path, response.clone()));
        return response;
      });
      waitUntil(live);
      return networkFirst(live, PAGE_PATIENCE, async () => find(path, await locale()));
    },

    /** The page that was there before the worker. */
    async cacheVisited(path: string, locale: Locale): Promise<void> {
      if (NOT_KEPT.test(path)) return;
      if (await (await own()).match(keyOf(path, locale), IGNORE_VARY)) return;
      const response = await fetch(path, prefetchInit());
      if (isWorthKeeping(response)) await keep(path, response);
    },

    /** Comes last: where it is, all that it needs is there too. */
    async cacheShell(locale: Locale): Promise<void> {
      const cache = await own();
      if (await cache.match(shellOf(locale), IGNORE_VARY)) return;
      const response = await fetch(shellOf(locale), prefetchInit({ cache: 'no-cache' }));
      if (isWorthKeeping(response)) await cache.put(shellOf(locale), response);
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
