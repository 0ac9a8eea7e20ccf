import type { Page } from '@playwright/test';
import { expect, ignoreErrors, FAILED_REQUEST, openShelf, test, untilHydrated } from './fixtures.ts';

const textsByLang = {
  en: {
    add: 'Add to cart',
    back: 'Back',
    delivery: 'Delivery option: Available',
    logIn: 'You need to log in to reserve a bag. Redirecting to the login page...',
    gone: 'This bag is no longer there',
    toShelf: 'Explore Bags',
  },
  ar: {
    add: 'أضف إلى السلة',
    back: 'رجوع',
    delivery: 'خيار التوصيل: متاح',
    logIn: 'يلزم تسجيل الدخول لحجز كيس. ننقلك الآن إلى صفحة الدخول...',
    gone: 'لم يعد هذا الكيس متاحاً',
    toShelf: 'تصفّح الأكياس',
  },
} as const;

const BAG = /\/bag\/[\w-]+$/;

/** The first seeded bag, by way of the shelf. */
async function openFromShelf(page: Page, link: string): Promise<void> {
  await openShelf(page);
  await page.getByRole('link', { name: link }).click();
  await expect(page).toHaveURL(BAG);
}

test('from the shelf to a bag and back again', async ({ page, texts, lang }) => {
  await openFromShelf(page, `${texts.details} ${texts.knafeh}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.knafeh);
  await expect(page).toHaveTitle(new RegExp(texts.knafeh));
  await expect(page.getByText(textsByLang[lang].delivery)).toBeVisible();
  await page.getByRole('link', { name: textsByLang[lang].back }).click();
  await expect(page).toHaveURL(/\/our-bags$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.heading);
  await expect(page).not.toHaveTitle(new RegExp(texts.knafeh));
});

test('Back leads to the shelf from a bag that was opened directly', async ({ page, texts, lang }) => {
  await openFromShelf(page, `${texts.details} ${texts.knafeh}`);
  const address = page.url();
  const tab = await page.context().newPage();
  await tab.goto(address);
  await expect(tab).toHaveTitle(new RegExp(texts.knafeh));
  await tab.getByRole('link', { name: textsByLang[lang].back }).click();
  await expect(tab).toHaveURL(/\/our-bags$/);
});

test('Back leads to the page before, also from a bag whose address was typed', async ({
  page,
  texts,
  lang,
}) => {
  await openFromShelf(page, `${texts.details} ${texts.knafeh}`);
  const address = page.url();
  await page.goto('/payment-method');
  await page.goto(address);
  await expect(page).toHaveTitle(new RegExp(texts.knafeh));
  await untilHydrated(page);
  await page.getByRole('link', { name: textsByLang[lang].back }).click();
  await expect(page).toHaveURL(/\/payment-method$/);
});

test('reserving while signed out shows a message, and leads to the login page', async ({
  page,
  texts,
  lang,
}) => {
  await openFromShelf(page, `${texts.details} ${texts.knafeh}`);
  await page.getByRole('button', { name: textsByLang[lang].add }).dblclick();
  await expect(page.getByText(textsByLang[lang].logIn)).toBeVisible();
  await expect(page).toHaveURL(BAG);
  await expect(page).toHaveURL(/\/login$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.knafeh);
});

test('an unknown bag shows an error page that leads to the shelf', async ({ page, lang, pageErrors }) => {
  await page.goto('/bag/not-there');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(textsByLang[lang].gone);
  await page.getByRole('link', { name: textsByLang[lang].toShelf }).click();
  await expect(page).toHaveURL(/\/our-bags$/);
  // Of the page, and of the later request for this bag.
  ignoreErrors(pageErrors, FAILED_REQUEST);
});

test('no horizontal overflow on the narrowest phone or with text twice as large', async ({ page, texts }) => {
  await openFromShelf(page, `${texts.details} ${texts.knafeh}`);
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overflow()).toBe(0);
  await page.setViewportSize({ width: 640, height: 900 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await overflow()).toBe(0);
});

test.describe('without scripts', { tag: '@server' }, () => {
  test.use({ javaScriptEnabled: false });

  test('a bag is complete, and named in the tab and in the share preview', async ({ page, texts, lang }) => {
    await page.goto('/our-bags');
    await page.getByRole('link', { name: `${texts.details} ${texts.knafeh}` }).click();
    await expect(page).toHaveURL(BAG);
    await expect(page.locator('html')).toHaveAttribute('dir', texts.dir);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.knafeh);
    await expect(page).toHaveTitle(new RegExp(texts.knafeh));
    await expect(page.getByText(textsByLang[lang].delivery)).toBeVisible();
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', texts.knafeh);
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', page.url());
    await page.getByRole('link', { name: textsByLang[lang].back }).click();
    await expect(page).toHaveURL(/\/our-bags$/);
  });
});
