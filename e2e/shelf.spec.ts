import { bagCards, expect, ignoreErrors, FAILED_REQUEST, openShelf, test } from './fixtures.ts';
import { SEEDED_BAGS } from './seeded.ts';

test('the shelf shows the seeded bags, in the language of the browser', async ({ page, texts, lang }) => {
  await openShelf(page);
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
  await expect(page.locator('html')).toHaveAttribute('dir', texts.dir);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.heading);
  await expect(page).toHaveTitle(new RegExp(texts.heading));
  await expect(bagCards(page)).toHaveCount(SEEDED_BAGS);
  await expect(bagCards(page).filter({ hasText: texts.soldOut }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: `${texts.details} ${texts.knafeh}` })).toBeVisible();
});

test('a search finds a bag by either of its names, and Escape clears it', async ({ page, texts }) => {
  await openShelf(page);
  const field = page.getByRole('searchbox', { name: texts.search });
  for (const typed of ['knafeh', 'كنافه']) {
    await field.fill(typed);
    await expect(bagCards(page)).toHaveCount(1);
    await expect(bagCards(page)).toContainText(texts.knafeh);
  }
  await field.press('Escape');
  await expect(bagCards(page)).toHaveCount(SEEDED_BAGS);
});

const noResults = {
  en: /^Nothing matches “.*nothing is called this/,
  ar: /^لا شيء يطابق «.*nothing is called this/,
};

test('a chip shows one category, and a search without results offers to show all bags', async ({
  page,
  texts,
  lang,
}) => {
  await openShelf(page);
  const chip = page.getByRole('button', { name: texts.meals, exact: true });
  await chip.click();
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => bagCards(page).count()).toBeLessThan(SEEDED_BAGS);
  await page.getByRole('searchbox').fill('nothing is called this');
  await expect(page.getByRole('heading', { name: noResults[lang] })).toBeVisible();
  await page.getByRole('button', { name: texts.showAll }).click();
  await expect(bagCards(page)).toHaveCount(SEEDED_BAGS);
});

test(
  'an image that fails to load is replaced by a drawing',
  { tag: '@server' },
  async ({ page, pageErrors }) => {
    await page.route('**/api/surprise-bags', async (route) => {
      const rows = (await (await route.fetch({ headers: {} })).json()) as object[];
      await route.fulfill({ json: rows.map((row) => ({ ...row, image_url: '/art/not-there.webp' })) });
    });
    await openShelf(page);
    const pictures = bagCards(page).locator('img');
    await expect(pictures.first()).toHaveAttribute('src', /\/art\/bag-[a-z-]+\.svg/);
    ignoreErrors(pageErrors, FAILED_REQUEST);
  },
);

test('an unknown path shows an error page that leads home', async ({ page, texts, pageErrors }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.notFound);
  ignoreErrors(pageErrors, FAILED_REQUEST);
  await page.getByRole('link', { name: texts.home }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expect(page.getByRole('link', { name: texts.explore })).toBeVisible();
});

test('the first tab stop skips to the content, and the second is the search', async ({ page, texts }) => {
  await openShelf(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: texts.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('searchbox')).toBeFocused();
});
