/** Four hundred bags on a server of their own: a shelf that is never sent whole. */
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { MOST_LISTED, type BagRow } from '@zawadeh/domain';
import { bagRows } from '@zawadeh/domain/examples';
import { listen, type Listener } from '../apps/server/src/listen.ts';
import { createPages } from '../apps/server/src/pages/pages.ts';
import { serverWith } from '../apps/server/src/testing/serverWith.ts';
import { knafehLine, writeStorage } from './storage.ts';
import {
  expect,
  failRequests,
  FAILED_REQUEST,
  ignoreErrors,
  test,
  untilHydrated,
  unfoldShelf,
} from './fixtures.ts';

// All tests of the file share one server.
test.describe.configure({ mode: 'default' });

const BAGS = 400;

const longShelfTexts = {
  en: { more: 'Show more bags', shown: (count: number) => `${count} of ${BAGS} bags`, meals: 'Meals' },
  ar: {
    more: 'عرض المزيد من الأكياس',
    shown: (count: number) => `المعروض ${count} من أصل ${BAGS} كيس`,
    meals: 'وجبات',
  },
};

const [knafeh, lunch] = bagRows(Date.now()) as [BagRow, BagRow];
const rows = Array.from({ length: BAGS }, (_, place): BagRow => {
  const [kind, name] = place % 2 === 0 ? [knafeh, 'Knafeh'] : [lunch, 'Lunch'];
  const title = `${name} ${place + 1}`;
  return { ...kind, id: `bag-${place + 1}`, title, name_en: title, name_ar: `كيس ${place + 1}` };
});

/** Far behind, and no other number sounds like it: doubled letters and digits sound like one. */
const FAR = { en: 'knafeh 397', ar: 'كيس 397' };

let shop: Listener;

test.beforeAll(async () => {
  shop = await listen('127.0.0.1', 0);
  const bags = async () => rows;
  const shops = async () => [];
  const pages = await createPages({
    distDir: fileURLToPath(new URL('../apps/web/dist/', import.meta.url)),
    publicUrl: `http://127.0.0.1:${shop.port}`,
    shops,
    contents: async () => null,
    rate: async () => null,
    bags,
    log: () => {},
  });
  const app = serverWith({ bags, shops, pages });
  shop.answerWith((request) => app.fetch(request));
});

test.afterAll(() => shop.stop());

// This server has no tables.
test.afterEach(({ pageErrors }) => ignoreErrors(pageErrors, FAILED_REQUEST));

const urlOf = (path: string) => `http://127.0.0.1:${shop.port}${path}`;

/** With all bags of its first list. */
async function openLongShelf(page: Page): Promise<void> {
  const list = page.waitForResponse('**/api/surprise-bags**');
  await page.goto(urlOf('/our-bags'));
  await (await list).finished();
  await unfoldShelf(page);
}

test('a long shelf begins with some bags, brings more on a press, and comes back to them', async ({
  page,
  lang,
}) => {
  const texts = longShelfTexts[lang];
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await openLongShelf(page);
  await expect(page.getByText(texts.shown(MOST_LISTED))).toBeAttached();
  expect(await page.getByRole('article').count()).toBe(MOST_LISTED);
  await page.getByRole('button', { name: texts.more }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(texts.shown(2 * MOST_LISTED))).toBeAttached();
  await expect(page.getByRole('button', { name: texts.more })).toBeFocused();

  await page.getByRole('article').last().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/bag\/bag-\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    lang === 'ar' ? /^كيس \d+$/ : /^(Knafeh|Lunch) \d+$/,
  );
  await page.goBack();
  await expect(page.getByText(texts.shown(2 * MOST_LISTED))).toBeAttached();
  expect(sent.filter((url) => url.endsWith(`?limit=${2 * MOST_LISTED}`)).length).toBeGreaterThan(0);
});

test('a search looks through all bags of a long shelf, and a category through its own', async ({
  page,
  lang,
  texts,
}) => {
  const own = longShelfTexts[lang];
  await openLongShelf(page);
  await expect(page.getByText(own.shown(MOST_LISTED))).toBeAttached();
  await page.getByLabel(texts.search).fill(FAR[lang]);
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/bag\/bag-397$/);
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByLabel(texts.search).fill('nothing is called this');
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.getByLabel(texts.search).fill('');
  await expect(page.getByText(own.shown(MOST_LISTED))).toBeAttached();
  await page.getByRole('button', { name: own.meals, exact: true }).click();
  await expect(page.getByText(own.shown(MOST_LISTED).replace('400', '200'))).toBeAttached();
});

test('a search without a connection shows the bags at hand, and finds the rest once the connection is back', async ({
  page,
  lang,
  texts,
}) => {
  await openLongShelf(page);
  await expect(page.getByText(longShelfTexts[lang].shown(MOST_LISTED))).toBeAttached();
  const restore = await failRequests(page, '**/api/surprise-bags**', (route) =>
    route.abort('connectionfailed'),
  );
  const search = page.getByLabel(texts.search);
  await search.fill(lang === 'ar' ? 'كيس 11' : 'knafeh 11');
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  expect(await page.getByRole('article').count()).toBeGreaterThan(0);
  await search.fill(FAR[lang]);
  await expect(page.getByRole('article')).toHaveCount(0);
  restore();
  await page.getByRole('main').getByRole('alert').getByRole('button', { name: texts.retry }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('alert')).toBeHidden();
});

test('a bag and a cart query their own bags of a long shelf', async ({ page, lang }) => {
  const line = (id: number) =>
    knafehLine({ bagId: `bag-${id}`, title: `Knafeh ${id}`, titleAr: `كيس ${id}` });
  const own = page.waitForResponse((response) => response.url().endsWith('/api/surprise-bags?bag=bag-397'));
  await page.goto(urlOf('/bag/bag-397'));
  await untilHydrated(page);
  expect((await (await own).json()) as BagRow[]).toHaveLength(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(lang === 'ar' ? 'كيس 397' : 'Knafeh 397');

  await writeStorage(page, { local: { 'zawadeh-cart': JSON.stringify([line(1), line(399)]) }, session: {} });
  const ofCart = page.waitForResponse((response) => response.url().includes('?bag=bag-1%2Cbag-399'));
  await page.goto(urlOf('/cart'));
  await ofCart;
  await expect(page.getByRole('link', { name: lang === 'ar' ? 'كيس 399' : 'Knafeh 399' })).toBeVisible();
});
