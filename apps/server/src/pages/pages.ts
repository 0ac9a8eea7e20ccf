import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { MOST_LISTED, type Locale } from '@zawadeh/domain';
import { matchesEtag, strongEtag, weakEtag } from '../http/etag.ts';
import { coalesce } from '../http/coalesce.ts';
import { contentPolicy, workerPolicy } from './contentPolicy.ts';
import { lruCache } from '../http/lruCache.ts';
import { answerFile, bestCoding, readStaticFiles } from './staticFiles.ts';
import { wantedLocale } from './wantedLocale.ts';
import { readWebBuild, type RenderTarget, type WebBuild } from './webBuild.ts';

export interface PagesOptions {
  distDir: string;
  bags: () => Promise<unknown[]>;
  shops: () => Promise<unknown[]>;
  /** The contents of one bag. */
  contents: (bagId: string) => Promise<unknown>;
  /** The row with the rate of the lira. */
  rate: () => Promise<unknown>;
  /** The number of bags that all buyers rescued, from memory; null while it is unknown. */
  rescuedBags?: () => number | null;
  log: (problem: string, cause?: unknown) => void;
  /** E.164; the WhatsApp number of customer support. */
  supportNumber?: string | null;
  /** The public address of the shop, never the request's host: each host name would be rendered again. */
  publicUrl: string;
  /** Other origins of pictures and data: the hosted project, if there is one. */
  backendOrigins?: readonly string[];
  /** Where browsers report unexpected errors. */
  reportsTo?: string | null;
}

/** Null where they could not be read. */
type Lists = Record<'bags' | 'shops', () => Promise<unknown[] | null>> & { rate: () => Promise<unknown> };

interface Document {
  status: number;
  headers: Record<string, string>;
  plain: Uint8Array<ArrayBuffer>;
  br: Uint8Array<ArrayBuffer>;
  gzip: Uint8Array<ArrayBuffer>;
}

/** How long a rendered page and the rows in it are cached. */
const CACHED_FOR_MS = 2_000;
/** Every bag has a page in two languages; more pages than are requested within that time need not be cached. */
const MOST_CACHED = 200;
/**
 * With quality 8 the page of the shelf takes 10 ms instead of 30, but it exceeds the first packets of a connection, and a
 * phone waits for another round trip.
 */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };
/** The service worker. An old one would serve old files, so it is revalidated each time. */
const WORKER = '/sw.js';
const FILE_NAME = /\.[a-z0-9]{2,5}$/i;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Answers with the built files, and with pages rendered in the reader's language. */
export async function createPages(options: PagesOptions): Promise<(request: Request) => Promise<Response>> {
  const build = await readWebBuild(options.distDir);
  const files = await readStaticFiles(build.clientDir);
  const cachedDocuments = lruCache<() => Promise<Document>>(MOST_CACHED);
  const lists: Lists = {
    bags: coalesce(() => readOrNull(options, 'bags', options.bags), CACHED_FOR_MS),
    shops: coalesce(() => readOrNull(options, 'shops', options.shops), CACHED_FOR_MS),
    rate: coalesce(() => readOrNull(options, 'rate', options.rate), CACHED_FOR_MS),
  };

  const workerHeaders = {
    'cache-control': 'no-cache',
    'content-security-policy': workerPolicy(options.backendOrigins ?? []),
  };

  const document = async (path: string, locale: Locale) => {
    const page = {
      address: build.addressOf(
        path,
        build.showsBags(path) ? await lists.bags() : null,
        build.showsShop(path) ? await lists.shops() : null,
      ),
      locale,
      origin: options.publicUrl,
    };
    return cachedDocuments(Object.values(page).join(' '), () =>
      coalesce(() => render(build, options, page, lists), CACHED_FOR_MS),
    )();
  };

  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
    }
    const { pathname } = new URL(request.url);
    const file = files.get(pathname);
    if (file) return answerFile(request, pathname, file, pathname === WORKER ? workerHeaders : {});
    if (FILE_NAME.test(pathname) && !build.isPage(pathname)) {
      return new Response('There is no such file.', { status: 404 });
    }
    const locale = build.shellIn(pathname) ?? wantedLocale(request.headers);
    return answerDocument(request, await document(pathname, locale));
  };
}

async function render(
  build: WebBuild,
  options: PagesOptions,
  page: RenderTarget,
  lists: Lists,
): Promise<Document> {
  const all = build.showsBags(page.address) ? await lists.bags() : null;
  const rows = all && build.rowsFor(page.address, all, page.locale);
  const isPart = all !== null && rows?.length !== all.length;
  // The same etag as the bags call, with which the browser continues.
  const etag = all && !isPart ? await weakEtag(JSON.stringify(all)) : null;
  const { reportsTo = null, supportNumber: support = null, backendOrigins = [] } = options;
  const facts = await factsOf(build, options, page.address, lists);
  const total = all !== null && all.length > MOST_LISTED ? all.length : null;
  const boot = { rows, isPart, total, ...facts, etag, now: Date.now(), support };
  const { status, html, inline } = await build.draw(page, {
    boot,
    reportsTo,
    rescuedBags: options.rescuedBags?.() ?? null,
    liveBags: build.showsLiveBags(page.address) ? await lists.bags() : null,
  });
  const plain = Buffer.from(html);
  const [br, zipped] = await Promise.all([brotli(plain, BROTLI), zip(plain)]);
  return {
    status,
    plain,
    br,
    gzip: zipped,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': page.locale,
      'content-security-policy': contentPolicy(inline, backendOrigins, reportsTo),
      'cache-control': 'no-cache',
      etag: await strongEtag(plain),
      vary: 'accept-encoding, accept-language, cookie',
    },
  };
}

/** The shop of the page, the contents of its bag and the rate of the lira, without what could not be read. */
async function factsOf(
  build: WebBuild,
  options: PagesOptions,
  address: string,
  lists: Lists,
): Promise<{ shop?: unknown; contents?: unknown; rate?: unknown }> {
  const rate = build.showsRate(address) ? await lists.rate() : null;
  const shown = rate !== null && { rate };
  if (!build.showsShop(address)) return { ...shown };
  const [rows, shops] = await Promise.all([lists.bags(), lists.shops()]);
  const bagId = build.ownBagId(address, rows ?? []);
  const contents =
    bagId === null ? undefined : await readOrNull(options, 'contents', () => options.contents(bagId));
  return {
    ...shown,
    ...(shops && { shop: build.shopFor(address, shops, rows ?? []) }),
    ...(contents !== null && { contents }),
  };
}

async function readOrNull<Read>(
  { log }: PagesOptions,
  what: string,
  read: () => Promise<Read>,
): Promise<Read | null> {
  try {
    return await read();
  } catch (error) {
    // The page is shown without them; the browser then requests them and shows the error.
    log(`A page was drawn without ${what}`, error);
    return null;
  }
}

function answerDocument(request: Request, document: Document): Response {
  const headers = new Headers(document.headers);
  if (matchesEtag(request.headers.get('if-none-match') ?? undefined, document.headers.etag ?? '')) {
    return new Response(null, { status: 304, headers });
  }
  const coding = bestCoding(request.headers, document);
  if (coding) headers.set('content-encoding', coding);
  const body = coding ? document[coding] : document.plain;
  headers.set('content-length', String(body.byteLength));
  return new Response(request.method === 'HEAD' ? null : body, { status: document.status, headers });
}
