import { bagCards, expect, openShelf, seededCards, test, unfoldShelf } from './fixtures.ts';
import { SEEDED_BAGS } from './seeded.ts';

test('the shelf shows the seeded bags, in the language of the browser', async ({ page, texts, lang }) => {
  await openShelf(page);
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
  await expect(page.locator('html')).toHaveAttribute('dir', texts.dir);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.heading);
  await expect(page).toHaveTitle(new RegExp(texts.heading));
  await unfoldShelf(page);
  await expect(seededCards(page)).toHaveCount(SEEDED_BAGS);
  await expect(bagCards(page).filter({ hasText: texts.soldOut }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: `${texts.details} ${texts.knafeh}` })).toBeVisible();
});

test('the first tab stop skips to the content, and the next ones are the two views and the search', async ({
  page,
  texts,
}) => {
  await openShelf(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: texts.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('searchbox')).toBeFocused();
});

test('a stock change shows at once on return to the tab, and by itself otherwise', async ({
  page,
  texts,
}) => {
  await openShelf(page);
  let quantity = 0;
  await page.route('**/api/surprise-bags', async (route) => {
    const rows = (await (await route.fetch({ headers: {} })).json()) as object[];
    await route.fulfill({ json: rows.map((row) => ({ ...row, quantity })) });
  });
  // What a page gets on return to its tab.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(bagCards(page).filter({ hasNotText: texts.soldOut })).toHaveCount(0);
  quantity = 9;
  await expect(bagCards(page).filter({ hasText: texts.soldOut })).toHaveCount(0);
});
