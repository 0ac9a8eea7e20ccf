import type { Page } from '@playwright/test';
import { expect, forgive, LOST_REQUEST, openShelf, test } from './words.ts';

const words = {
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

test('from the shelf to a bag and back again', async ({ page, say, lang }) => {
  await openFromShelf(page, `${say.details} ${say.knafeh}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.knafeh);
  await expect(page).toHaveTitle(new RegExp(say.knafeh));
  await expect(page.getByText(words[lang].delivery)).toBeVisible();
  await page.getByRole('link', { name: words[lang].back }).click();
  await expect(page).toHaveURL(/\/our-bags$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.heading);
  await expect(page).not.toHaveTitle(new RegExp(say.knafeh));
});

test('whoever came straight to a bag gets from it to the shelf', async ({ page, say, lang }) => {
  await openFromShelf(page, `${say.details} ${say.knafeh}`);
  const address = page.url();
  const tab = await page.context().newPage();
  await tab.goto(address);
  await expect(tab).toHaveTitle(new RegExp(say.knafeh));
  await tab.getByRole('link', { name: words[lang].back }).click();
  await expect(tab).toHaveURL(/\/our-bags$/);
});

test('back leads to the page before, also from a bag whose address was typed', async ({
  page,
  say,
  lang,
}) => {
  await openFromShelf(page, `${say.details} ${say.knafeh}`);
  const address = page.url();
  await page.goto('/payment-method');
  await page.goto(address);
  await expect(page).toHaveTitle(new RegExp(say.knafeh));
  await expect(async () => {
    if (BAG.test(page.url()))
      await page.getByRole('link', { name: words[lang].back }).click({ timeout: 1_000 });
    await expect(page).toHaveURL(/\/payment-method$/, { timeout: 2_000 });
  }).toPass();
});

test('reserving without being signed in is answered, and leads to the login page', async ({
  page,
  say,
  lang,
}) => {
  await openFromShelf(page, `${say.details} ${say.knafeh}`);
  await page.getByRole('button', { name: words[lang].add }).dblclick();
  await expect(page.getByText(words[lang].logIn)).toBeVisible();
  await expect(page).toHaveURL(BAG);
  await expect(page).toHaveURL(/\/login$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.knafeh);
});

test('a bag that is not there says so and leads to the shelf', async ({ page, lang, complaints }) => {
  await page.goto('/bag/not-there');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[lang].gone);
  await page.getByRole('link', { name: words[lang].toShelf }).click();
  await expect(page).toHaveURL(/\/our-bags$/);
  // Of the page, and of the bag that is asked for by itself a moment later.
  forgive(complaints, LOST_REQUEST);
});

test('nothing sticks out sideways on the narrowest phone, nor with letters twice as large', async ({
  page,
  say,
}) => {
  await openFromShelf(page, `${say.details} ${say.knafeh}`);
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overflow()).toBe(0);
  await page.setViewportSize({ width: 640, height: 900 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await overflow()).toBe(0);
});

test.describe('before any script runs', { tag: '@server' }, () => {
  test.use({ javaScriptEnabled: false });

  test('a bag is read whole, named in the tab and where it is sent to', async ({ page, say, lang }) => {
    await page.goto('/our-bags');
    await page.getByRole('link', { name: `${say.details} ${say.knafeh}` }).click();
    await expect(page).toHaveURL(BAG);
    await expect(page.locator('html')).toHaveAttribute('dir', say.dir);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.knafeh);
    await expect(page).toHaveTitle(new RegExp(say.knafeh));
    await expect(page.getByText(words[lang].delivery)).toBeVisible();
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', say.knafeh);
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', page.url());
    await page.getByRole('link', { name: words[lang].back }).click();
    await expect(page).toHaveURL(/\/our-bags$/);
  });
});
