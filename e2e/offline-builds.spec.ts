import type { BrowserContext } from '@playwright/test';
import { openLine } from './line.ts';
import { SEEDED_BAGS } from './seeded.ts';
import { isKept, title, untilKept, words } from './withoutLine.ts';
import { bagCards, expect, test } from './words.ts';

test.use({ serviceWorkers: 'allow' });

test('on a dead line a page that is known comes soon, and a new build takes over without breaking an open page', async ({
  context,
  baseURL,
  lang,
}) => {
  test.setTimeout(90_000);
  const line = await openLine(baseURL!);
  try {
    await onLine(context, line, lang);
  } finally {
    await line.close();
  }
});

async function onLine(
  context: BrowserContext,
  line: Awaited<ReturnType<typeof openLine>>,
  lang: 'en' | 'ar',
): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${line.origin}/our-bags`);
  await untilKept(page, lang);
  const before = await isKept(page, lang);

  await test.step('nothing comes', async () => {
    line.die();
    const asked = Date.now();
    await page.reload({ waitUntil: 'domcontentloaded' });
    await expect(bagCards(page)).toHaveCount(SEEDED_BAGS);
    expect(Date.now() - asked).toBeLessThan(6_000);
    line.revive();
  });

  await test.step('a new build, beside an open page of the one before', async () => {
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

  await test.step('what was kept of the one before goes when no page needs it', async () => {
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

  await test.step('a file that is nowhere any more: the page opens itself again, in its present build', async () => {
    const browser = await context.newCDPSession(page);
    await browser.send('Network.clearBrowserCache');
    await page.evaluate(() => caches.delete('zawadeh-files'));
    let isThere = false;
    line.isGone = (path) => path.startsWith('/assets/LoginScreen-') && !isThere && (isThere = true);
    await page.getByRole('banner').locator('a[href="/login"]').click();
    await expect(page.getByLabel(words[lang].email, { exact: true })).toBeVisible();
    expect(isThere).toBe(true);
  });
}
