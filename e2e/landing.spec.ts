import { untilSessionRead, recordStorageKeys } from './storage.ts';
import { expect, test } from './fixtures.ts';

const textsByLang = {
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

test('the landing page introduces the shop, and leads to the bags and back', async ({
  page,
  lang,
  texts: frame,
}) => {
  const texts = textsByLang[lang];
  await recordStorageKeys(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(texts.heading);
  await expect(page.getByText(texts.tagline)).toBeVisible();
  await expect(page.getByRole('link', { name: texts.payment })).toHaveAttribute('href', '/payment-method');
  // Before hydration a link is a full navigation, which does not move the focus to the heading.
  await untilSessionRead(page);
  await page.getByRole('link', { name: frame.explore }).click();
  await expect(page).toHaveURL(/\/our-bags$/);
  const shelf = page.getByRole('heading', { level: 1, name: frame.heading });
  await expect(shelf).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(frame.heading));
  await page.goBack();
  await expect(page.getByText(texts.tagline)).toBeVisible();
});

test.describe('without scripts', { tag: '@server' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the landing page is complete', async ({ page, lang, texts: frame }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('dir', frame.dir);
    await expect(page.getByText(textsByLang[lang].tagline)).toBeVisible();
    await expect(page.getByRole('link', { name: frame.explore })).toHaveAttribute('href', '/our-bags');
  });
});

test('the menu opens and closes by keyboard, and links to every part of the shop', async ({
  page,
  texts: frame,
}) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: frame.menu, exact: true });
  await expect(async () => {
    await button.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const menu = page.getByRole('dialog');
  const targets = await menu
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(targets).toEqual(['/', '/our-bags', '/payment-method', '/login']);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
});

test('the bell shows that there are no notifications', async ({ page, lang }) => {
  const texts = textsByLang[lang];
  await page.goto('/');
  const bell = page.getByRole('button', { name: texts.notifications, exact: true });
  await expect(async () => {
    await bell.click({ timeout: 1_000 });
    await expect(page.getByText(texts.none)).toBeVisible({ timeout: 1_000 });
  }).toPass();
});

test('a language switch changes the landing page in place', async ({ page, texts: frame, lang }) => {
  await page.goto('/');
  const other = lang === 'ar' ? 'en' : 'ar';
  const toOther = page.getByRole('button', { name: frame.otherLanguage }).first();
  await expect(async () => {
    if (await toOther.isVisible()) await toOther.click({ timeout: 1_000 });
    await expect(page.getByText(textsByLang[other].tagline)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(page.locator('html')).toHaveAttribute('lang', other);
});
