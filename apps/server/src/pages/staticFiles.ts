/** The built files, read once. No other path is served, so no path can lead outside. */
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { matchesEtag, strongEtag } from '../http/etag.ts';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

const CODINGS = { br: '.br', gzip: '.gz' } as const;

type Bytes = Uint8Array<ArrayBuffer>;

export interface StaticFile {
  type: string;
  etag: string;
  plain: Bytes;
  coded: Partial<Record<keyof typeof CODINGS, Bytes>>;
}

export async function readStaticFiles(dir: string): Promise<Map<string, StaticFile>> {
  const files = new Map<string, StaticFile>();
  const read = (path: string) => readFile(path).catch(() => undefined);
  for (const entry of await readdir(dir, { recursive: true, withFileTypes: true })) {
    const type = TYPES[extname(entry.name)];
    if (!entry.isFile() || !type) continue;
    const path = join(entry.parentPath, entry.name);
    const plain = await readFile(path);
    const [br, gzip] = await Promise.all([read(path + CODINGS.br), read(path + CODINGS.gzip)]);
    const etag = await strongEtag(plain);
    files.set(`/${relative(dir, path).split(sep).join('/')}`, { type, etag, plain, coded: { br, gzip } });
  }
  return files;
}

/** Files under /assets have a hash in their name and never change. */
const cacheControlOf = (path: string): string =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';

export function answerFile(
  request: Request,
  path: string,
  file: StaticFile,
  more: Record<string, string> = {},
): Response {
  const headers = new Headers({
    'content-type': file.type,
    'cache-control': cacheControlOf(path),
    etag: file.etag,
    vary: 'accept-encoding',
    ...more,
  });
  if (matchesEtag(request.headers.get('if-none-match') ?? undefined, file.etag)) {
    return new Response(null, { status: 304, headers });
  }
  const coding = bestCoding(request.headers, file.coded);
  if (coding) headers.set('content-encoding', coding);
  const body = (coding && file.coded[coding]) ?? file.plain;
  headers.set('content-length', String(body.byteLength));
  return new Response(request.method === 'HEAD' ? null : body, { headers });
}

export function bestCoding(
  headers: Headers,
  coded: Partial<Record<keyof typeof CODINGS, unknown>>,
): keyof typeof CODINGS | undefined {
  const accepted = new Set(
    (headers.get('accept-encoding') ?? '')
      .split(',')
      .filter((coding) => !/;\s*q=0(?:\.0*)?\s*$/.test(coding))
      .map((coding) => coding.split(';')[0]?.trim()),
  );
  if (coded.br && accepted.has('br')) return 'br';
  return coded.gzip && accepted.has('gzip') ? 'gzip' : undefined;
}
