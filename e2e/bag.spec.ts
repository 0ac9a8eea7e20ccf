import type { Page } from '@playwright/test';
import { expect, openShelf, test, untilHydrated } from './fixtures.ts';

const textsByLang = {
  en: {
    back: 'Back',
    delivery: 'Delivery option: Available',
  },
  ar: {
    back: 'رجوع',
    delivery: 'التوصيل: متاح',
  },
} as const;

const BAG = /\/bag\/[\w-]+$/;

/** The first seeded bag, by way of the shelf. */
async function openFromShelf(page: Page, link: string): Promise<void> {
  await openShelf(page);
  await page.getByRole('link', { name: link }).click();
  await expect(page).toHaveURL(BAG);
}

test('a visitor opens a bag from the shelf and comes back', async ({ page, texts, lang }) => {
  await openFromShelf(page, `${texts.details} ${texts.knafeh}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.knafeh);
  await expect(page).toHaveTitle(new RegExp(texts.knafeh));
  await expect(page.getByText(textsByLang[lang].delivery)).toBeVisible();
  await page.getByRole('link', { name: textsByLang[lang].back }).click();
  await expect(page).toHaveURL(/\/our-bags$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.heading);
  await expect(page).not.toHaveTitle(new RegExp(texts.knafeh));
});

test('Back leads from a bag to the page before, and to the shelf where there is none', async ({
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

  const tab = await page.context().newPage();
  await tab.goto(address);
  await untilHydrated(tab);
  await tab.getByRole('link', { name: textsByLang[lang].back }).click();
  await expect(tab).toHaveURL(/\/our-bags$/);
});

test.describe('a bag without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a bag is complete without scripts, and named in the tab and in the share preview', async ({
    page,
    texts,
    lang,
  }) => {
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
