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
} from './buying.ts';
import { buyingWords } from './buyingWords.ts';
import { test as asBuyer } from './people.ts';
import { BAG_FOR } from './seeded.ts';
import { turnToSignUp } from './steps.ts';
import { bagCards, expect, frameWords, openShelf, switchLanguage, test } from './words.ts';

const words = {
  en: {
    signOut: 'Sign Out',
    breakfast: 'Late Breakfast',
    more: /^One more/,
    newAccount: 'Sign Up',
    create: 'Sign Up',
    name: 'Name',
    telephone: 'Phone',
    again: 'Confirm password',
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
    again: 'تأكيد كلمة المرور',
    weak: 'يجب أن تتألّف كلمة المرور من 8 أحرف على الأقل، مع حرف لاتيني كبير ورمز واحد.',
  },
} as const;

type Lang = 'en' | 'ar';
const wordsIn = (lang: Lang) => ({ lang, ...frameWords[lang], ...buyingWords[lang], ...words[lang] });

/** Presses the switch, and gives the words that hold from then on. The page must be the same one, in other words. */
async function switchFrom(page: Page, lang: Lang) {
  const other = lang === 'en' ? 'ar' : 'en';
  const before = await page.title();
  await page.evaluate(() => Object.assign(window, { isTheSame: true }));
  await switchLanguage(page, lang);
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  await expect(page.locator('html')).toHaveAttribute('dir', frameWords[other].dir);
  await expect(page).not.toHaveTitle(before);
  expect(await page.evaluate(() => 'isTheSame' in window)).toBe(true);
  return wordsIn(other);
}

test('a sign-up form keeps all that was typed, and says in the new language what is wrong', async ({
  page,
  lang,
}) => {
  let say = wordsIn(lang);
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await page.goto('/login');
  await turnToSignUp(page, lang);
  await field(say.name).fill('رانيا Haddad');
  await field(say.telephone).fill('70 123 456');
  await field(say.email).fill('rania.h@example.com');
  await field(say.password).fill('bread');
  await field(say.again).fill('bread');
  await page.getByRole('button', { name: say.create }).click();
  await expect(page.getByText(say.weak).first()).toBeVisible();

  say = await switchFrom(page, say.lang);
  await expect(page.getByText(say.weak).first()).toBeVisible();
  await expect(page.getByRole('radio', { name: say.newAccount })).toBeChecked();
  await expect(field(say.name)).toHaveValue('رانيا Haddad');
  await expect(field(say.telephone)).toHaveValue('70 123 456');
  await expect(field(say.email)).toHaveValue('rania.h@example.com');
  await expect(field(say.password)).toHaveValue('bread');
  await expect(field(say.again)).toHaveValue('bread');
});

asBuyer('another language on every page of a purchase loses nothing', async ({ page, lang }) => {
  asBuyer.slow();
  const bag = BAG_FOR.language;
  let say = wordsIn(lang);
  const change = async () => {
    say = await switchFrom(page, say.lang);
  };

  await asBuyer.step('the shelf: what was searched for, and the category', async () => {
    await openShelf(page);
    // Until it is known who is here, a phone's header has room for the language.
    await expect(page.getByRole('banner').getByRole('button', { name: say.signOut })).toBeVisible();
    await page.getByRole('button', { name: say.breakfast, exact: true }).click();
    await page.getByRole('searchbox').fill(bag.title.ar);
    await expect(bagCards(page)).toHaveCount(1);
    await change();
    await expect(page.getByRole('searchbox')).toHaveValue(bag.title.ar);
    await expect(page.getByRole('button', { name: say.breakfast, exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(bagCards(page)).toHaveCount(1);
    await page.getByRole('link', { name: `${say.details} ${bag.title[say.lang]}` }).click();
  });

  await asBuyer.step('a bag: how many', async () => {
    await page.getByRole('button', { name: say.more }).click();
    await change();
    await expect(title(page)).toHaveText(bag.title[say.lang]);
    await expect(page.getByRole('spinbutton')).toHaveValue('2');
    await addToCart(page, say);
    await goToCart(page);
  });

  await asBuyer.step('the cart: every field', async () => {
    const typed = {
      street: 'شارع Port Said',
      building: 'Karam',
      floor: '3',
      apartment: '6',
      landmark: 'مقابل البحر',
    };
    const parts = Object.entries(typed) as [keyof typeof typed, string][];
    await page.getByRole('textbox', { name: say.firstName }).fill('رانيا');
    await page.getByRole('textbox', { name: say.phone }).fill('71 999 888');
    await chooseArea(page, say);
    for (const [part, text] of parts) await page.getByRole('textbox', { name: say[part] }).fill(text);
    await change();
    await expect(page.getByRole('textbox', { name: say.firstName })).toHaveValue('رانيا');
    await expect(page.getByRole('textbox', { name: say.phone })).toHaveValue('71 999 888');
    await expect(page.getByRole('radio', { name: say.delivery })).toBeChecked();
    await expect(page.getByRole('combobox', { name: say.area })).toHaveValue(say.mina);
    for (const [part, text] of parts) {
      await expect(page.getByRole('textbox', { name: say[part] })).toHaveValue(text);
    }
    await expect(page.getByRole('spinbutton')).toHaveValue('2');
    await checkoutButton(page, say).click();
  });

  await asBuyer.step('the review', async () => {
    await expect(title(page)).toHaveText(say.review);
    await change();
    await expect(title(page)).toHaveText(say.review);
    for (const fact of ['شارع Port Said', '+961 71 999 888', say.mina, bag.title[say.lang], '$6.20']) {
      await expect(page.getByRole('main')).toContainText(fact);
    }
  });

  await asBuyer.step('the wallet speaks it too, and so does the good news', async () => {
    await proceed(page, say);
    await expect(title(page)).toHaveText(say.wallet);
    const code = await payInWallet(page, say);
    await change();
    await expect(title(page)).toHaveText(say.paid);
    await expect(orderCodeOn(page)).toHaveText(code);
    await page.getByRole('button', { name: say.bell }).click();
    await expect(page.getByText(say.news.delivery)).toHaveCount(1);
    await page.keyboard.press('Escape');
  });

  await asBuyer.step('the profile', async () => {
    await page.getByRole('button', { name: say.menu, exact: true }).click();
    await page.getByRole('dialog').getByRole('link', { name: say.profile }).click();
    const order = page.getByRole('main').getByRole('article').first();
    await expect(order).toContainText(say.completed);
    await change();
    await expect(order).toContainText(say.completed);
    await expect(order).toContainText(say.delivery);
  });
});
