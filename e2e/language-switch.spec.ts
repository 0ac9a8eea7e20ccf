import type { Page } from '@playwright/test';
import {
  addToCart,
  checkoutButton,
  chooseArea,
  goToCart,
  orderCodeOn,
  payInWallet,
  proceed,
  title,
} from './buyingSteps.ts';
import { buyingTexts } from './buyingTexts.ts';
import { test } from './userFixtures.ts';
import { BAG_FOR } from './seeded.ts';
import { bagCards, expect, frameTexts, openShelf, switchLanguage } from './fixtures.ts';

const textsByLang = {
  en: {
    signOut: 'Sign Out',
    breakfast: 'Late Breakfast',
    more: /^One more/,
  },
  ar: {
    signOut: 'تسجيل الخروج',
    breakfast: 'فطور متأخّر',
    more: /^زيادة الكمية/,
  },
} as const;

type Lang = 'en' | 'ar';
const textsIn = (lang: Lang) => ({ lang, ...frameTexts[lang], ...buyingTexts[lang], ...textsByLang[lang] });

/** Switches the language without a reload, and returns the texts of the new language. */
async function switchFrom(page: Page, lang: Lang) {
  const other = lang === 'en' ? 'ar' : 'en';
  const before = await page.title();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await switchLanguage(page, lang);
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  await expect(page.locator('html')).toHaveAttribute('dir', frameTexts[other].dir);
  await expect(page).not.toHaveTitle(before);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  return textsIn(other);
}

test('a language switch on every page of a purchase loses nothing', async ({ page, lang }) => {
  const bag = BAG_FOR.language;
  let texts = textsIn(lang);
  const changeLanguage = async () => {
    // Without a session the header of a phone has the language switch, so the session is awaited.
    await expect(page.getByRole('banner').getByRole('button', { name: texts.signOut })).toBeVisible();
    texts = await switchFrom(page, texts.lang);
  };

  await test.step('the shelf: the search and the category', async () => {
    await openShelf(page);
    await page.getByRole('button', { name: texts.breakfast, exact: true }).click();
    await page.getByRole('searchbox').fill(bag.title.ar);
    await expect(bagCards(page)).toHaveCount(1);
    await changeLanguage();
    await expect(page.getByRole('searchbox')).toHaveValue(bag.title.ar);
    await expect(page.getByRole('button', { name: texts.breakfast, exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(bagCards(page)).toHaveCount(1);
    await page.getByRole('link', { name: `${texts.details} ${bag.title[texts.lang]}` }).click();
  });

  await test.step('a bag: the quantity', async () => {
    await page.getByRole('button', { name: texts.more }).click();
    await changeLanguage();
    await expect(title(page)).toHaveText(bag.title[texts.lang]);
    await expect(page.getByRole('spinbutton')).toHaveValue('2');
    await addToCart(page, texts);
    await goToCart(page);
  });

  await test.step('the cart: every field', async () => {
    const typed = {
      street: 'شارع Port Said',
      building: 'Karam',
      floor: '3',
      apartment: '6',
      landmark: 'مقابل البحر',
    };
    const parts = Object.entries(typed) as [keyof typeof typed, string][];
    await page.getByRole('textbox', { name: texts.firstName }).fill('رانيا');
    await page.getByRole('textbox', { name: texts.phone }).fill('71 999 888');
    await chooseArea(page, texts);
    for (const [part, text] of parts) await page.getByRole('textbox', { name: texts[part] }).fill(text);
    await changeLanguage();
    await expect(page.getByRole('textbox', { name: texts.firstName })).toHaveValue('رانيا');
    await expect(page.getByRole('textbox', { name: texts.phone })).toHaveValue('71 999 888');
    await expect(page.getByRole('radio', { name: texts.delivery })).toBeChecked();
    await expect(page.getByRole('combobox', { name: texts.area })).toHaveValue(texts.mina);
    for (const [part, text] of parts) {
      await expect(page.getByRole('textbox', { name: texts[part] })).toHaveValue(text);
    }
    await expect(page.getByRole('spinbutton')).toHaveValue('2');
    await checkoutButton(page, texts).click();
  });

  await test.step('the review', async () => {
    await expect(title(page)).toHaveText(texts.review);
    await changeLanguage();
    await expect(title(page)).toHaveText(texts.review);
    for (const fact of ['شارع Port Said', '+961 71 999 888', texts.mina, bag.title[texts.lang], '$6.20']) {
      await expect(page.getByRole('main')).toContainText(fact);
    }
  });

  await test.step('the wallet and the success page are in the new language', async () => {
    await proceed(page, texts);
    await expect(title(page)).toHaveText(texts.wallet);
    const code = await payInWallet(page, texts);
    await changeLanguage();
    await expect(title(page)).toHaveText(texts.paid);
    await expect(orderCodeOn(page)).toHaveText(code);
    await page.getByRole('button', { name: texts.bell }).click();
    await expect(page.getByText(texts.notificationText.delivery)).toHaveCount(1);
    await page.keyboard.press('Escape');
  });

  await test.step('the profile', async () => {
    await page.getByRole('button', { name: texts.menu, exact: true }).click();
    await page.getByRole('dialog').getByRole('link', { name: texts.profile }).click();
    const order = page.getByRole('main').getByRole('article').first();
    await expect(order).toContainText(texts.completed);
    await changeLanguage();
    await expect(order).toContainText(texts.completed);
    await expect(order).toContainText(texts.delivery);
  });
});
