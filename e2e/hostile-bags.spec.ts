/** Hostile bag rows, rendered by a server of their own and by the browser: text stays text. */
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { keysOf, NO_CONTENTS } from '@zawadeh/domain';
import { listen, type Listener } from '../apps/server/src/listen.ts';
import { createPages } from '../apps/server/src/pages/pages.ts';
import { hostileRows } from './hostileRows.ts';
import { expectIntact } from './intactPage.ts';
import { untilSessionRead, writeStorage, recordStorageKeys } from './storage.ts';
import {
  bagCards,
  expect,
  ignoreErrors,
  FAILED_REQUEST,
  MOST_IN_PAGE,
  test,
  unfoldShelf,
} from './fixtures.ts';

// All tests of the file share one server.
test.describe.configure({ mode: 'default' });

const HOSTILE_NAME = '<img src=x onerror=alert(1)>';

let shop: Listener;

test.beforeAll(async () => {
  shop = await listen('127.0.0.1', 0);
  const pages = await createPages({
    distDir: fileURLToPath(new URL('../apps/web/dist/', import.meta.url)),
    publicUrl: `http://127.0.0.1:${shop.port}`,
    shops: async () => [],
    contents: async (id) => ({
      id,
      ...Object.fromEntries(
        keysOf(NO_CONTENTS).map((column) => [column, [HOSTILE_NAME, { 0: 'milk' }, 'vegan']]),
      ),
    }),
    rate: async () => null,
    bags: async () => hostileRows,
    log: () => {},
  });
  shop.answerWith((request) =>
    new URL(request.url).pathname === '/api/surprise-bags' ? Response.json(hostileRows) : pages(request),
  );
});

test.afterAll(() => shop.stop());

test.beforeEach(async ({ page }) => {
  await recordStorageKeys(page);
  await page.setViewportSize({ width: 320, height: 640 });
});

// The browser logs third-party images that the page's policy blocks, and the app logs rows that are no bags.
test.afterEach(({ pageErrors }) => {
  ignoreErrors(pageErrors, FAILED_REQUEST);
  ignoreErrors(pageErrors, /could not be read|Content Security Policy directive: "img-src/);
});

const urlOf = (path: string) => `http://127.0.0.1:${shop.port}${path}`;

async function openWholeShelf(page: Page): Promise<void> {
  await page.goto(urlOf('/our-bags'));
  await untilSessionRead(page);
  await expect.poll(() => bagCards(page).count()).toBeGreaterThan(MOST_IN_PAGE);
  await unfoldShelf(page);
}

const bagLinks = (page: Page) =>
  page
    .locator('#main article a[href^="/bag/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);

test('the shelf renders hostile bags, with and without scripts', async ({ page, browser, texts, locale }) => {
  const withoutScripts = await browser.newContext({ javaScriptEnabled: false, ...(locale && { locale }) });
  const serverPage = await withoutScripts.newPage();
  await serverPage.goto(urlOf('/our-bags'));
  await expect(bagCards(serverPage)).toHaveCount(MOST_IN_PAGE);
  await withoutScripts.close();
  await openWholeShelf(page);
  await expectIntact(page, texts.dir);
});

test('each hostile bag has a page, with clean text in its share preview', async ({ page, texts }) => {
  await openWholeShelf(page);
  const links = await bagLinks(page);
  expect(links.length).toBeGreaterThan(MOST_IN_PAGE);
  for (const link of links) {
    const answer = await page.goto(urlOf(link));
    expect(answer?.status(), link).toBe(200);
    await untilSessionRead(page);
    await expectIntact(page, texts.dir);
    const shared = await page
      .locator('meta[property^="og:"]')
      .evaluateAll((tags) => tags.map((tag) => [tag.getAttribute('property'), tag.getAttribute('content')]));
    for (const [property, content] of shared as [string, string][]) {
      expect(content, property).not.toMatch(/^(?:undefined|null)|[\u202a-\u202e\u2066-\u2069]/);
      if (/image|url/.test(property)) expect(content).toMatch(/^https?:\/\//);
    }
  }
});

test('a cart of hostile bags is summed and reviewed', async ({ page }) => {
  await page.goto(urlOf('/our-bags'));
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
    for (const path of ['/cart', '/checkout']) {
      await writeStorage(page, {
        local: {
          'zawadeh-cart': JSON.stringify(lines),
          'zawadeh-checkout-form': JSON.stringify({ phone: '70123456', method: 'pickup' }),
          'zawadeh-locale': locale,
        },
        session: {},
      });
      await page.goto(urlOf(path));
      await untilSessionRead(page);
      await expect(page.getByText(/\$\d/).first()).toBeVisible();
      await expectIntact(page, locale === 'ar' ? 'rtl' : 'ltr');
    }
  }
});
