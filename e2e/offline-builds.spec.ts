import type { Page } from '@playwright/test';
import { openLine, type Line } from './line.ts';
import { SEEDED_BAGS } from './seeded.ts';
import { alive, listen } from './storage.ts';
import { isKept, title, untilKept, words } from './withoutLine.ts';
import { bagCards, expect, forgive, LOST_REQUEST, test } from './words.ts';

test.use({ serviceWorkers: 'allow' });

const onALine = test.extend<{ line: Line }>({
  line: async ({ baseURL }, provide) => {
    const line = await openLine(baseURL!);
    await provide(line);
    await line.close();
  },
});

/** The shelf, with all that it needs without a line put away. */
async function openKept(page: Page, line: Line, lang: 'en' | 'ar'): Promise<void> {
  await page.goto(`${line.origin}/our-bags`);
  await untilKept(page, lang);
}

onALine('on a dead line a page that is known comes all the same', async ({ page, line, lang }) => {
  await openKept(page, line, lang);
  line.die();
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(bagCards(page)).toHaveCount(SEEDED_BAGS);
});

onALine(
  'a new build takes over without breaking an open page',
  async ({ page, line, lang, context, complaints }) => {
    onALine.setTimeout(90_000);
    await listen(page);
    await openKept(page, line, lang);
    const before = await isKept(page, lang);

    await onALine.step('a new build, beside an open page of the one before', async () => {
      line.changeWorker = (script) => script.replace(/version:`\w+`/, 'version:`another`');
      line.isGone = (path) => path.startsWith('/assets/CartScreen-');
      await page.goto(`${line.origin}/our-bags`);
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
      await expect
        .poll(() => page.evaluate(async () => (await caches.keys()).join()), { timeout: 20_000 })
        .toContain('another');
      await page.getByRole('banner').locator('a[href="/cart"]').click();
      await expect(title(page)).toHaveText(words[lang].emptyCart);
      expect(before).not.toContain('another');
    });

    await onALine.step('what was kept of the one before goes when no page needs it', async () => {
      line.isGone = () => false;
      await page.goto(`${line.origin}/our-bags`);
      await expect
        .poll(
          () => page.evaluate(async () => (await caches.keys()).filter((name) => name.includes('pages-'))),
          {
            timeout: 20_000,
          },
        )
        .toEqual(['zawadeh-pages-another']);
    });

    await onALine.step(
      'a file that is nowhere any more: the page opens itself again, in its present build',
      async () => {
        const browser = await context.newCDPSession(page);
        await browser.send('Network.clearBrowserCache');
        await page.evaluate(() => caches.delete('zawadeh-files'));
        // Before that a link leads to another page by itself, which asks for no file of this one.
        await alive(page);
        let isThere = false;
        line.isGone = (path) => path.startsWith('/assets/LoginScreen-') && !isThere && (isThere = true);
        await page.getByRole('banner').locator('a[href="/login"]').click();
        await expect(page.getByLabel(words[lang].email, { exact: true })).toBeVisible();
        expect(isThere).toBe(true);
      },
    );
    forgive(complaints, LOST_REQUEST);
  },
);
