/** What moves from the first paint until after hydration; each waits until the page is still. */
import type { Page } from '@playwright/test';
import { CART_KEY } from '@zawadeh/domain';
import { expect, ignoreErrors, test, untilFrameHydrated, untilHydrated } from './fixtures.ts';
import { KNAFEH_ID } from './storage.ts';
import { test as buyerTest } from './userFixtures.ts';

const textsByLang = {
  en: { add: 'Add to cart', added: 'Added' },
  ar: { add: 'أضف إلى السلّة', added: 'أُضيف' },
} as const;

const SHOP = '/shop/5a000000-0000-4000-8000-000000000001';

/** Before the page is opened; the returned function gives the sum of the shifts until then. */
async function recordLayoutShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    await page.waitForTimeout(1000);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    return shifts.reduce((sum, shift) => sum + shift, 0);
  };
}

/** Console messages about the fonts that `layoutShiftOf` replaces. */
const NO_FONT = /Failed to decode downloaded font|OTS parsing error/;

/**
 * Opens the page, and returns what moves from the first paint until after hydration. Without the product's fonts,
 * because one that comes after the first paint moves lines too.
 */
async function layoutShiftOf(page: Page, path: string): Promise<number> {
  await page.route('**/*.woff2', (route) => route.fulfill({ body: 'no font' }));
  const layoutShift = await recordLayoutShifts(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  await untilHydrated(page);
  return layoutShift();
}

test('hydration causes no layout shift', async ({ page, pageErrors }) => {
  expect(await layoutShiftOf(page, '/our-bags')).toBe(0);
  ignoreErrors(pageErrors, NO_FONT);
});

test('hydration of a shop causes no layout shift and fetches no shop', async ({ page, pageErrors }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/rest/v1/stores')) fetched.push(request.url());
  });
  expect(await layoutShiftOf(page, SHOP)).toBe(0);
  expect(fetched).toEqual([]);
  ignoreErrors(pageErrors, NO_FONT);
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
    await expect(add).toHaveAttribute('aria-busy', 'true');
    await add.click();
    loadBag();
    await expect(page.getByText(textsByLang[lang].added, { exact: true })).toBeVisible();
    const cart = await page.evaluate((key) => localStorage.getItem(key), CART_KEY);
    expect(JSON.parse(cart ?? '[]')).toMatchObject([{ quantity: 1 }]);
    expect(await layoutShift()).toBe(shiftOfFonts);
    // The browser knows the cart before it hydrates the bag, and the server does not.
    await page.reload();
    await expect(page.getByText(textsByLang[lang].added, { exact: true })).toBeVisible();
  },
);
