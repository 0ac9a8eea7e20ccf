import { bagCards, expect, forgive, LOST_REQUEST, openShelf, test } from './words.ts';
import { SEEDED_BAGS } from './seeded.ts';

test.describe('before any script runs', () => {
  test.use({ javaScriptEnabled: false });

  test('the bags are there, in their language and direction', async ({ page, say, lang }) => {
    await page.goto('/our-bags');
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.locator('html')).toHaveAttribute('dir', say.dir);
    await expect(bagCards(page)).toHaveCount(SEEDED_BAGS);
    const [title, field] = await Promise.all([
      page.getByRole('heading', { level: 1 }).boundingBox(),
      page.getByRole('searchbox').boundingBox(),
    ]);
    expect(title).not.toBeNull();
    expect(field).not.toBeNull();
  });
});

test('what is not there is answered as not found', async ({ page }) => {
  for (const address of ['/no/such/page', '/bag/not-there']) {
    expect((await page.request.get(address)).status()).toBe(404);
  }
});

test('nothing moves while the page comes alive', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await openShelf(page);
  await page.waitForTimeout(1000);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBe(0);
});

const LETTERS_AT_MOST = 60 * 1024;

test('nothing is asked of anybody else, and the letters of a language are few', async ({ page, baseURL }) => {
  const asked = new Set<string>();
  const letters = new Set<string>();
  page.on('request', (request) => {
    asked.add(new URL(request.url()).origin);
    if (request.url().endsWith('.woff2')) letters.add(request.url());
  });
  for (const address of ['/', '/our-bags', '/checkout', '/login']) {
    await page.goto(address, { waitUntil: 'networkidle' });
  }
  // What is written within a page has no origin.
  expect([...asked].filter((origin) => origin !== 'null')).toEqual([baseURL]);
  expect(letters.size).toBeGreaterThan(0);
  let bytes = 0;
  for (const file of letters) bytes += (await (await page.request.get(file)).body()).length;
  expect(bytes).toBeLessThanOrEqual(LETTERS_AT_MOST);
});

test('Latin in an Arabic heading is in a face of the product, also where its own comes late', async ({
  page,
  lang,
  complaints,
}) => {
  test.skip(lang !== 'ar', 'English headings have their own face at once.');
  await page.route('**/rakkas-latin*.woff2', (route) => route.abort());
  await page.goto('/payment-method');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Whish Money');
  await page.evaluate(() => document.fonts.ready);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  // The marks around the name have no face and are not seen.
  const ofTheProduct = fonts.find(
    ({ familyName, isCustomFont }) => isCustomFont && /Readex/.test(familyName),
  );
  expect(ofTheProduct?.glyphCount).toBeGreaterThanOrEqual('WhishMoney'.length);
  forgive(complaints, LOST_REQUEST);
});

test('what is typed before the scripts have come is searched when they come', async ({ page }) => {
  const line = { open: () => {} };
  const opened = new Promise<void>((resolve) => (line.open = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await opened;
    await route.continue();
  });
  await page.goto('/our-bags', { waitUntil: 'domcontentloaded' });
  await page.getByRole('searchbox').fill('knafeh');
  await expect(bagCards(page)).toHaveCount(SEEDED_BAGS);
  line.open();
  await expect(bagCards(page)).toHaveCount(1);
  await expect(page.getByRole('searchbox')).toHaveValue('knafeh');
});

test('a chosen theme is there at the first paint of the next page', async ({ page, say, complaints }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openShelf(page);
  await page.getByRole('button', { name: say.menu, exact: true }).click();
  await page.getByRole('button', { name: say.theme }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // What the phone draws around the page is of the same colour.
  await expect(page.locator('meta[name="theme-color"][media="all"]')).toHaveAttribute('content', '#15180F');
  forgive(complaints, LOST_REQUEST);
});

test('the device decides while nobody has chosen', async ({ page }) => {
  const paper = async () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: 'dark' });
  await openShelf(page);
  await expect.poll(paper).toBe('rgb(21, 24, 15)');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(paper).toBe('rgb(253, 249, 240)');
});

test('switching the language loses nothing and holds for the next page', async ({ page, say, lang }) => {
  const other = lang === 'en' ? 'ar' : 'en';
  await openShelf(page);
  await page.getByRole('searchbox').fill('knafeh');
  await expect(bagCards(page)).toHaveCount(1);
  await page.getByRole('button', { name: say.otherLanguage }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  await expect(page.locator('html')).toHaveAttribute('dir', other === 'ar' ? 'rtl' : 'ltr');
  await expect(page.getByRole('searchbox')).toHaveValue('knafeh');
  await expect(bagCards(page)).toHaveCount(1);

  const html = await (await page.request.get('/our-bags')).text();
  expect(html).toContain(`<html lang="${other}"`);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', other);
});

test('nothing sticks out sideways on the narrowest phone, nor with letters twice as large', async ({
  page,
}) => {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await page.setViewportSize({ width: 320, height: 640 });
  await openShelf(page);
  expect(await overflow()).toBe(0);
  await page.setViewportSize({ width: 640, height: 900 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await overflow()).toBe(0);
});
