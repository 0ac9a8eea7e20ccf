/** A press on a page before hydration is shown as busy at once, and takes effect once after hydration. */
import type { Locator, Page } from '@playwright/test';
import { CART_KEY } from '@zawadeh/domain';
import { test as buyerTest } from './userFixtures.ts';
import { KNAFEH_ID } from './storage.ts';
import { expect, openWithoutScripts, recordLayoutShifts, test, untilFrameHydrated } from './fixtures.ts';

const textsByLang = {
  en: { add: 'Add to cart', added: 'Added', signIn: 'Sign In', missing: 'Please enter your email.' },
  ar: { add: 'أضف إلى السلة', added: 'أُضيف', signIn: 'تسجيل الدخول', missing: 'يرجى إدخال بريدك الإلكتروني.' },
} as const;

/** Dispatched, because `click()` would wait until the page is loaded. */
const press = (button: Locator) => button.dispatchEvent('click');

/** Loading the scripts takes long on two cores that other journeys use. */
const HYDRATION_TIMEOUT = { timeout: 15_000 };

const expectBusy = (button: Locator) => expect(button).toHaveAttribute('aria-busy', 'true');

/** Of the bags in the cart. */
async function quantities(page: Page): Promise<number[]> {
  const cart = await page.evaluate((key) => localStorage.getItem(key), CART_KEY);
  return (JSON.parse(cart ?? '[]') as { quantity: number }[]).map(({ quantity }) => quantity);
}

buyerTest('a bag added twice before hydration is in the cart once', async ({ page, lang }) => {
  const loadScripts = await openWithoutScripts(page, `/bag/${KNAFEH_ID}`);
  const add = page.getByRole('button', { name: textsByLang[lang].add });
  await press(add);
  await expectBusy(add);
  await press(add);
  loadScripts();
  await expect(page.getByRole('button', { name: textsByLang[lang].added })).toBeVisible(HYDRATION_TIMEOUT);
  expect(await quantities(page)).toEqual([1]);
});

buyerTest(
  'a press on a bag whose code comes after the page takes effect once, and nothing moves',
  async ({ page, lang }) => {
    const layoutShift = await recordLayoutShifts(page);
    let loadBag = () => {};
    const mayLoad = new Promise<void>((resolve) => (loadBag = resolve));
    await page.route('**/assets/LaterDetails-*.js', async (route) => {
      await mayLoad;
      await route.continue();
    });
    await page.goto(`/bag/${KNAFEH_ID}`);
    await untilFrameHydrated(page);
    await page.evaluate(() => document.fonts.ready);
    const shiftOfFonts = await layoutShift();
    const add = page.getByRole('button', { name: textsByLang[lang].add });
    await add.click();
    await expectBusy(add);
    await add.click();
    loadBag();
    await expect(page.getByRole('button', { name: textsByLang[lang].added })).toBeVisible(HYDRATION_TIMEOUT);
    expect(await quantities(page)).toEqual([1]);
    expect(await layoutShift()).toBe(shiftOfFonts);
    // The browser knows the cart before it hydrates the bag, and the server does not.
    await page.reload();
    await expect(page.getByRole('button', { name: textsByLang[lang].added })).toBeVisible(HYDRATION_TIMEOUT);
  },
);

test('a form sent before hydration is validated after it', async ({ page, lang }) => {
  const loadScripts = await openWithoutScripts(page, '/login');
  const send = page.locator('form').getByRole('button', { name: textsByLang[lang].signIn });
  await press(send);
  await expectBusy(send);
  loadScripts();
  await expect(page.getByText(textsByLang[lang].missing).first()).toBeVisible(HYDRATION_TIMEOUT);
  await expect(send).not.toHaveAttribute('aria-busy');
  expect(new URL(page.url()).search).toBe('');
});

test('a menu pressed before hydration opens after it', async ({ page, texts }) => {
  const loadScripts = await openWithoutScripts(page, '/our-bags');
  const menu = page.getByRole('banner').getByRole('button', { name: texts.menu, exact: true });
  await press(menu);
  await expectBusy(menu);
  loadScripts();
  await expect(page.getByRole('dialog')).toBeVisible(HYDRATION_TIMEOUT);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a press loads the scripts without waiting for the images', async ({ page, texts }) => {
  await page.route('**/art/*.svg', () => {});
  await page.goto('/our-bags', { waitUntil: 'commit' });
  const menu = page.getByRole('banner').getByRole('button', { name: texts.menu, exact: true });
  const request = page.waitForRequest('**/assets/react-*.js', { timeout: 1_500 });
  await press(menu);
  await request;
});
