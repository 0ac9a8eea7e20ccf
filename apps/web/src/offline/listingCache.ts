/** The shelf as it was at the last look. It is told apart from a live one: nothing may be sold by it. */
import { CACHED_HEADER, type CacheReason } from '../lib/workerMessages.ts';
import { networkFirst } from './networkFirst.ts';
import { prefetchInit, cacheName, IGNORE_VARY, type WaitUntil, type WorkerContext } from './workerContext.ts';

/** Less than a page itself waits for an answer, so that it still gets this one. */
const LISTING_PATIENCE = 6_000;
/** A shelf that has not changed is put down as seen again only so often: a page asks every few seconds. */
const SEEN_AGAIN_AFTER = 60_000;

const opaque = (etag: string | null | undefined): string | undefined => etag?.replace(/^W\//, '');

export function listingCache({ caches, fetch, now }: WorkerContext, url: string) {
  const store = () => caches.open(cacheName('data'));
  const kept = async () => (await store()).match(url, IGNORE_VARY);

  const put = async (response: Response): Promise<void> => {
    // The moment at which the server said it, by the server's clock.
    const date = response.headers.get('date') ?? new Date(now()).toUTCString();
    const headers = new Headers({ 'content-type': 'application/json', date });
    const etag = response.headers.get('etag');
    if (etag !== null) headers.set('etag', etag);
    await (await store()).put(url, new Response(await response.text(), { headers }));
  };

  const fetchWhole = async (): Promise<void> => {
    const response = await fetch(url, prefetchInit({ cache: 'no-store' }));
    if (response.status === 200) await put(response);
  };

  /** The page has this one already, but is it what is kept? */
  const seeAgain = async (etag: string | null, unchanged: Response): Promise<void> => {
    const known = await kept();
    if (opaque(known?.headers.get('etag')) !== opaque(etag)) return fetchWhole();
    const date = unchanged.headers.get('date') ?? new Date(now()).toUTCString();
    if (Date.parse(date) - Date.parse(known?.headers.get('date') ?? '') < SEEN_AGAIN_AFTER) return;
    const headers = { etag: etag ?? '', date };
    await put(new Response(await known?.text(), { headers }));
  };

  const marked = async (because: CacheReason): Promise<Response | undefined> => {
    const found = await kept();
    if (!found) return undefined;
    const headers = new Headers(found.headers);
    headers.set(CACHED_HEADER, because);
    return new Response(found.body, { headers });
  };

  return {
    answer(request: Request, waitUntil: WaitUntil): Promise<Response> {
      const live = fetch(request).then((response) => {
        if (response.status === 200) waitUntil(put(response.clone()));
        if (response.status === 304) waitUntil(seeAgain(request.headers.get('if-none-match'), response));
        return response;
      });
      waitUntil(live);
      return networkFirst(live, LISTING_PATIENCE, marked);
    },

    async ensureCached(): Promise<void> {
      if (!(await kept())) await fetchWhole();
    },
  };
}
