import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Locale } from '@zawadeh/domain';
import { matchesEtag, strongEtag } from '../http/etag.ts';
import { sharedRead } from '../http/sharedRead.ts';
import { contentPolicy } from './contentPolicy.ts';
import { answerFile, bestCoding, readStaticFiles } from './staticFiles.ts';
import { wantedLocale } from './wantedLocale.ts';
import { readWebBuild, type WebBuild } from './webBuild.ts';

export interface PagesOptions {
  distDir: string;
  bags: () => Promise<unknown[]>;
  log: (problem: string, cause?: unknown) => void;
  /** Where else pictures and data may come from: the hosted project, if there is one. */
  backendOrigins?: readonly string[];
}

interface Document {
  status: number;
  headers: Record<string, string>;
  plain: Uint8Array<ArrayBuffer>;
  br: Uint8Array<ArrayBuffer>;
  gzip: Uint8Array<ArrayBuffer>;
}

/** A drawn page serves everybody who asks within this time; stock on it is at most this old. */
const KEPT_FOR_MS = 2_000;
const FILE_NAME = /\.[a-z0-9]{2,5}$/i;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Answers with the built files, and with pages drawn in the reader's language. */
export async function createPages(options: PagesOptions): Promise<(request: Request) => Promise<Response>> {
  const build = await readWebBuild(options.distDir);
  const files = await readStaticFiles(build.clientDir);
  const drawn = new Map<string, () => Promise<Document>>();

  const document = (path: string, locale: Locale) => {
    // Every unknown address shows the same page, so none of them can fill the memory.
    const known = build.isPage(path) ? path : '/not-found';
    const key = `${locale} ${known}`;
    const read = drawn.get(key) ?? sharedRead(() => draw(build, options, known, locale), KEPT_FOR_MS);
    drawn.set(key, read);
    return read();
  };

  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
    }
    const { pathname } = new URL(request.url);
    const file = files.get(pathname);
    if (file) return answerFile(request, pathname, file);
    if (FILE_NAME.test(pathname)) return new Response('There is no such file.', { status: 404 });
    const redirect = build.redirectOf(pathname);
    if (redirect) return new Response(null, { status: 302, headers: { location: redirect } });
    return answerDocument(request, await document(pathname, wantedLocale(request.headers)));
  };
}

async function draw(build: WebBuild, options: PagesOptions, path: string, locale: Locale): Promise<Document> {
  const rows = await options.bags().catch((error: unknown) => {
    // The frame is shown all the same; the browser asks for the bags itself and says what is wrong.
    options.log('A page was drawn without bags', error);
    return null;
  });
  const etag = rows && (await strongEtag(JSON.stringify(rows)));
  const { status, html } = await build.draw(path, locale, { rows, etag, now: Date.now() });
  const plain = Buffer.from(html);
  const [br, zipped] = await Promise.all([
    brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    zip(plain),
  ]);
  return {
    status,
    plain,
    br,
    gzip: zipped,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': locale,
      'content-security-policy': contentPolicy(html, options.backendOrigins ?? []),
      'cache-control': 'no-cache',
      etag: `"${createHash('sha256').update(plain).digest('hex').slice(0, 32)}"`,
      vary: 'accept-encoding, accept-language, cookie',
    },
  };
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
