import type { Page } from '@playwright/test';
import { startShopProxy, type ShopProxy } from './shopProxy.ts';
import { SEEDED_BAGS } from './seeded.ts';
import { untilSessionRead, recordStorageKeys } from './storage.ts';
import { cachedBuild, title, untilCached, textsByLang } from './offlineSteps.ts';
import { expect, ignoreErrors, FAILED_REQUEST, seededCards, test, unfoldShelf } from './fixtures.ts';

test.use({ serviceWorkers: 'allow' });

const throughProxy = test.extend<{ shopProxy: ShopProxy }>({
  shopProxy: async ({ baseURL }, provide) => {
    const proxy = await startShopProxy(baseURL!);
    await provide(proxy);
    await proxy.close();
  },
});

/** Opens the shelf and waits until all that it needs offline is cached. */
async function openCached(page: Page, proxy: ShopProxy, lang: 'en' | 'ar'): Promise<void> {
  await page.goto(`${proxy.origin}/our-bags`);
  await untilCached(page, lang);
}

throughProxy('a cached page opens on a stalled connection', async ({ page, shopProxy: proxy, lang }) => {
  await openCached(page, proxy, lang);
  proxy.stall();
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(seededCards(page).first()).toBeVisible();
  await unfoldShelf(page);
  await expect(seededCards(page)).toHaveCount(SEEDED_BAGS);
});

throughProxy(
  'a new build replaces the old one without breaking an open page',
  async ({ page, shopProxy: proxy, lang, context, pageErrors }) => {
    await recordStorageKeys(page);
    await openCached(page, proxy, lang);
    const before = await cachedBuild(page, lang);

    await throughProxy.step('a new build is installed while a page of the old one is open', async () => {
      proxy.changeWorker = (script) => script.replace(/version:`\w+`/, 'version:`another`');
      proxy.isRemoved = (path) => path.startsWith('/assets/CartScreen-');
      await page.goto(`${proxy.origin}/our-bags`);
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
      await expect.poll(() => page.evaluate(async () => (await caches.keys()).join())).toContain('another');
      await page.getByRole('banner').locator('a[href="/cart"]').click();
      await expect(title(page)).toHaveText(textsByLang[lang].emptyCart);
      expect(before).not.toContain('another');
    });

    await throughProxy.step('the cache of the old build is deleted when no page needs it', async () => {
      proxy.isRemoved = () => false;
      await page.goto(`${proxy.origin}/our-bags`);
      await expect
        .poll(() =>
          page.evaluate(async () => (await caches.keys()).filter((name) => name.includes('pages-'))),
        )
        .toEqual(['zawadeh-pages-another']);
    });

    await throughProxy.step(
      'a page whose script no longer exists reloads itself in the new build',
      async () => {
        const browser = await context.newCDPSession(page);
        await browser.send('Network.clearBrowserCache');
        await page.evaluate(() => caches.delete('zawadeh-files'));
        // Before hydration a link is a full navigation, which requests no script of this build.
        await untilSessionRead(page);
        let wasRequested = false;
        proxy.isRemoved = (path) =>
          path.startsWith('/assets/LoginScreen-') && !wasRequested && (wasRequested = true);
        await page.getByRole('banner').locator('a[href="/login"]').click();
        await expect(page.getByLabel(textsByLang[lang].email, { exact: true })).toBeVisible();
        expect(wasRequested).toBe(true);
      },
    );
    ignoreErrors(pageErrors, FAILED_REQUEST);
  },
);
