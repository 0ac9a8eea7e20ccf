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
import { test as buyerTest } from './userFixtures.ts';
import { BAG_FOR } from './seeded.ts';
import { chooseSignUp } from './signInSteps.ts';
import { bagCards, expect, frameTexts, openShelf, switchLanguage, test } from './fixtures.ts';

const textsByLang = {
  en: {
    signOut: 'Sign Out',
    breakfast: 'Late Breakfast',
    more: /^One more/,
    newAccount: 'Sign Up',
    create: 'Sign Up',
    name: 'Name',
    telephone: 'Phone',
    confirm: 'Confirm password',
    weak: 'Password must be at least 8 characters, include 1 capital letter and 1 symbol.',
  },
  ar: {
    signOut: 'تسجيل الخروج',
    breakfast: 'فطور متأخر',
    more: /^زيادة الكمية/,
    newAccount: 'حساب جديد',
    create: 'إنشاء الحساب',
    name: 'الاسم',
    telephone: 'الهاتف',
    confirm: 'تأكيد كلمة المرور',
    weak: 'يجب أن تتألّف كلمة المرور من 8 أحرف على الأقل، مع حرف لاتيني كبير ورمز واحد.',
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

test('a sign-up form keeps its values, and shows its problems in the new language', async ({
  page,
  lang,
}) => {
  let texts = textsIn(lang);
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await page.goto('/login');
  await chooseSignUp(page, lang);
  await field(texts.name).fill('رانيا Haddad');
  await field(texts.telephone).fill('70 123 456');
  await field(texts.email).fill('rania.h@example.com');
  await field(texts.password).fill('bread');
  await field(texts.confirm).fill('bread');
  await page.getByRole('button', { name: texts.create }).click();
  await expect(page.getByText(texts.weak).first()).toBeVisible();

  texts = await switchFrom(page, texts.lang);
  await expect(page.getByText(texts.weak).first()).toBeVisible();
  await expect(page.getByRole('radio', { name: texts.newAccount })).toBeChecked();
  await expect(field(texts.name)).toHaveValue('رانيا Haddad');
  await expect(field(texts.telephone)).toHaveValue('70 123 456');
  await expect(field(texts.email)).toHaveValue('rania.h@example.com');
  await expect(field(texts.password)).toHaveValue('bread');
  await expect(field(texts.confirm)).toHaveValue('bread');
});

buyerTest('a language switch on every page of a purchase loses nothing', async ({ page, lang }) => {
  buyerTest.slow();
  const bag = BAG_FOR.language;
  let texts = textsIn(lang);
  const changeLanguage = async () => {
    // Without a session the header of a phone has the language switch, so the session is awaited.
    await expect(page.getByRole('banner').getByRole('button', { name: texts.signOut })).toBeVisible();
    texts = await switchFrom(page, texts.lang);
  };

  await buyerTest.step('the shelf: the search and the category', async () => {
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

  await buyerTest.step('a bag: the quantity', async () => {
    await page.getByRole('button', { name: texts.more }).click();
    await changeLanguage();
    await expect(title(page)).toHaveText(bag.title[texts.lang]);
    await expect(page.getByRole('spinbutton')).toHaveValue('2');
    await addToCart(page, texts);
    await goToCart(page);
  });

  await buyerTest.step('the cart: every field', async () => {
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

  await buyerTest.step('the review', async () => {
    await expect(title(page)).toHaveText(texts.review);
    await changeLanguage();
    await expect(title(page)).toHaveText(texts.review);
    for (const fact of ['شارع Port Said', '+961 71 999 888', texts.mina, bag.title[texts.lang], '$6.20']) {
      await expect(page.getByRole('main')).toContainText(fact);
    }
  });

  await buyerTest.step('the wallet and the success page are in the new language', async () => {
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

  await buyerTest.step('the profile', async () => {
    await page.getByRole('button', { name: texts.menu, exact: true }).click();
    await page.getByRole('dialog').getByRole('link', { name: texts.profile }).click();
    const order = page.getByRole('main').getByRole('article').first();
    await expect(order).toContainText(texts.completed);
    await changeLanguage();
    await expect(order).toContainText(texts.completed);
    await expect(order).toContainText(texts.delivery);
  });
});
