import { SEEDED_BAGS } from './seeded.ts';
import { alert, BAG, banner, title, untilCached, textsByLang } from './offlineSteps.ts';
import { expect, ignoreErrors, FAILED_REQUEST, seededCards, test, unfoldShelf } from './fixtures.ts';

test.use({ serviceWorkers: 'allow' });

test(
  'the shop can be installed in the page language, and the manifest follows a language switch',
  { tag: '@all' },
  async ({ page, lang, texts: shelf }) => {
    await page.goto('/our-bags');
    const link = page.locator('link[rel="manifest"]');
    await expect(link).toHaveAttribute('href', `/app.${lang}.webmanifest`);
    const answer = await page.request.get(`/app.${lang}.webmanifest`);
    expect(answer.headers()['content-type']).toBe('application/manifest+json');
    const manifest = (await answer.json()) as {
      dir: string;
      icons: { src: string }[];
      shortcuts: { url: string; icons: { src: string }[] }[];
    };
    expect(manifest).toMatchObject({ lang, dir: shelf.dir, display: 'standalone', start_url: '/our-bags' });
    expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/our-bags', '/cart', '/profile']);
    const pictures = [
      ...manifest.icons,
      ...manifest.shortcuts.flatMap(({ icons }) => icons),
      { src: '/icons/apple-touch-icon.png' },
    ];
    for (const { src } of pictures) {
      expect((await page.request.get(src)).headers()['content-type']).toMatch(/^image\/(?:png|svg\+xml)$/);
    }

    await untilCached(page, lang);
    await page.getByRole('banner').getByRole('button', { name: shelf.otherLanguage }).click();
    const other = lang === 'ar' ? 'en' : 'ar';
    await expect(link).toHaveAttribute('href', `/app.${other}.webmanifest`);
    // The offline cache follows the language too.
    await untilCached(page, other);
  },
);

test('the shelf shows offline how old it is, and pages that were never visited open', async ({
  page,
  context,
  lang,
  texts: shelf,
  pageErrors,
}) => {
  const texts = textsByLang[lang];
  await page.goto('/our-bags');
  await untilCached(page, lang);
  await context.setOffline(true);

  await test.step('a reload', async () => {
    await page.reload();
    await expect(seededCards(page).first()).toBeVisible();
    await unfoldShelf(page);
    await expect(seededCards(page)).toHaveCount(SEEDED_BAGS);
    await expect(page.locator('html')).toHaveAttribute('dir', shelf.dir);
    await expect(alert(page)).toContainText(texts.offline);
    await expect(alert(page)).toContainText(texts.earlier);
    await expect(banner(page, lang)).toBeHidden();
  });

  await test.step('a bag, the cart and the payment page, on their first visit', async () => {
    await page.goto(`/bag/${BAG}`);
    await expect(page.getByRole('button', { name: texts.add, exact: true })).toBeVisible();
    await expect(alert(page)).toContainText(texts.earlier);
    await page.goto('/cart');
    await expect(title(page)).toHaveText(texts.emptyCart);
    await expect(banner(page, lang)).toBeVisible();
    await page.goto('/payment-method');
    await expect(title(page)).toContainText(texts.wallet);
    await page.goto('/nothing/of/the/kind');
    await expect(title(page)).toHaveText(shelf.notFound);
    await expect(page.locator('html')).toHaveAttribute('dir', shelf.dir);
  });

  await test.step('back online the shelf is up to date', async () => {
    await page.goto('/our-bags');
    await expect(alert(page)).toContainText(texts.earlier);
    await context.setOffline(false);
    // The page may be online before the worker is; then it retries within ten seconds.
    await expect(alert(page)).toBeHidden();
  });
  ignoreErrors(pageErrors, FAILED_REQUEST);
});
