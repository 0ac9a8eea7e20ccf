import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BuildFiles } from './build.ts';
import { fakePhone } from './testing/fakePhone.ts';

const LISTING = '/api/surprise-bags';

const first: BuildFiles = {
  version: 'one',
  both: ['/assets/app-1.js', '/art/hero.svg?1'],
  en: ['/assets/english-1.js'],
  ar: ['/assets/arabic-1.js'],
  used: ['/assets/heavy-1.js'],
};
const second: BuildFiles = {
  version: 'two',
  both: ['/assets/app-2.js', '/art/hero.svg?2'],
  en: ['/assets/english-1.js'],
  ar: ['/assets/arabic-2.js'],
  used: [],
};

const shelf = { etag: 'W/"1"', rows: '[1]', at: 'Sat, 21 Nov 2026 12:30:00 GMT' };

/** The shop as it answers; pages in the language that is asked for in the address, or English. */
const shop = (request: Request): Response => {
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

const text = async (answer: Response | null) => answer?.text();

let phone = fakePhone();

beforeEach(() => {
  phone = fakePhone();
  phone.line = shop;
  Object.assign(shelf, { etag: 'W/"1"', rows: '[1]', at: 'Sat, 21 Nov 2026 12:30:00 GMT' });
});

afterEach(() => vi.useRealTimers());

test('a page that was seen is there without a line, and any other as the empty one', async () => {
  const worker = phone.turnOn(first);
  await worker.wish({ page: '/our-bags' });
  phone.line = null;
  expect(await text(await worker.ask('/our-bags?again', { kind: 'page' }))).toBe('page /our-bags');
  expect(await text(await worker.ask('/cart', { kind: 'page' }))).toBe('page /shell/en');
});

test('the line comes first, and what it brings is kept', async () => {
  const worker = phone.turnOn(first);
  await worker.wish({ page: '/our-bags' });
  phone.line = () => new Response('newer', { headers: { 'content-language': 'en' } });
  expect(await text(await worker.ask('/our-bags', { kind: 'page' }))).toBe('newer');
  phone.line = null;
  expect(await text(await worker.ask('/our-bags', { kind: 'page' }))).toBe('newer');
});

test('the empty page is in the language that is spoken, also where the page was seen in the other', async () => {
  const worker = phone.turnOn(first);
  await worker.wish({ page: '/our-bags' });
  await worker.wish({ keep: 'ar', page: '/our-bags' });
  phone.line = null;
  expect(await text(await worker.ask('/our-bags', { kind: 'page' }))).toBe('page /shell/ar');
  expect(phone.kept()).toEqual(expect.arrayContaining(['/assets/arabic-1.js', '/assets/english-1.js']));
});

test('an answer that is no page of the shop is not kept as one', async () => {
  const worker = phone.turnOn(first);
  phone.line = () => new Response('Sign in to the hotel’s network');
  expect(await text(await worker.ask('/cart', { kind: 'page' }))).toContain('hotel');
  // A browser refuses one that was led elsewhere, when it is kept.
  phone.line = (request) => Object.defineProperty(shop(request), 'redirected', { value: true });
  await worker.ask('/cart', { kind: 'page' });
  expect(phone.kept()).toEqual([]);
});

test('a page is waited for three seconds, and the kept one is shown; what comes later is kept', async () => {
  const worker = phone.turnOn(first);
  await worker.wish({ page: '/our-bags' });
  vi.useFakeTimers();
  const late = { bring: (_page: Response) => {} };
  phone.line = () => new Promise((resolve) => (late.bring = resolve));
  const { answer, done } = worker.begin('/our-bags', { kind: 'page' });
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await text(await answer)).toBe('page /our-bags');
  late.bring(new Response('late', { headers: { 'content-language': 'en' } }));
  await done;
  phone.line = null;
  expect(await text(await worker.ask('/our-bags', { kind: 'page' }))).toBe('late');
});

test('a line that never answers does not keep the worker at work for ever', async () => {
  const worker = phone.turnOn(first);
  await worker.ask(LISTING);
  vi.useFakeTimers();
  phone.line = () => new Promise(() => {});
  let isDone = false;
  void worker.begin(LISTING).done.then(() => (isDone = true));
  await vi.advanceTimersByTimeAsync(11_000);
  expect(isDone).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(isDone).toBe(true);
});

test('nothing kept, whatever the line brings is shown, and its failure is told', async () => {
  const worker = phone.turnOn(first);
  phone.line = () => new Response('Bad gateway', { status: 502 });
  expect((await worker.ask('/our-bags', { kind: 'page' }))?.status).toBe(502);
  phone.line = null;
  await expect(worker.begin('/our-bags', { kind: 'page' }).answer).rejects.toThrow('Failed to fetch');
});

test('a server that apologises is not shown where there is a page', async () => {
  const worker = phone.turnOn(first);
  await worker.wish();
  phone.line = () => new Response('Bad gateway', { status: 502 });
  expect(await text(await worker.ask('/', { kind: 'page' }))).toBe('page /');
});

test('the kept shelf says why it is kept and of when it is', async () => {
  const worker = phone.turnOn(first);
  await worker.ask(LISTING);
  phone.line = null;
  const kept = await worker.ask(LISTING);
  expect(kept?.headers.get('x-zawadeh-kept')).toBe('offline');
  expect(kept?.headers.get('date')).toBe(shelf.at);
  expect(kept?.headers.get('etag')).toBe(shelf.etag);
  expect(await text(kept)).toBe('[1]');
  phone.line = () => new Response('', { status: 503 });
  expect((await worker.ask(LISTING))?.headers.get('x-zawadeh-kept')).toBe('server');
});

test('a live shelf has no such mark', async () => {
  const worker = phone.turnOn(first);
  await worker.ask(LISTING);
  expect((await worker.ask(LISTING))?.headers.has('x-zawadeh-kept')).toBe(false);
});

test('a shelf that a page has from the server’s drawing is fetched once, and then only seen again', async () => {
  const worker = phone.turnOn(first);
  const again = () => worker.ask(LISTING, { headers: { 'if-none-match': 'W/"1"' } });
  expect((await again())?.status).toBe(304);
  expect(phone.asked).toEqual([LISTING, LISTING]);
  shelf.at = 'Sat, 21 Nov 2026 12:40:00 GMT';
  await again();
  expect(phone.asked).toHaveLength(3);
  phone.line = null;
  expect((await worker.ask(LISTING))?.headers.get('date')).toBe(shelf.at);
});

test('a file is fetched once, and a drawing whose content changed is another file', async () => {
  const worker = phone.turnOn(first);
  for (const path of ['/assets/heavy-1.js', '/art/hero.svg']) {
    expect(await text(await worker.ask(path))).toBe(`file ${path}`);
    await worker.ask(path);
  }
  expect(phone.asked).toEqual(['/assets/heavy-1.js', '/art/hero.svg']);
  phone.asked.length = 0;
  await phone.turnOn(second).ask('/art/hero.svg');
  expect(phone.asked).toEqual(['/art/hero.svg']);
});

test('a page whose files have left the server is told, and nothing is kept of the refusal', async () => {
  const worker = phone.turnOn(first);
  expect((await worker.ask('/assets/gone-0.js'))?.status).toBe(404);
  expect(phone.told).toEqual([{ gone: '/assets/gone-0.js' }]);
  expect(phone.kept()).toEqual([]);
  phone.line = () => new Response('', { status: 503 });
  await worker.ask('/assets/app-1.js');
  expect(phone.told).toHaveLength(1);
});

test('who counts bytes gets nothing ahead but the shelf and the page they look at', async () => {
  const worker = phone.turnOn(first);
  await worker.wish({ isFrugal: true });
  expect(phone.asked).toEqual([LISTING, '/']);
});

test('a file that does not come leaves the empty page out, until it does', async () => {
  const worker = phone.turnOn(first);
  phone.line = (request) =>
    request.url.endsWith('.svg') ? new Response('', { status: 500 }) : shop(request);
  await worker.wish();
  expect(phone.kept()).not.toContain('/shell/en');
  phone.line = shop;
  await worker.wish();
  expect(phone.kept()).toContain('/shell/en');
});

test('an open page of the build before finds its files; they go with the last such page', async () => {
  const before = phone.turnOn(first);
  await before.wish({ page: '/our-bags' });
  const after = phone.turnOn(second);
  await after.wish({ page: '/our-bags', isNew: false });
  phone.windows = 2;
  await after.wish({ page: '/our-bags' });
  phone.asked.length = 0;
  expect(await text(await after.ask('/assets/app-1.js'))).toBe('file /assets/app-1.js');
  expect(phone.asked).toEqual([]);

  phone.windows = 1;
  await after.wish({ page: '/our-bags' });
  const kept = phone.kept();
  expect(kept).not.toContain('/assets/app-1.js');
  expect(kept).toEqual(
    expect.arrayContaining(['/assets/app-2.js', '/assets/english-1.js', '/art/hero.svg?2']),
  );
  expect(phone.stores().filter((name) => name.includes('pages'))).toEqual(['zawadeh-pages-two']);
});

test('until the new build is whole, the pages of the one before stand in for it', async () => {
  await phone.turnOn(first).wish({ page: '/our-bags' });
  const after = phone.turnOn(second);
  phone.line = null;
  await after.wish();
  expect(await text(await after.ask('/our-bags', { kind: 'page' }))).toBe('page /our-bags');
  expect(await text(await after.ask('/cart', { kind: 'page' }))).toBe('page /shell/en');
});

test('pictures are kept, the ones seen last, and no more than there is room for', async () => {
  const worker = phone.turnOn(first);
  const path = (number: number) => `/storage/v1/object/public/bags/${number}.jpg`;
  for (let number = 0; number < 95; number += 1) await worker.ask(path(number), { kind: 'picture' });
  phone.line = null;
  expect(await text(await worker.ask(path(94), { kind: 'picture' }))).toBe(`file ${path(94)}`);
  await expect(worker.begin(path(4), { kind: 'picture' }).answer).rejects.toThrow('Failed to fetch');
});

test('what a page does not say properly is not heard', async () => {
  const worker = phone.turnOn(first);
  await worker.wish({ keep: 'fr' as 'en' });
  expect(phone.asked).toEqual([]);
});
