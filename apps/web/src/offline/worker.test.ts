import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakePhone } from './testing/fakePhone.ts';
import { first, LISTING, shelf, shop, text } from './testing/fakeShop.ts';

let phone = fakePhone();

beforeEach(() => {
  phone = fakePhone();
  phone.line = shop;
  Object.assign(shelf, { etag: 'W/"1"', rows: '[1]', at: 'Sat, 21 Nov 2026 12:30:00 GMT' });
});

afterEach(() => vi.useRealTimers());

test('a visited page comes from the cache offline, and any other is the shell', async () => {
  const worker = phone.turnOn(first);
  await worker.requestPrecache({ page: '/our-bags' });
  phone.line = null;
  expect(await text(await worker.fetch('/our-bags?again', { kind: 'page' }))).toBe('page /our-bags');
  expect(await text(await worker.fetch('/cart', { kind: 'page' }))).toBe('page /shell/en');
});

test('the page of an order is not cached, and neither is its code', async () => {
  const worker = phone.turnOn(first);
  await worker.requestPrecache({ page: '/ticket/ZWD-7KQ2M9XA' });
  await worker.fetch('/ticket/ZWD-7KQ2M9XA', { kind: 'page' });
  await worker.fetch('/Ticket/ZWD-7KQ2M9XA', { kind: 'page' });
  expect(phone.cachedPaths().filter((path) => /ticket/i.test(path))).toEqual([]);
  phone.line = null;
  expect(await text(await worker.fetch('/ticket/ZWD-7KQ2M9XA', { kind: 'page' }))).toBe('page /shell/en');
});

test('the network comes first, and its response is cached', async () => {
  const worker = phone.turnOn(first);
  await worker.requestPrecache({ page: '/our-bags' });
  phone.line = () => new Response('newer', { headers: { 'content-language': 'en' } });
  expect(await text(await worker.fetch('/our-bags', { kind: 'page' }))).toBe('newer');
  phone.line = null;
  expect(await text(await worker.fetch('/our-bags', { kind: 'page' }))).toBe('newer');
});

test('the shell is in the current language, also where the page was visited in the other', async () => {
  const worker = phone.turnOn(first);
  await worker.requestPrecache({ page: '/our-bags' });
  await worker.requestPrecache({ keep: 'ar', page: '/our-bags' });
  phone.line = null;
  expect(await text(await worker.fetch('/our-bags', { kind: 'page' }))).toBe('page /shell/ar');
  expect(phone.cachedPaths()).toEqual(
    expect.arrayContaining(['/assets/arabic-1.js', '/assets/english-1.js']),
  );
});

test('a response that is no page of the shop is not cached', async () => {
  const worker = phone.turnOn(first);
  phone.line = () => new Response('Sign in to the hotel’s network');
  expect(await text(await worker.fetch('/cart', { kind: 'page' }))).toContain('hotel');
  // A browser rejects a cached response that was redirected.
  phone.line = (request) => Object.defineProperty(shop(request), 'redirected', { value: true });
  await worker.fetch('/cart', { kind: 'page' });
  expect(phone.cachedPaths()).toEqual([]);
});

test('a link of an e-mail that the browser has requested already is not requested again', async () => {
  const worker = phone.turnOn(first);
  const preload = new Response('confirmed');
  expect(await text(await worker.fetch('/auth/v1/verify?token=1', { kind: 'page', preload }))).toBe(
    'confirmed',
  );
  expect(phone.requests).toEqual([]);
  expect(phone.cachedPaths()).toEqual([]);
});

test('the cached page is shown after three seconds, and a late response is cached', async () => {
  const worker = phone.turnOn(first);
  await worker.requestPrecache({ page: '/our-bags' });
  vi.useFakeTimers();
  const server = { answer: (_page: Response) => {} };
  phone.line = () => new Promise((resolve) => (server.answer = resolve));
  const { answer, done } = worker.begin('/our-bags', { kind: 'page' });
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await text(await answer)).toBe('page /our-bags');
  server.answer(new Response('late', { headers: { 'content-language': 'en' } }));
  await done;
  phone.line = null;
  expect(await text(await worker.fetch('/our-bags', { kind: 'page' }))).toBe('late');
});

test('a network that never answers does not keep the worker busy for ever', async () => {
  const worker = phone.turnOn(first);
  await worker.fetch(LISTING);
  vi.useFakeTimers();
  phone.line = () => new Promise(() => {});
  let isDone = false;
  void worker.begin(LISTING).done.then(() => (isDone = true));
  await vi.advanceTimersByTimeAsync(11_000);
  expect(isDone).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(isDone).toBe(true);
});

test('any response is shown without a cached page, and a failure is passed on', async () => {
  const worker = phone.turnOn(first);
  phone.line = () => new Response('Bad gateway', { status: 502 });
  expect((await worker.fetch('/our-bags', { kind: 'page' }))?.status).toBe(502);
  phone.line = null;
  await expect(worker.begin('/our-bags', { kind: 'page' }).answer).rejects.toThrow('Failed to fetch');
});

test('a cached page replaces a server error', async () => {
  const worker = phone.turnOn(first);
  await worker.requestPrecache();
  phone.line = () => new Response('Bad gateway', { status: 502 });
  expect(await text(await worker.fetch('/', { kind: 'page' }))).toBe('page /');
});

test('the cached shelf has its reason and its date', async () => {
  const worker = phone.turnOn(first);
  await worker.fetch(LISTING);
  phone.line = null;
  const cached = await worker.fetch(LISTING);
  expect(cached?.headers.get('x-zawadeh-cached')).toBe('offline');
  expect(cached?.headers.get('date')).toBe(shelf.at);
  expect(cached?.headers.get('etag')).toBe(shelf.etag);
  expect(await text(cached)).toBe('[1]');
  phone.line = () => new Response('', { status: 503 });
  expect((await worker.fetch(LISTING))?.headers.get('x-zawadeh-cached')).toBe('server');
});

test('a live shelf has no such header', async () => {
  const worker = phone.turnOn(first);
  await worker.fetch(LISTING);
  expect((await worker.fetch(LISTING))?.headers.has('x-zawadeh-cached')).toBe(false);
});

test('a shelf that came with the page is fetched once, and then only its date is updated', async () => {
  const worker = phone.turnOn(first);
  const again = () => worker.fetch(LISTING, { headers: { 'if-none-match': 'W/"1"' } });
  expect((await again())?.status).toBe(304);
  expect(phone.requests).toEqual([LISTING, LISTING]);
  shelf.at = 'Sat, 21 Nov 2026 12:40:00 GMT';
  await again();
  expect(phone.requests).toHaveLength(3);
  phone.line = null;
  expect((await worker.fetch(LISTING))?.headers.get('date')).toBe(shelf.at);
});

test('the last pictures are cached, up to a limit', async () => {
  const worker = phone.turnOn(first);
  const path = (number: number) => `/storage/v1/object/public/bags/${number}.jpg`;
  for (let number = 0; number < 95; number += 1) await worker.fetch(path(number), { kind: 'picture' });
  phone.line = null;
  expect(await text(await worker.fetch(path(94), { kind: 'picture' }))).toBe(`file ${path(94)}`);
  await expect(worker.begin(path(4), { kind: 'picture' }).answer).rejects.toThrow('Failed to fetch');
});
