/** Beside the pages: answers for the line where it is cut, and never where money or a person is asked for. */
import { SURPRISE_BAGS_PATH, type Locale } from '@zawadeh/domain';
import { configAt, isPagePath, kindOf } from './kindOf.ts';
import { fileCache } from './fileCache.ts';
import { CONFIG, recentCache, PICTURES } from './recentCache.ts';
import { listingCache } from './listingCache.ts';
import { pageCache } from './pageCache.ts';
import type { BuildGone, PrecacheRequest, SkipWaiting } from '../lib/workerMessages.ts';
import { cacheName, LOOSE, type Later, type WorkerContext } from './workerContext.ts';
import type { FetchEvent, WorkerScope } from './workerScope.ts';

const LANGUAGE = '/language';

export function startWorker(scope: WorkerScope, world: WorkerContext, backendUrl: string): void {
  const { origin } = scope.location;
  const backend = backendUrl || origin;
  const pages = pageCache(world);
  const files = fileCache(world, origin);
  const listing = listingCache(world, new URL(SURPRISE_BAGS_PATH, backend).href);
  const config = recentCache(world, CONFIG);
  const pictures = recentCache(world, PICTURES);

  const notes = () => world.caches.open(cacheName('notes'));
  const locale = async (): Promise<Locale> =>
    (await (await (await notes()).match(LANGUAGE, LOOSE))?.text()) === 'ar' ? 'ar' : 'en';

  const tellGone = async (clientId: string, gone: string): Promise<void> =>
    (await scope.clients.get(clientId))?.postMessage({ gone } satisfies BuildGone);

  function answer(event: FetchEvent, later: Later): Promise<Response> | null {
    const { request, clientId } = event;
    const { pathname } = new URL(request.url);
    switch (kindOf(request, { origin, backend, isFile: files.isFile })) {
      case 'page':
        return pages.answer(pathname, livePage(event), locale, later);
      case 'file':
        return files.answer(pathname, request, later, () => later(tellGone(clientId, pathname)));
      case 'listing':
        return listing.answer(request, later);
      case 'config':
        return config.answer(request.url, world.fetch(request), later);
      case 'picture':
        return pictures.answer(request.url, livePicture(request), later);
      case 'other':
        return null;
    }
  }

  /** The browser may have asked while this worker was waking up. */
  const livePage = async ({ preloadResponse, request }: FetchEvent): Promise<Response> =>
    (await preloadResponse) ?? world.fetch(request);

  /** Asked for in the open, because an answer that may not be looked into takes megabytes of the room there is. */
  const livePicture = (request: Request): Promise<Response> =>
    request.url.startsWith(origin)
      ? world.fetch(request)
      : world.fetch(request.url, { mode: 'cors', credentials: 'omit' }).catch(() => world.fetch(request));

  async function keep({ keep: wanted, page, isFrugal, isNew }: PrecacheRequest): Promise<void> {
    await (await notes()).put(LANGUAGE, new Response(wanted));
    await listing.keepFirst();
    await config.keepFirst(configAt(backend));
    if (isPagePath(page)) await pages.keepSeen(page, wanted);
    if (isFrugal) return;
    await files.keepFor(wanted);
    await pages.keepShell(wanted);
    // An open page of an earlier build may still need its files.
    const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
    if (!isNew || windows.length > 1 || !(await pages.isComplete(wanted))) return;
    await Promise.all([pages.forgetEarlierBuilds(), files.forgetEarlierBuilds()]);
  }

  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));

  scope.addEventListener('activate', (event) => {
    event.waitUntil(Promise.all([scope.clients.claim(), scope.registration.navigationPreload?.enable()]));
  });

  scope.addEventListener('message', (event) => {
    if ((Object(event.data) as Partial<SkipWaiting>).takeOver) void scope.skipWaiting();
    // Without a line, or with a file that does not come, it is tried again by the next page.
    if (isWish(event.data)) event.waitUntil(keep(event.data).catch(() => {}));
  });

  scope.addEventListener('fetch', (event) => {
    const works: Promise<unknown>[] = [];
    const answered = answer(event, (work) => works.push(work.catch(() => {})));
    if (!answered) return;
    event.respondWith(answered);
    works.push(answered.catch(() => {}));
    event.waitUntil(allOf(works));
  });
}

/** Longer than a page waits. A worker with work that never ends would keep a later one from taking over. */
const LONGEST_WORK = 12_000;

/** Work may bring more work. */
async function allOf(works: Promise<unknown>[]): Promise<void> {
  const all = async () => {
    for (const work of works) await work;
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, LONGEST_WORK);
  });
  await Promise.race([all(), limit]);
  clearTimeout(timer);
}

function isWish(data: unknown): data is PrecacheRequest {
  const { keep, page } = Object(data) as Partial<Record<string, unknown>>;
  return (keep === 'en' || keep === 'ar') && typeof page === 'string';
}
