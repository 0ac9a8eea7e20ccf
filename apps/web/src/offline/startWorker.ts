/** The service worker: answers offline from the cache, and never requests with a token or requests that write. */
import { fieldsOf, SURPRISE_BAGS_PATH, type Locale } from '@zawadeh/domain';
import { configAt, isPagePath, kindOf } from './kindOf.ts';
import { fileCache } from './fileCache.ts';
import { CONFIG, recentCache, PICTURES } from './recentCache.ts';
import { listingCache } from './listingCache.ts';
import { pageCache } from './pageCache.ts';
import type { BuildGone, PrecacheRequest } from '../lib/workerMessages.ts';
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

  const settings = () => context.caches.open(cacheName('notes'));
  const locale = async (): Promise<Locale> =>
    (await (await (await settings()).match(LANGUAGE, IGNORE_VARY))?.text()) === 'ar' ? 'ar' : 'en';

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
      case 'navigation':
        return livePage(event);
      case 'other':
        return null;
    }
  }

  /** The browser may have sent the request while this worker was starting: a second one finds an e-mail's link used up. */
  const livePage = async ({ preloadResponse, request }: FetchEvent): Promise<Response> =>
    (await preloadResponse) ?? context.fetch(request);

  /** With CORS, because an opaque response counts as megabytes of the storage quota. */
  const livePicture = (request: Request): Promise<Response> =>
    request.url.startsWith(origin)
      ? context.fetch(request)
      : context.fetch(request.url, { mode: 'cors', credentials: 'omit' }).catch(() => context.fetch(request));

  async function precache({ keep: language, page, isFrugal, isNew }: PrecacheRequest): Promise<void> {
    await (await settings()).put(LANGUAGE, new Response(language));
    await listing.ensureCached();
    await config.ensureCached(configAt(backend));
    if (isPagePath(page)) await pages.cacheVisited(page, language);
    if (isFrugal) return;
    await files.precache(language);
    await pages.cacheShell(language);
    // An open page of an earlier build may still need its files.
    const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
    if (!isNew || windows.length > 1 || !(await pages.isComplete(language))) return;
    await Promise.all([pages.deleteEarlierBuilds(), files.deleteEarlierBuilds()]);
  }

  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));

  scope.addEventListener('activate', (event) => {
    event.waitUntil(Promise.all([scope.clients.claim(), scope.registration.navigationPreload?.enable()]));
  });

  scope.addEventListener('message', (event) => {
    if (fieldsOf(event.data).takeOver) void scope.skipWaiting();
    // After a failure the next page tries again.
    if (isPrecacheRequest(event.data)) event.waitUntil(precache(event.data).catch(() => {}));
  });

  scope.addEventListener('fetch', (event) => {
    const tasks: Promise<unknown>[] = [];
    const response = answer(event, (task) => tasks.push(task.catch(() => {})));
    if (!response) return;
    event.respondWith(response);
    tasks.push(response.catch(() => {}));
    event.waitUntil(allOf(tasks));
  });
}

/** Longer than a page's timeout. Without a limit an unfinished task would prevent the next worker's activation. */
const TASKS_TIMEOUT_MS = 12_000;

/** A task may add another one. */
async function allOf(tasks: Promise<unknown>[]): Promise<void> {
  const all = async () => {
    for (const task of tasks) await task;
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, TASKS_TIMEOUT_MS);
  });
  await Promise.race([all(), limit]);
  clearTimeout(timer);
}

function isPrecacheRequest(data: unknown): data is PrecacheRequest {
  const { keep, page } = fieldsOf(data);
  return (keep === 'en' || keep === 'ar') && typeof page === 'string';
}
