import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { callSuccessfully, type ShopBackend } from '../apps/server/src/testing/shopClient.ts';
import { becomeCounter, counterTexts, storeOfBag, unlock, untilKept } from './counterSteps.ts';
import { messagesIn } from './everyPage/messages.ts';
import { expect } from './fixtures.ts';
import { untilCached } from './offlineSteps.ts';
import { test } from './userFixtures.ts';

/** Of a shop whose stock no other journey counts. */
const BAG = 'ba600000-0000-4000-8000-000000000030';
const PRESSES = 200;

test('a counter’s queue of 200 entries survives a killed browser, and a full or refused storage is said', async ({
  playwright,
  launchOptions,
  lang,
  admin,
  api,
  baseURL,
}, testInfo) => {
  const texts = counterTexts[lang];
  const shop: ShopBackend = { origin: baseURL!, send: (request) => fetch(request) };
  const t = messagesIn(lang);
  const [{ title }] = await callSuccessfully<[{ title: string }]>(shop, {
    path: `/rest/v1/surprise_bags?id=eq.${BAG}&select=title`,
  });
  const profile = testInfo.outputPath('profile');
  const start = (): Promise<BrowserContext> =>
    playwright.chromium.launchPersistentContext(profile, {
      serviceWorkers: 'allow',
      ...launchOptions,
      baseURL: baseURL!,
      locale: 'en-GB',
    });
  const oneMore = (page: Page, times: number) =>
    page.getByRole('button', { name: `+1 ${title}` }).evaluate(async (button: HTMLElement, count) => {
      for (let press = 0; press < count; press += 1) {
        button.click();
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    }, times);
  const openStock = (page: Page) =>
    page.getByRole('button', { name: t('web.counter.bagsOfTonight') }).click();
  const toSend = (count: number) => `Working offline · ${count} to send`;
  const inMemoryOnly = t('web.offlineQueueNote.inMemoryOnly');
  const before = await api.stockOf(BAG);

  let context = await start();
  let [page] = context.pages();
  await becomeCounter(page!, texts, { shop, admin, storeId: await storeOfBag(shop, BAG) });
  await untilCached(page!, lang);
  await untilKept(page!, /StockView/, 1);
  await openStock(page!);
  await context.setOffline(true);
  await oneMore(page!, PRESSES);
  await expect(page!.getByText(toSend(PRESSES))).toBeVisible();

  const startOffline = async (prepare = async (_devtools: CDPSession) => {}) => {
    context = await start();
    [page] = context.pages();
    await prepare(await context.newCDPSession(page!));
    await context.setOffline(true);
    await page!.goto('/counter');
    await unlock(page!, texts.open);
  };
  await test.step('killed and started again without a connection, it still has all of them', async () => {
    const killed = context.waitForEvent('close');
    const devtools = await context.newCDPSession(page!);
    await Promise.race([devtools.send('Browser.crash'), killed]);
    await killed;
    await startOffline();
    await expect(page!.getByText(toSend(PRESSES))).toBeVisible();
    await expect(page!.getByText(inMemoryOnly)).toBeHidden();
  });

  await test.step('with a full storage one more is not lost, and the counter is told', async () => {
    await context.close();
    // Before the database is opened: the browser remembers for a while how much room there was.
    await startOffline(async (devtools) => {
      await devtools.send('Storage.overrideQuotaForOrigin', { origin: baseURL!, quotaSize: 1 });
    });
    await openStock(page!);
    await oneMore(page!, 1);
    await expect(page!.getByText(toSend(PRESSES + 1))).toBeVisible();
    await expect(page!.getByText(inMemoryOnly)).toBeVisible();
  });

  await test.step('with a connection all of them are sent, each once', async () => {
    await context.setOffline(false);
    await expect(page!.getByText(texts.allSent)).toBeVisible({ timeout: 60_000 });
    expect(await api.stockOf(BAG)).toBe(before + PRESSES + 1);
    await context.close();
  });

  await test.step('where storage is refused the counter is told, and what is confirmed is sent', async () => {
    context = await start();
    await context.addInitScript(() => {
      Object.defineProperty(window, 'indexedDB', { value: undefined });
    });
    [page] = context.pages();
    await page!.goto('/counter');
    await unlock(page!, texts.open);
    await openStock(page!);
    await context.setOffline(true);
    await oneMore(page!, 1);
    await expect(page!.getByText(inMemoryOnly)).toBeVisible();
    await context.setOffline(false);
    await expect.poll(() => api.stockOf(BAG)).toBe(before + PRESSES + 2);
    await context.close();
  });
});
