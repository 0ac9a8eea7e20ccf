import { beforeEach, expect, test } from 'vitest';
import { fakePhone } from './testing/fakePhone.ts';
import { first, LISTING, second, shop, text } from './testing/fakeShop.ts';

let phone = fakePhone();

beforeEach(() => {
  phone = fakePhone();
  phone.line = shop;
});

test('a file is fetched once, and a drawing whose content changed is another file', async () => {
  const worker = phone.turnOn(first);
  for (const path of ['/assets/heavy-1.js', '/art/hero.svg']) {
    expect(await text(await worker.fetch(path))).toBe(`file ${path}`);
    await worker.fetch(path);
  }
  expect(phone.requests).toEqual(['/assets/heavy-1.js', '/art/hero.svg']);
  phone.requests.length = 0;
  await phone.turnOn(second).fetch('/art/hero.svg');
  expect(phone.requests).toEqual(['/art/hero.svg']);
});

test('a page whose files have left the server gets a message, and the 404 is not cached', async () => {
  const worker = phone.turnOn(first);
  expect((await worker.fetch('/assets/gone-0.js'))?.status).toBe(404);
  expect(phone.messages).toEqual([{ gone: '/assets/gone-0.js' }]);
  expect(phone.cachedPaths()).toEqual([]);
  phone.line = () => new Response('', { status: 503 });
  await worker.fetch('/assets/app-1.js');
  expect(phone.messages).toHaveLength(1);
});

test('only the shelf, the configuration and the open page are fetched ahead on a slow connection', async () => {
  const worker = phone.turnOn(first);
  await worker.requestPrecache({ isFrugal: true });
  expect(phone.requests).toEqual([LISTING, '/config.json', '/']);
});

test('the shell is cached only when every file has come', async () => {
  const worker = phone.turnOn(first);
  phone.line = (request) =>
    request.url.endsWith('.svg') ? new Response('', { status: 500 }) : shop(request);
  await worker.requestPrecache();
  expect(phone.cachedPaths()).not.toContain('/shell/en');
  phone.line = shop;
  await worker.requestPrecache();
  expect(phone.cachedPaths()).toContain('/shell/en');
});

test('an open page of the earlier build finds its files; they are deleted with the last such page', async () => {
  const before = phone.turnOn(first);
  await before.requestPrecache({ page: '/our-bags' });
  const after = phone.turnOn(second);
  await after.requestPrecache({ page: '/our-bags', isNew: false });
  phone.windows = 2;
  await after.requestPrecache({ page: '/our-bags' });
  phone.requests.length = 0;
  expect(await text(await after.fetch('/assets/app-1.js'))).toBe('file /assets/app-1.js');
  expect(phone.requests).toEqual([]);

  phone.windows = 1;
  await after.requestPrecache({ page: '/our-bags' });
  const cached = phone.cachedPaths();
  expect(cached).not.toContain('/assets/app-1.js');
  expect(cached).toEqual(
    expect.arrayContaining(['/assets/app-2.js', '/assets/english-1.js', '/art/hero.svg?2']),
  );
  expect(phone.stores().filter((name) => name.includes('pages'))).toEqual(['zawadeh-pages-two']);
});

test('the pages of the earlier build are used until the new one is complete', async () => {
  await phone.turnOn(first).requestPrecache({ page: '/our-bags' });
  const after = phone.turnOn(second);
  phone.line = null;
  await after.requestPrecache();
  expect(await text(await after.fetch('/our-bags', { kind: 'page' }))).toBe('page /our-bags');
  expect(await text(await after.fetch('/cart', { kind: 'page' }))).toBe('page /shell/en');
});

test('the newer of two cached builds of a page is shown without a connection', async () => {
  await phone.turnOn(first).requestPrecache({ page: '/our-bags' });
  const after = phone.turnOn(second);
  phone.windows = 2;
  phone.line = async (request) => {
    const answer = shop(request);
    return answer.headers.has('content-language') ? new Response('newer', answer) : answer;
  };
  await after.requestPrecache({ page: '/our-bags' });
  phone.line = null;
  expect(await text(await after.fetch('/our-bags', { kind: 'page' }))).toBe('newer');
});

test('a waiting worker skips waiting again on a message', async () => {
  const worker = phone.turnOn(first);
  expect(phone.skipWaitingCalls).toBe(0);
  await worker.post({ takeOver: true });
  expect(phone.skipWaitingCalls).toBe(1);
  expect(phone.requests).toEqual([]);
});

test('an invalid message is ignored', async () => {
  const worker = phone.turnOn(first);
  await worker.requestPrecache({ keep: 'fr' as 'en' });
  expect(phone.requests).toEqual([]);
});
