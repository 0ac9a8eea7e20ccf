/** The base `test` of all journeys, and the texts of the page frame in the language of the browser. */
import { test as base, expect, type Page, type Route } from '@playwright/test';
import { createOutbox, type Outbox } from './outbox.ts';

export const frameTexts = {
  en: {
    dir: 'ltr',
    heading: 'Surprise bags',
    search: 'Search bags, shops and areas',
    meals: 'Meals',
    details: 'View Details',
    soldOut: 'Sold Out',
    empty: 'No surprise bags available',
    retry: 'Try again',
    notFound: 'Oops! Page not found',
    explore: 'Explore Bags',
    otherLanguage: 'العربية',
    menu: 'Menu',
    theme: 'Switch between light and dark',
    knafeh: 'Knafeh & Sweets Surprise',
    skip: 'Skip to content',
  },
  ar: {
    dir: 'rtl',
    heading: 'أكياس المفاجأة',
    search: 'ابحث عن كيس أو متجر أو منطقة',
    meals: 'وجبات',
    details: 'عرض التفاصيل',
    soldOut: 'نفدت الكمية',
    empty: 'لا توجد أكياس مفاجأة الآن',
    retry: 'إعادة المحاولة',
    notFound: 'عذراً! الصفحة غير موجودة',
    explore: 'تصفّح الأكياس',
    otherLanguage: 'English',
    menu: 'القائمة',
    theme: 'التبديل بين المظهرين الفاتح والداكن',
    knafeh: 'مفاجأة الكنافة والحلويات',
    skip: 'الانتقال إلى المحتوى',
  },
} as const;

type FrameTexts = (typeof frameTexts)['en' | 'ar'];

/** A console message of Playwright with `serviceWorkers: 'block'`: in all but the journeys without a connection. */
const SERVICE_WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';

export interface Fixtures {
  texts: FrameTexts;
  lang: 'en' | 'ar';
  outbox: Outbox;
  /** Page exceptions, console errors and warnings; any that `ignoreErrors` does not remove fails the test. */
  pageErrors: string[];
}

export const test = base.extend<Fixtures>({
  lang: async ({ locale }, provide) => provide(locale?.startsWith('ar') ? 'ar' : 'en'),
  texts: async ({ lang }, provide) => provide(frameTexts[lang]),
  outbox: async ({ page }, provide) => provide(createOutbox(page)),
  pageErrors: [
    async ({ page }, provide) => {
      const pageErrors: string[] = [];
      page.on('pageerror', (error) => pageErrors.push(error.message));
      page.on('console', (line) => {
        const isError = line.type() === 'error' || line.type() === 'warning';
        if (isError && line.text() !== SERVICE_WORKER_BLOCKED) pageErrors.push(line.text());
      });
      await provide(pageErrors);
      expect(pageErrors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

const isFrameHydrated = () =>
  Object.keys(document.querySelector('#main > *') ?? {}).some((key) => key.startsWith('__reactProps'));

/** Without a part that hydrates later. */
export const untilFrameHydrated = (page: Page) => page.waitForFunction(isFrameHydrated);

const isNoPartLeft = () => document.querySelector('[data-hydrates-later]') === null;

/** Before it a press on a link loads its address, without what the link would do by script. */
export async function untilHydrated(page: Page): Promise<void> {
  await untilFrameHydrated(page);
  await page.waitForFunction(isNoPartLeft);
}

/** Opens the shelf and waits until the page has the answer to its first request, which React sends after hydration. */
export async function openShelf(page: Page): Promise<void> {
  const response = page.waitForResponse('**/api/surprise-bags');
  await page.goto('/our-bags');
  await (await response).finished();
  // While it reads the answer, a return to the tab sends no second request.
  await page.evaluate(() => new Promise((resolve) => void setTimeout(resolve, 50)));
}

/** Opens the server's HTML; the returned function lets its scripts load. */
export async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  let loadScripts = () => {};
  const mayLoad = new Promise<void>((resolve) => (loadScripts = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await mayLoad;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return loadScripts;
}

/**
 * Responds to the requests until the returned function is called. The route itself stays, because Chromium never sends a
 * request that is paused while the last route of a page is removed.
 */
export async function failRequests(
  page: Page,
  url: string | RegExp,
  respond: (route: Route) => Promise<void>,
): Promise<() => void> {
  let isFailing = true;
  await page.route(url, (route) => (isFailing ? respond(route) : route.fallback()));
  return () => {
    isFailing = false;
  };
}

/** Console messages of the browser and of the success page about a request that a test made fail. */
export const FAILED_REQUEST =
  /Failed to load resource|net::ERR_|dynamically imported module|status of order \S+ could not be asked for/;

/** Removes only the errors that a test provokes: the remaining ones still fail it. */
export function ignoreErrors(pageErrors: string[], expected: RegExp): void {
  const others = pageErrors.filter((error) => !expected.test(error));
  pageErrors.splice(0, pageErrors.length, ...others);
}

export const bagCards = (page: Page) => page.getByRole('article');

/** Of the bags that the shop has from the start: other journeys add some meanwhile, named after their project. */
export const seededCards = (page: Page) =>
  bagCards(page).filter({ hasNotText: /(?:en|ar)-(?:phone|desktop)/ });

/** How many bags the server draws at most. */
export const MOST_IN_PAGE = 15;

const FOLDED = /^(?:Show \d+ more|عرض .+ (?:آخر|آخرين|أخرى))$/;

/** Presses the button of each group that shows only its first bags. */
export async function unfoldShelf(page: Page): Promise<void> {
  const folded = page.getByRole('button', { name: FOLDED });
  for (let left = await folded.count(); left > 0; left -= 1) await folded.first().click();
}

/** Opens a bag of a group that may be folded, and may come after the first bags. */
export async function openFromShelf(page: Page, bagId: string): Promise<void> {
  const bag = page.locator(`a[href="/bag/${bagId}"]`).first();
  await expect(async () => {
    await unfoldShelf(page);
    await expect(bag).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await bag.click();
}

/** Uses the header's switch, or the menu's where a signed-in phone has no room for it; the focus stays on the switch. */
export async function switchLanguage(page: Page, lang: 'en' | 'ar'): Promise<void> {
  const before = frameTexts[lang];
  const after = frameTexts[lang === 'en' ? 'ar' : 'en'];
  const inHeader = (name: string) => page.getByRole('banner').getByRole('button', { name, exact: true });
  if (await inHeader(before.otherLanguage).isVisible()) {
    await inHeader(before.otherLanguage).click();
    await expect(inHeader(after.otherLanguage)).toBeFocused();
    return;
  }
  await inHeader(before.menu).click();
  await page.getByRole('dialog').getByRole('button', { name: before.otherLanguage }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(inHeader(after.menu)).toBeFocused();
}
