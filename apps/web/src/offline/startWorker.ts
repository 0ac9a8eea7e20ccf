/** Beside the pages: answers for the line where it is cut, and never where money or a person is asked for. */
import { SURPRISE_BAGS_PATH, type Locale } from '@zawadeh/domain';
import { configAt, isPagePath, kindOf } from './kindOf.ts';
import { fileCache } from './fileCache.ts';
import { CONFIG, recentCache, PICTURES } from './recentCache.ts';
import { listingCache } from './listingCache.ts';
import { pageCache } from './pageCache.ts';
import type { BuildGone, PrecacheRequest, SkipWaiting } from '../lib/workerMessages.ts';
import { cacheName, IGNORE_VARY, type WaitUntil, type WorkerContext } from './workerContext.ts';
import type { FetchEvent, WorkerScope } from './workerScope.ts';

const LANGUAGE = '/language';

export function startWorker(scope: WorkerScope, context: WorkerContext, backendUrl: string): void {
  const { origin } = scope.location;
  const backend = backendUrl || origin;
  const pages = pageCache(context);
  const files = fileCache(context, origin);
  const listing = listingCache(context, new URL(SURPRISE_BAGS_PATH, backend).href);
  const config = recentCache(context, CONFIG);
  const pictures = recentCache(context, PICTURES);

  const notes = () => context.caches.open(cacheName('notes'));
  const locale = async (): Promise<Locale> =>
    (await (await (await notes()).match(LANGUAGE, IGNORE_VARY))?.text()) === 'ar' ? 'ar' : 'en';

  const reportGone = async (clientId: string, gone: string): Promise<void> =>
    (await scope.clients.get(clientId))?.postMessage({ gone } satisfies BuildGone);

  function answer(event: FetchEvent, waitUntil: WaitUntil): Promise<Response> | null {
    const { request, clientId } = event;
    const { pathname } = new URL(request.url);
    switch (kindOf(request, { origin, backend, isFile: files.isFile })) {
      case 'page':
        return pages.answer(pathname, livePage(event), locale, waitUntil);
      case 'file':
        return files.answer(pathname, request, waitUntil, () => waitUntil(reportGone(clientId, pathname)));
      case 'listing':
        return listing.answer(request, waitUntil);
      case 'config':
        return config.answer(request.url, context.fetch(request), waitUntil);
      case 'picture':
        return pictures.answer(request.url, livePicture(request), waitUntil);
      case 'other':
        return null;
    }
  }

  /** The browser may have asked while this worker was waking up. */
  const livePage = async ({ preloadResponse, request }: FetchEvent): Promise<Response> =>
    (await preloadResponse) ?? context.fetch(request);

  /** Asked for in the open, because an answer that may not be looked into takes megabytes of the room there is. */
  const livePicture = (request: Request): Promise<Response> =>
    request.url.startsWith(origin)
      ? context.fetch(request)
      : context.fetch(request.url, { mode: 'cors', credentials: 'omit' }).catch(() => context.fetch(request));

  async function keep({ keep: wanted, page, isFrugal, isNew }: PrecacheRequest): Promise<void> {
    await (await notes()).put(LANGUAGE, new Response(wanted));
    await listing.ensureCached();
    await config.ensureCached(configAt(backend));
    if (isPagePath(page)) await pages.cacheVisited(page, wanted);
    if (isFrugal) return;
    await files.precache(wanted);
    await pages.cacheShell(wanted);
    // An open page of an earlier build may still need its files.
    const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
    if (!isNew || windows.length > 1 || !(await pages.isComplete(wanted))) return;
    await Promise.all([pages.deleteEarlierBuilds(), files.deleteEarlierBuilds()]);
  }

  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));

  scope.addEventListener('activate', (event) => {
    event.waitUntil(Promise.all([scope.clients.claim(), scope.registration.navigationPreload?.enable()]));
  });

  scope.addEventListener('message', (event) => {
    if ((Object(event.data) as Partial<SkipWaiting>).takeOver) void scope.skipWaiting();
    // Without a line, or with a file that does not come, it is tried again by the next page.
    if (isPrecacheRequest(event.data)) event.waitUntil(keep(event.data).catch(() => {}));
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

function isPrecacheRequest(data: unknown): data is PrecacheRequest {
  const { keep, page } = Object(data) as Partial<Record<string, unknown>>;
  return (keep === 'en' || keep === 'ar') && typeof page === 'string';
}
