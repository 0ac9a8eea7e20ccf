/** Bags as nobody honest would write them, drawn by a server of their own and by the browser: words stay words. */
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { listen as openPort, type Listener } from '../apps/server/src/listen.ts';
import { createPages } from '../apps/server/src/pages/pages.ts';
import { hostileRows } from './hostileRows.ts';
import { alive, keep, listen, ranIn } from './storage.ts';
import { expect, forgive, LOST_REQUEST, test } from './words.ts';

// One server for all of them.
test.describe.configure({ mode: 'default' });

let shop: Listener;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  shop = await openPort('127.0.0.1', 0);
  const pages = await createPages({
    distDir: fileURLToPath(new URL('../apps/web/dist/', import.meta.url)),
    publicUrl: `http://127.0.0.1:${shop.port}`,
    bags: async () => hostileRows,
    log: () => {},
  });
  shop.answerWith((request) =>
    new URL(request.url).pathname === '/api/surprise-bags' ? Response.json(hostileRows) : pages(request),
  );
});

test.afterAll(() => shop.stop());

test.beforeEach(async ({ page }) => {
  test.setTimeout(90_000);
  await listen(page);
  await page.setViewportSize({ width: 320, height: 640 });
});

// Pictures from elsewhere are not allowed by the page's policy, which the browser writes down, and rows that are no bags
// are counted.
test.afterEach(({ complaints }) => {
  forgive(complaints, LOST_REQUEST);
  forgive(complaints, /could not be read|Content Security Policy directive: "img-src/);
});

const at = (address: string) => `http://127.0.0.1:${shop.port}${address}`;

async function expectWhole(page: Page, dir: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  expect(await ranIn(page)).toBeUndefined();
  await expect(page.locator('html')).toHaveAttribute('dir', dir);
  const seen = await page.evaluate(() => ({
    overflow:
      document.documentElement.scrollWidth > document.documentElement.clientWidth
        ? Array.from(document.querySelectorAll<HTMLElement>('body, body *'))
            .filter((each) => each.scrollWidth > document.documentElement.clientWidth)
            .map((each) => each.outerHTML.slice(0, 120))
            .slice(-3)
        : [],
    text: document.body.innerText,
    title: document.title,
    foreign: document.querySelectorAll('#main script, #main [onerror], #main iframe, #main style, #main base')
      .length,
    addresses: Array.from(document.querySelectorAll('#main [href], #main [src]'), (each) =>
      String(each.getAttribute('href') ?? each.getAttribute('src')),
    ),
  }));
  expect(seen.overflow, page.url()).toEqual([]);
  expect(seen.foreign).toBe(0);
  for (const said of [seen.text, seen.title]) {
    expect(said).not.toMatch(/\b(?:undefined|NaN|Infinity|Invalid Date)\b|\[object|\bnull\b/);
    // The product's own isolates are closed where they are opened.
    expect(said).not.toMatch(/[\u202a-\u202e]/);
    expect(said.match(/[\u2066-\u2068]/g)?.length ?? 0).toBe(said.match(/\u2069/g)?.length ?? 0);
  }
  for (const address of seen.addresses) expect(address).toMatch(/^(?:\/(?!\/)|https?:|#)/);
}

const bagLinks = (page: Page) =>
  page
    .locator('#main article a[href^="/bag/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);

test('the shelf draws them, before any script runs and after', async ({ page, browser, say, locale }) => {
  const quiet = await browser.newContext({ javaScriptEnabled: false, ...(locale && { locale }) });
  const drawn = await quiet.newPage();
  await drawn.goto(at('/our-bags'));
  const count = await drawn.getByRole('article').count();
  expect(count).toBeGreaterThan(10);
  await quiet.close();
  await page.goto(at('/our-bags'));
  await alive(page);
  await expect(page.getByRole('article')).toHaveCount(count);
  await expectWhole(page, say.dir);
});

test('each has its page, which says what it is about in words', async ({ page, say }) => {
  await page.goto(at('/our-bags'));
  const links = await bagLinks(page);
  expect(links.length).toBeGreaterThan(10);
  for (const link of links) {
    const answer = await page.goto(at(link));
    expect(answer?.status(), link).toBe(200);
    await alive(page);
    await expectWhole(page, say.dir);
    const shared = await page
      .locator('meta[property^="og:"]')
      .evaluateAll((tags) => tags.map((tag) => [tag.getAttribute('property'), tag.getAttribute('content')]));
    for (const [property, content] of shared as [string, string][]) {
      expect(content, property).not.toMatch(/^(?:undefined|null)|[\u202a-\u202e\u2066-\u2069]/);
      if (/image|url/.test(property)) expect(content).toMatch(/^https?:\/\//);
    }
  }
});

test('as many of them as a cart holds are summed and reviewed', async ({ page }) => {
  await page.goto(at('/our-bags'));
  const bags = hostileRows.flatMap((row) => (row && typeof row.id === 'string' ? [row] : []));
  const lines = bags.map((row) => ({
    bagId: row.id,
    title: row.title,
    titleAr: row.name_ar,
    storeName: row.store_name,
    imageUrl: row.image_url,
    salePrice: row.sale_price,
    fullPrice: row.full_price,
    maxQuantity: row.quantity,
    quantity: row.quantity,
  }));
  for (const locale of ['en', 'ar']) {
    for (const address of ['/cart', '/checkout']) {
      await keep(page, {
        local: {
          'zawadeh-cart': JSON.stringify(lines),
          'zawadeh-checkout-form': JSON.stringify({ phone: '70123456', method: 'pickup' }),
          'zawadeh-locale': locale,
        },
        session: {},
      });
      await page.goto(at(address));
      await alive(page);
      await expect(page.getByText(/\$\d/).first()).toBeVisible();
      await expectWhole(page, locale === 'ar' ? 'rtl' : 'ltr');
    }
  }
});
