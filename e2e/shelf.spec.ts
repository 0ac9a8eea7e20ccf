import { bagCards, expect, forgive, LOST_REQUEST, openShelf, test } from './words.ts';
import { SEEDED_BAGS } from './seeded.ts';

test('the seeded bags stand on the shelf, in the language the browser asks for', async ({
  page,
  say,
  lang,
}) => {
  await openShelf(page);
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
  await expect(page.locator('html')).toHaveAttribute('dir', say.dir);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.heading);
  await expect(page).toHaveTitle(new RegExp(say.heading));
  await expect(bagCards(page)).toHaveCount(SEEDED_BAGS);
  await expect(bagCards(page).filter({ hasText: say.soldOut }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: `${say.details} ${say.knafeh}` })).toBeVisible();
});

test('typing finds a bag by either of its names, and Escape brings the others back', async ({
  page,
  say,
}) => {
  await openShelf(page);
  const field = page.getByRole('searchbox', { name: say.search });
  for (const typed of ['knafeh', 'كنافه']) {
    await field.fill(typed);
    await expect(bagCards(page)).toHaveCount(1);
    await expect(bagCards(page)).toContainText(say.knafeh);
  }
  await field.press('Escape');
  await expect(bagCards(page)).toHaveCount(SEEDED_BAGS);
});

const nothing = {
  en: /^Nothing matches “.*nothing is called this/,
  ar: /^لا شيء يطابق «.*nothing is called this/,
};

test('a chip shows one category, and what finds nothing is named and offers the way back', async ({
  page,
  say,
  lang,
}) => {
  await openShelf(page);
  const chip = page.getByRole('button', { name: say.meals, exact: true });
  await chip.click();
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => bagCards(page).count()).toBeLessThan(SEEDED_BAGS);
  await page.getByRole('searchbox').fill('nothing is called this');
  await expect(page.getByRole('heading', { name: nothing[lang] })).toBeVisible();
  await page.getByRole('button', { name: say.showAll }).click();
  await expect(bagCards(page)).toHaveCount(SEEDED_BAGS);
});

test(
  'a picture that does not load becomes the drawn bag',
  { tag: '@server' },
  async ({ page, complaints }) => {
    await page.route('**/api/surprise-bags', async (route) => {
      const rows = (await (await route.fetch({ headers: {} })).json()) as object[];
      await route.fulfill({ json: rows.map((row) => ({ ...row, image_url: '/art/not-there.webp' })) });
    });
    await openShelf(page);
    const pictures = bagCards(page).locator('img');
    await expect(pictures.first()).toHaveAttribute('src', /\/art\/bag-[a-z-]+\.svg/);
    forgive(complaints, LOST_REQUEST);
  },
);

test('an unknown address says so and leads home', async ({ page, say, complaints }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.notFound);
  forgive(complaints, LOST_REQUEST);
  await page.getByRole('link', { name: say.home }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expect(page.getByRole('link', { name: say.explore })).toBeVisible();
});

test('the keyboard reaches everything in reading order, and the first stop skips to the content', async ({
  page,
  say,
}) => {
  await openShelf(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: say.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('searchbox')).toBeFocused();
});
