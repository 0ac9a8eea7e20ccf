import {
  bagCards,
  expect,
  ignoreErrors,
  FAILED_REQUEST,
  MOST_IN_PAGE,
  openShelf,
  openWithoutScripts,
  test,
} from './fixtures.ts';

test.describe('the shelf without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the bags are rendered without scripts, in the right language and direction', async ({
    page,
    texts,
    lang,
  }) => {
    await page.goto('/our-bags');
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.locator('html')).toHaveAttribute('dir', texts.dir);
    await expect(bagCards(page).nth(MOST_IN_PAGE - 1)).toBeAttached();
    const [title, field] = await Promise.all([
      page.getByRole('heading', { level: 1 }).boundingBox(),
      page.getByRole('searchbox').boundingBox(),
    ]);
    expect(title).not.toBeNull();
    expect(field).not.toBeNull();
  });
});

test('text typed before hydration is searched after it', async ({ page }) => {
  const loadScripts = await openWithoutScripts(page, '/our-bags');
  await page.getByRole('searchbox').fill('knafeh');
  await expect(bagCards(page).nth(MOST_IN_PAGE - 1)).toBeAttached();
  loadScripts();
  await expect(bagCards(page)).toHaveCount(1);
  await expect(page.getByRole('searchbox')).toHaveValue('knafeh');
});

test('the device decides the theme until one is chosen, which applies at the first paint of the next page', async ({
  page,
  texts,
  pageErrors,
}) => {
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: 'dark' });
  await openShelf(page);
  await expect.poll(background).toBe('rgb(21, 24, 15)');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(background).toBe('rgb(253, 249, 240)');
  await page.getByRole('banner').getByRole('button', { name: texts.theme }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // The browser's own bars get the same colour.
  await expect(page.locator('meta[name="theme-color"][media="all"]')).toHaveAttribute('content', '#15180F');
  ignoreErrors(pageErrors, FAILED_REQUEST);
});

test('a language switch loses nothing, and applies to the next page', async ({ page, texts, lang }) => {
  const other = lang === 'en' ? 'ar' : 'en';
  await openShelf(page);
  await page.getByRole('searchbox').fill('knafeh');
  await expect(bagCards(page)).toHaveCount(1);
  await page.getByRole('button', { name: texts.otherLanguage }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  await expect(page.locator('html')).toHaveAttribute('dir', other === 'ar' ? 'rtl' : 'ltr');
  await expect(page.getByRole('searchbox')).toHaveValue('knafeh');
  await expect(bagCards(page)).toHaveCount(1);

  const html = await (await page.request.get('/our-bags')).text();
  expect(html).toContain(`<html lang="${other}"`);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', other);
});
