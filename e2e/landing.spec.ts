import { untilSessionRead, recordStorageKeys } from './storage.ts';
import { bagCards, expect, test } from './fixtures.ts';

const textsByLang = {
  en: {
    heading: 'Zawadeh زوّادة',
    payment: 'Payment Method',
    tagline: 'Smart Choices, Proud Community.',
  },
  ar: {
    heading: 'زوّادة Zawadeh',
    payment: 'طريقة الدفع',
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
  await expect(bagCards(page)).toHaveCount(4);
  await page.getByRole('link', { name: frame.explore }).click();
  await expect(page).toHaveURL(/\/our-bags$/);
  const shelf = page.getByRole('heading', { level: 1, name: frame.heading });
  await expect(shelf).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(frame.heading));
  await page.goBack();
  await expect(page.getByText(texts.tagline)).toBeVisible();
});

test.describe('the landing page without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the landing page is complete without scripts', async ({ page, lang, texts: frame }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('dir', frame.dir);
    await expect(page.getByText(textsByLang[lang].tagline)).toBeVisible();
    await expect(page.getByRole('link', { name: frame.explore })).toHaveAttribute('href', '/our-bags');
    await expect(bagCards(page)).toHaveCount(4);
    await bagCards(page).first().getByRole('link').click();
    await expect(page).toHaveURL(/\/bag\//);
  });
});
