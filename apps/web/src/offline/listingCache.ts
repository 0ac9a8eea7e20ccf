/** The shelf as last fetched. It is marked as cached, because nothing may be sold by it. */
import { SHELF_TOTAL_HEADER } from '@zawadeh/domain';
import { CACHED_HEADER, type CacheReason } from '../lib/workerMessages.ts';
import { networkFirst } from './networkFirst.ts';
import { prefetchInit, cacheName, IGNORE_VARY, type WaitUntil, type WorkerContext } from './workerContext.ts';

/** Less than the page's own timeout. */
const LISTING_TIMEOUT_MS = 6_000;
/** The least time between two updates of the date of an unchanged shelf, which pages request every few seconds. */
const CONFIRM_INTERVAL_MS = 60_000;

const CACHED_HEADERS = ['etag', SHELF_TOTAL_HEADER];

const withoutWeakMark = (etag: string | null | undefined): string | undefined => etag?.replace(/^W\//, '');

export function listingCache({ caches, fetch, now }: WorkerContext, url: string) {
  const store = () => caches.open(cacheName('data'));
  const findCached = async () => (await store()).match(url, IGNORE_VARY);

  const put = async (response: Response): Promise<void> => {
    // The time of the answer, by the server's clock.
    const date = response.headers.get('date') ?? new Date(now()).toUTCString();
    const headers = new Headers({ 'content-type': 'application/json', date });
    for (const name of CACHED_HEADERS) {
      const value = response.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    await (await store()).put(url, new Response(await response.text(), { headers }));
  };

  const fetchWhole = async (): Promise<void> => {
    const response = await fetch(url, prefetchInit({ cache: 'no-store' }));
    if (response.status === 200) await put(response);
  };

  /** After a 304: updates the cached date, or fetches the shelf where the page's version is not the cached one. */
  const confirm = async (etag: string | null, unchanged: Response): Promise<void> => {
    const cached = await findCached();
    if (withoutWeakMark(cached?.headers.get('etag')) !== withoutWeakMark(etag)) return fetchWhole();
    const date = unchanged.headers.get('date') ?? new Date(now()).toUTCString();
    if (Date.parse(date) - Date.parse(cached?.headers.get('date') ?? '') < CONFIRM_INTERVAL_MS) return;
    const headers = new Headers(cached?.headers);
    headers.set('date', date);
    await put(new Response(await cached?.text(), { headers }));
  };

  const findMarked = async (reason: CacheReason): Promise<Response | undefined> => {
    const cached = await findCached();
    if (!cached) return undefined;
    const headers = new Headers(cached.headers);
    headers.set(CACHED_HEADER, reason);
    return new Response(cached.body, { headers });
  };

  return {
    answer(request: Request, waitUntil: WaitUntil): Promise<Response> {
      const live = fetch(request).then((response) => {
        if (response.status === 200) waitUntil(put(response.clone()));
        if (response.status === 304) waitUntil(confirm(request.headers.get('if-none-match'), response));
        return response;
      });
      waitUntil(live);
      return networkFirst(live, LISTING_TIMEOUT_MS, findMarked);
    },

    async ensureCached(): Promise<void> {
      if (!(await findCached())) await fetchWhole();
    },
  };
}
