import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { MOST_LISTED } from '@zawadeh/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPages } from './pages.ts';

/** The smallest possible web build; the journeys test the real one. */
const BUILD = {
  'client/index.html':
    '<!doctype html><head><script>1</script><!--head--><link rel="stylesheet" href="/assets/a.css"></head><!--body-->',
  'client/assets/a.css': 'a{b:c}',
  'client/assets/en-12345678.js': 'let english',
  'client/assets/en-12345678.js.gz': gzipSync('let english'),
  'client/favicon.svg': '<svg/>',
  'client/sw.js': 'let worker',
  'client/app.ar.webmanifest': '{}',
  'client/.vite/manifest.json': JSON.stringify({
    'src/lib/messages/locales/english.ts': { file: 'assets/en-12345678.js' },
    'src/lib/messages/locales/arabic.ts': { file: 'assets/ar-12345678.js' },
    'src/Landing.tsx': { file: 'assets/landing-12345678.js' },
    'src/LaterDetails.tsx': {
      file: 'assets/later-12345678.js',
      imports: ['src/lib/messages/locales/english.ts'],
    },
  }),
  'server/entry-server.js': `
    let drawing = 0;
    const isBag = (path) => path.startsWith('/bag/');
    export const isPage = (path) => path === '/our-bags' || path === '/' || isBag(path);
    export const addressOf = (path, rows) =>
      shellIn(path) ? path : !isPage(path) ? '/not-found' : !isBag(path) || rows?.some(({ id }) => path === '/bag/' + id) ? path : '/bag/none';
    export const shellIn = (path) => /^\\/shell\\/(en|ar)$/.exec(path)?.[1] ?? null;
    export const showsShop = () => false;
    export const showsRate = isBag;
    export const showsLiveBags = (path) => path === '/';
    export const showsBags = (path) => path === '/our-bags' || isBag(path);
    export const rowsFor = (path, rows) => (rows.length > ${MOST_LISTED} ? rows.slice(0, 3) : rows);
    export const sourcesOf = (path) => (path === '/' ? ['src/Landing.tsx'] : []);
    export const laterSourcesOf = (path) => (path === '/bag/1' ? ['src/LaterDetails.tsx'] : []);
    export const drawPage = async ({ path, locale, origin, boot, template, scripts, laterScripts, reportsTo, rescuedBags, liveBags }) => ({
      status: isPage(path) && path !== '/bag/none' ? 200 : 404,
      inline: template,
      html: template.replace('<!--body-->', JSON.stringify({ path, locale, rows: boot.rows, rate: boot.rate, origin, scripts, laterScripts, reportsTo, rescuedBags, liveBags, isPart: boot.isPart, etag: boot.etag, drawing: (drawing += 1) })),
    });`,
  'package.json': '{"type":"module"}',
};

let folder = '';
let bags: () => Promise<unknown[]> = async () => [{ id: 1 }];
let pages: (request: Request) => Promise<Response>;

const pagesWith = (changed: Partial<Parameters<typeof createPages>[0]> = {}) =>
  createPages({
    distDir: folder,
    publicUrl: 'https://zawadeh.example',
    shops: async () => [],
    contents: async () => null,
    rate: async () => null,
    bags: () => bags(),
    log: () => {},
    ...changed,
  });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zawadeh-pages-'));
  for (const [name, content] of Object.entries(BUILD)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  pages = await pagesWith({ rate: async () => ({ lbp_per_usd: 89_500 }) });
});

afterAll(() => rm(folder, { recursive: true }));

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const ask = (path: string, init?: RequestInit) => pages(new Request(`http://shop.test${path}`, init));

test('a page is drawn in the wanted language, with its bags and scripts', async () => {
  const answer = await ask('/our-bags', { headers: { 'accept-language': 'ar' } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-language')).toBe('ar');
  expect(answer.headers.get('vary')).toContain('accept-language');
  const html = await answer.text();
  expect(html).toContain('"locale":"ar","rows":[{"id":1}]');
  expect(html).toContain('/assets/ar-12345678.js');
  expect(html).toContain('<style>a{b:c}</style>');
});

test('a page that shows lira comes with the rate, or without one while it cannot be read; others never do', async () => {
  expect(await (await ask('/bag/1')).text()).toContain('"rate":{"lbp_per_usd":89500}');
  expect(await (await ask('/our-bags')).text()).not.toContain('"rate"');
  const problems: string[] = [];
  const others = await pagesWith({
    rate: async () => {
      throw new Error('down');
    },
    log: (problem) => problems.push(problem),
  });
  const answer = await others(new Request('http://shop.test/bag/1'));
  expect(answer.status).toBe(200);
  expect(await answer.text()).not.toContain('"rate"');
  expect(problems).toEqual(['A page was drawn without rate']);
});

test('the policy allows what stands in the page by its text, and nothing else inline', async () => {
  const policy = (await ask('/our-bags')).headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='");
  expect(policy).toContain(hashOf('a{b:c}'));
  expect(policy).not.toContain('unsafe');
  expect(policy).toContain("connect-src 'self';");
});

test('the policy allows no script or style that is written into a bag', async () => {
  bags = async () => [{ id: 1, title: '<script>steal()</script><style>b{}</style>' }];
  const hostile = await pagesWith({ bags });
  const answer = await hostile(new Request('http://shop.test/our-bags'));
  bags = async () => [{ id: 1 }];
  expect(await answer.text()).toContain('<script>steal()</script><style>b{}</style>');
  const policy = answer.headers.get('content-security-policy');
  expect(policy).toContain(hashOf('1'));
  for (const text of ['steal()', 'b{}']) expect(policy).not.toContain(hashOf(text));
});

test('the pictures and data of a hosted project are allowed, and those of no other project', async () => {
  const backendOrigins = ['https://project.example'];
  const hosted = await pagesWith({ backendOrigins });
  const policy = (await hosted(new Request('http://shop.test/our-bags'))).headers.get(
    'content-security-policy',
  );
  expect(policy).toContain("connect-src 'self' https://project.example;");
  expect(policy).toContain("img-src 'self' data: blob: https://project.example;");
});

test('a page that brings only some of the bags says so, and asks for all of them without a mark', async () => {
  const many = Array.from({ length: MOST_LISTED + 1 }, (_, id) => ({ id }));
  const whole = await pagesWith({ bags: async () => many.slice(1) });
  const html = await (await whole(new Request('http://shop.test/our-bags'))).text();
  expect(html).toMatch(/"isPart":false,"etag":"[^n]/);
  const part = await pagesWith({ bags: async () => many });
  const some = await (await part(new Request('http://shop.test/our-bags'))).text();
  expect(some).toContain('"rows":[{"id":0},{"id":1},{"id":2}]');
  expect(some).toContain('"isPart":true,"etag":null');
});

test('errors of browsers may be sent to the address of the operator, which is in the page', async () => {
  const reportsTo = 'https://errors.example/web';
  const createdPages = await pagesWith({ reportsTo });
  const answer = await createdPages(new Request('http://shop.test/our-bags'));
  expect(answer.headers.get('content-security-policy')).toContain(
    "connect-src 'self' https://errors.example;",
  );
  expect(await answer.text()).toContain(`"reportsTo":"${reportsTo}"`);
});

test('the same page again costs nothing, whole or in part', async () => {
  const first = await ask('/our-bags');
  const etag = first.headers.get('etag') ?? '';
  expect((await ask('/our-bags', { headers: { 'if-none-match': etag } })).status).toBe(304);
  const head = await ask('/our-bags', { method: 'HEAD' });
  expect(await head.text()).toBe('');
  const zipped = await ask('/our-bags', { headers: { 'accept-encoding': 'gzip, br' } });
  expect(zipped.headers.get('content-encoding')).toBe('br');
  const refusing = await ask('/our-bags', { headers: { 'accept-encoding': 'br;q=0, gzip;q=0.5' } });
  expect(refusing.headers.get('content-encoding')).toBe('gzip');
});

test('an unknown address is the not-found page, a missing file is not a page', async () => {
  const page = await ask('/no/such/page');
  expect(page.status).toBe(404);
  expect(await page.text()).toContain('"path":"/not-found"');
  const file = await ask('/assets/old-12345678.js');
  expect(file.status).toBe(404);
  expect(file.headers.get('content-type')).not.toContain('html');
});

test('a bag has a page of its own, and all unknown bags share one', async () => {
  const known = await ask('/bag/1');
  expect(known.status).toBe(200);
  expect(await known.text()).toContain('"path":"/bag/1"');
  const gone = await ask('/bag/2');
  expect(gone.status).toBe(404);
  const html = await gone.text();
  for (const path of ['/bag/3', '/bag/a%20b', '/bag/4.png']) {
    expect(await (await ask(path)).text()).toBe(html);
  }
});

test("whole addresses begin with the shop's own, and a page is drawn once, whatever hosts are invented", async () => {
  const html = await Promise.all(
    Array.from({ length: 200 }, async (_nothing, index) => {
      const answer = await pages(new Request(`http://evil-${index}.test/bag/1`));
      return answer.text();
    }),
  );
  expect(html[0]).toContain('"origin":"https://zawadeh.example"');
  expect(new Set(html).size).toBe(1);
});

test('the scripts of what hydrates later are apart, without those that the page has already', async () => {
  const html = await (await ask('/bag/1')).text();
  expect(html).toContain('"laterScripts":["/assets/later-12345678.js"]');
  expect(await (await ask('/our-bags')).text()).toContain('"laterScripts":[]');
});

test('a page is drawn with the number of rescued bags that is known at that moment', async () => {
  let known: number | null = null;
  const rescuing = await pagesWith({ rescuedBags: () => known });
  const drawn = async (path: string) => (await rescuing(new Request(`http://shop.test${path}`))).text();
  expect(await drawn('/our-bags')).toContain('"rescuedBags":null');
  known = 4_812;
  expect(await drawn('/')).toContain('"rescuedBags":4812');
  expect(await (await ask('/')).text()).toContain('"rescuedBags":null');
});

test('a page without bags is rendered without them, and with the scripts of its own screen', async () => {
  const html = await (await ask('/')).text();
  expect(html).toContain('"rows":null');
  expect(html).toContain('/assets/landing-12345678.js');
  expect(await (await ask('/our-bags')).text()).not.toContain('landing');
});

test('the landing page is rendered with all bags, of which it shows some, and no other page', async () => {
  expect(await (await ask('/')).text()).toContain('"liveBags":[{"id":');
  expect(await (await ask('/our-bags')).text()).toContain('"liveBags":null');
});

test('a hashed file is cached for ever and compressed', async () => {
  const answer = await ask('/assets/en-12345678.js', { headers: { 'accept-encoding': 'gzip' } });
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(answer.headers.get('content-encoding')).toBe('gzip');
  const icon = await ask('/favicon.svg');
  expect(icon.headers.get('cache-control')).not.toContain('immutable');
  const again = await ask('/favicon.svg', { headers: { 'if-none-match': icon.headers.get('etag') ?? '' } });
  expect(again.status).toBe(304);
});

test('the service worker is revalidated each time, and may fetch from the origins of the pages', async () => {
  const backendOrigins = ['https://project.example'];
  const hosted = await pagesWith({ backendOrigins });
  const worker = await hosted(new Request('http://shop.test/sw.js'));
  expect(worker.headers.get('content-type')).toContain('text/javascript');
  expect(worker.headers.get('cache-control')).toBe('no-cache');
  expect(worker.headers.get('content-security-policy')).toBe(
    "default-src 'none'; connect-src 'self' https://project.example",
  );
  expect((await ask('/our-bags')).headers.get('content-security-policy')).toContain("worker-src 'self'");
});

test('a phone installs the shop by its manifest', async () => {
  const manifest = await ask('/app.ar.webmanifest');
  expect(manifest.headers.get('content-type')).toBe('application/manifest+json');
  expect(manifest.headers.get('content-security-policy')).toBe(null);
});

test('the shell page is in the language of its address, whatever the reader’s language', async () => {
  const shell = await ask('/shell/ar', { headers: { 'accept-language': 'en' } });
  expect(shell.headers.get('content-language')).toBe('ar');
  expect(await shell.text()).toContain('"path":"/shell/ar","locale":"ar","rows":null');
  expect(await (await ask('/shell/fr')).text()).toContain('"path":"/not-found"');
});

test.each([
  '/assets/../../server/entry-server.js',
  '/..%2f..%2fpackage.json',
  '/.vite/manifest.json',
  '/assets/%00.js',
])('%s does not leave the folder', async (path) => {
  const answer = await ask(path);
  expect(answer.status).toBe(404);
  expect(await answer.text()).not.toContain('drawPage');
});

test('only reading is allowed', async () => {
  expect((await ask('/our-bags', { method: 'POST' })).status).toBe(405);
});

test('the page is rendered without bags while there is no database', async () => {
  bags = async () => {
    throw new Error('down');
  };
  const others = await pagesWith();
  const answer = await others(new Request('http://shop.test/our-bags'));
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('"rows":null');
});
