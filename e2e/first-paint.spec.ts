import {
  bagCards,
  expect,
  ignoreErrors,
  FAILED_REQUEST,
  layoutShiftOf,
  NO_FONT,
  openShelf,
  openWithoutScripts,
  test,
} from './fixtures.ts';
import { SEEDED_BAGS } from './seeded.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the bags are rendered, in the right language and direction', async ({ page, texts, lang }) => {
    await page.goto('/our-bags');
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.locator('html')).toHaveAttribute('dir', texts.dir);
    await expect(bagCards(page)).toHaveCount(SEEDED_BAGS);
    const [title, field] = await Promise.all([
      page.getByRole('heading', { level: 1 }).boundingBox(),
      page.getByRole('searchbox').boundingBox(),
    ]);
    expect(title).not.toBeNull();
    expect(field).not.toBeNull();
  });
});

test('an unknown page is answered with 404', async ({ page }) => {
  for (const address of ['/no/such/page', '/bag/not-there', '/shop/not-there']) {
    expect((await page.request.get(address)).status()).toBe(404);
  }
});

test('hydration causes no layout shift', async ({ page, pageErrors }) => {
  expect(await layoutShiftOf(page, '/our-bags')).toBe(0);
  ignoreErrors(pageErrors, NO_FONT);
});

const MAX_FONT_BYTES = 60 * 1024;

test('all requests stay on the own origin, and the fonts of a language are small', async ({
  page,
  baseURL,
}) => {
  const origins = new Set<string>();
  const fonts = new Set<string>();
  page.on('request', (request) => {
    origins.add(new URL(request.url()).origin);
    if (request.url().endsWith('.woff2')) fonts.add(request.url());
  });
  for (const address of ['/', '/our-bags', '/checkout', '/login']) {
    await page.goto(address, { waitUntil: 'networkidle' });
  }
  // A data URL has no origin.
  expect([...origins].filter((origin) => origin !== 'null')).toEqual([baseURL]);
  expect(fonts.size).toBeGreaterThan(0);
  let bytes = 0;
  for (const file of fonts) bytes += (await (await page.request.get(file)).body()).length;
  expect(bytes).toBeLessThanOrEqual(MAX_FONT_BYTES);
});

test('an English page loads no Arabic letters but those of the language switch', async ({
  page,
  texts,
  lang,
}) => {
  test.skip(lang !== 'en', 'An Arabic page needs them all.');
  const fonts = new Set<string>();
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (/arabic.*\.woff2$/.test(path)) fonts.add(path);
  });
  for (const address of ['/', '/our-bags', '/login']) {
    await page.goto(address, { waitUntil: 'networkidle' });
  }
  expect([...fonts]).toEqual([expect.stringMatching(/\/readex-arabic-name-[\w-]{8}\.woff2$/)]);
  const name = page.getByRole('button', { name: texts.otherLanguage });
  await expect(name).toBeVisible();
});

test('Latin text in an Arabic heading uses a font of the product, also while its own is loading', async ({
  page,
  lang,
  pageErrors,
}) => {
  test.skip(lang !== 'ar', 'English headings have one font only.');
  await page.route('**/rakkas-latin*.woff2', (route) => route.abort());
  await page.goto('/payment-method');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Whish Money');
  await page.evaluate(() => document.fonts.ready);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const { fonts: usedFonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  // The bidi marks around the name are invisible and use another font.
  const productFont = usedFonts.find(
    ({ familyName, isCustomFont }) => isCustomFont && /Readex/.test(familyName),
  );
  expect(productFont?.glyphCount).toBeGreaterThanOrEqual('WhishMoney'.length);
  ignoreErrors(pageErrors, FAILED_REQUEST);
});

test('text typed before hydration is searched after it', async ({ page }) => {
  const loadScripts = await openWithoutScripts(page, '/our-bags');
  await page.getByRole('searchbox').fill('knafeh');
  await expect(bagCards(page)).toHaveCount(SEEDED_BAGS);
  loadScripts();
  await expect(bagCards(page)).toHaveCount(1);
  await expect(page.getByRole('searchbox')).toHaveValue('knafeh');
});

test('a chosen theme is applied at the first paint of the next page', async ({ page, texts, pageErrors }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openShelf(page);
  await page.getByRole('button', { name: texts.menu, exact: true }).click();
  await page.getByRole('button', { name: texts.theme }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // The browser's own bars get the same colour.
  await expect(page.locator('meta[name="theme-color"][media="all"]')).toHaveAttribute('content', '#15180F');
  ignoreErrors(pageErrors, FAILED_REQUEST);
});

test('without a chosen theme the device decides', async ({ page }) => {
  const background = async () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: 'dark' });
  await openShelf(page);
  await expect.poll(background).toBe('rgb(21, 24, 15)');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(background).toBe('rgb(253, 249, 240)');
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

test('no horizontal overflow on the narrowest phone or with text twice as large', async ({ page }) => {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await page.setViewportSize({ width: 320, height: 640 });
  await openShelf(page);
  expect(await overflow()).toBe(0);
  await page.setViewportSize({ width: 640, height: 900 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await overflow()).toBe(0);
});
