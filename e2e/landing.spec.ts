import { alive, listen } from './storage.ts';
import { expect, test } from './words.ts';

const WORDS = {
  en: {
    heading: 'Zawadeh زوّادة',
    payment: 'Payment Method',
    notifications: 'Notifications',
    none: 'No notifications yet',
    tagline: 'Smart Choices, Proud Community.',
  },
  ar: {
    heading: 'زوّادة Zawadeh',
    payment: 'طريقة الدفع',
    notifications: 'الإشعارات',
    none: 'لا إشعارات بعد',
    tagline: 'خيارات ذكية، ومجتمع فخور.',
  },
};

test('the front door says who this is, and leads to the bags and back', async ({ page, lang, say }) => {
  const words = WORDS[lang];
  await listen(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(words.heading);
  await expect(page.getByText(words.tagline)).toBeVisible();
  await expect(page.getByRole('link', { name: words.payment })).toHaveAttribute('href', '/payment-method');
  // Before that a link leads there by another load, which leaves the focus to the browser.
  await alive(page);
  await page.getByRole('link', { name: say.explore }).click();
  await expect(page).toHaveURL(/\/our-bags$/);
  const shelf = page.getByRole('heading', { level: 1, name: say.heading });
  await expect(shelf).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(say.heading));
  await page.goBack();
  await expect(page.getByText(words.tagline)).toBeVisible();
});

test.describe('before any script runs', { tag: '@server' }, () => {
  test.use({ javaScriptEnabled: false });

  test('it is all there', async ({ page, lang, say }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('dir', say.dir);
    await expect(page.getByText(WORDS[lang].tagline)).toBeVisible();
    await expect(page.getByRole('link', { name: say.explore })).toHaveAttribute('href', '/our-bags');
  });
});

test('the menu is opened, used and left by keyboard, and leads to every part of the shop', async ({
  page,
  say,
}) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: say.menu, exact: true });
  await expect(async () => {
    await button.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const menu = page.getByRole('dialog');
  const ways = await menu
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(ways).toEqual(['/', '/our-bags', '/payment-method', '/login']);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
});

test('the bell says that there is nothing yet', async ({ page, lang }) => {
  const words = WORDS[lang];
  await page.goto('/');
  const bell = page.getByRole('button', { name: words.notifications, exact: true });
  await expect(async () => {
    await bell.click({ timeout: 1_000 });
    await expect(page.getByText(words.none)).toBeVisible({ timeout: 1_000 });
  }).toPass();
});

test('another language changes the front door where it stands', async ({ page, say, lang }) => {
  await page.goto('/');
  const other = lang === 'ar' ? 'en' : 'ar';
  await expect(async () => {
    await page.getByRole('button', { name: say.otherLanguage }).first().click({ timeout: 1_000 });
    await expect(page.getByText(WORDS[other].tagline)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(page.locator('html')).toHaveAttribute('lang', other);
});
