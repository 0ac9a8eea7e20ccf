/** The shop's responses, and two builds of it. */
import type { BuildFiles } from '../build.ts';

export const LISTING = '/api/surprise-bags';

export const first: BuildFiles = {
  version: 'one',
  both: ['/assets/app-1.js', '/art/hero.svg?1'],
  en: ['/assets/english-1.js'],
  ar: ['/assets/arabic-1.js'],
  used: ['/assets/heavy-1.js'],
};
export const second: BuildFiles = {
  version: 'two',
  both: ['/assets/app-2.js', '/art/hero.svg?2'],
  en: ['/assets/english-1.js'],
  ar: ['/assets/arabic-2.js'],
  used: [],
};

export const shelf = { etag: 'W/"1"', rows: '[1]', at: 'Sat, 21 Nov 2026 12:30:00 GMT' };

/** The shop's server; a page has the language of its path, or English. */
export const shop = (request: Request): Response => {
  const { pathname } = new URL(request.url);
  const headers = { etag: shelf.etag, date: shelf.at };
  if (pathname === LISTING) {
    return request.headers.get('if-none-match') === shelf.etag
      ? new Response(null, { status: 304, headers })
      : new Response(shelf.rows, { headers });
  }
  if (pathname === '/assets/gone-0.js') return new Response('', { status: 404 });
  if (/^\/(?:assets|art|storage)\//.test(pathname)) return new Response(`file ${pathname}`);
  const language = pathname === '/shell/ar' ? 'ar' : 'en';
  return new Response(`page ${pathname}`, { headers: { 'content-language': language } });
};

export const text = async (answer: Response | null) => answer?.text();
