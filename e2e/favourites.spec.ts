import type { Page } from '@playwright/test';
import { PASSWORD } from '../apps/server/src/testing/shopClient.ts';
import { bagCards, expect, test as visitorTest } from './fixtures.ts';
import { chooseSignUp, signInButton, signUpButton } from './signInSteps.ts';
import { test } from './userFixtures.ts';

const textsByLang = {
  en: {
    store: 'Zahra Sweets',
    heart: 'Favourite shop',
    signIn: 'Sign in to add this shop to your favourites.',
    added: /Zahra Sweets.* is in your favourites\./,
    welcome: 'Welcome back to Zawadeh!',
    toShop: 'Back to Zawadeh',
    email: 'Email',
    password: 'Password',
    confirm: 'Confirm password',
    name: 'Name',
    phone: 'Phone',
    created: 'Account created! Please check your email to confirm your account.',
    confirmed: 'Your email address is confirmed.',
    favourites: 'Favourites',
    shops: '1 shop',
    filters: 'Filters',
    mine: 'My favourites',
    signOut: 'Sign Out',
    login: 'Login',
    signInForFavourites: 'Sign in to see the bags of your favourite shops.',
  },
  ar: {
    store: 'حلويات الزهراء',
    heart: 'متجر مفضّل',
    signIn: 'سجّل الدخول ليُضاف هذا المتجر إلى متاجرك المفضّلة.',
    added: /أُضيف المتجر «.*حلويات الزهراء.*» إلى المفضّلة\./,
    welcome: 'أهلاً بعودتك إلى زوّادة!',
    toShop: 'العودة إلى زوّادة',
    email: 'البريد الإلكتروني',
    password: 'كلمة المرور',
    confirm: 'تأكيد كلمة المرور',
    name: 'الاسم',
    phone: 'الهاتف',
    created: 'تمّ إنشاء حسابك! يرجى تأكيده عبر الرسالة التي أرسلناها إلى بريدك.',
    confirmed: 'تمّ تأكيد بريدك الإلكتروني.',
    favourites: 'متاجري المفضّلة',
    shops: 'متجر واحد',
    filters: 'تصفية',
    mine: 'متاجري المفضّلة',
    signOut: 'تسجيل الخروج',
    login: 'تسجيل الدخول',
    signInForFavourites: 'سجّل الدخول لترى أكياس متاجرك المفضّلة.',
  },
} as const;

type Lang = keyof typeof textsByLang;

const SHOP = '/shop/5a000000-0000-4000-8000-000000000001';
const BAGS_OF_THE_SHOP = 4;

const emailFor = (what: string, project: string) => `${what}.${project}.${Date.now()}@example.com`;

const heart = (page: Page, lang: Lang) =>
  page.getByRole('main').getByRole('button', { name: textsByLang[lang].heart });

/** Until the server has answered. */
async function expectHeart(page: Page, lang: Lang, isPressed: boolean): Promise<void> {
  await expect(heart(page, lang)).toHaveAttribute('aria-pressed', String(isPressed));
  await expect(heart(page, lang)).not.toHaveAttribute('aria-busy');
}

const signedOut = { cookies: [], origins: [] };

async function fillIn(page: Page, lang: Lang, email: string): Promise<void> {
  await page.getByLabel(textsByLang[lang].email, { exact: true }).fill(email);
  await page.getByLabel(textsByLang[lang].password, { exact: true }).fill(PASSWORD);
}

test(
  'two devices of one user agree, and no other user sees the favourite',
  { tag: '@all' },
  async ({ browser, lang, api, otherBuyer }, { project }) => {
    const email = emailFor('hearts', project.name);
    const { storageState } = await api.signUp(email);
    const open = async (state: typeof storageState) => {
      const context = await browser.newContext({ ...project.use, storageState: state });
      const page = await context.newPage();
      await page.goto(SHOP);
      return page;
    };
    const phone = await open(storageState);
    await expectHeart(phone, lang, false);
    await heart(phone, lang).click();
    await expectHeart(phone, lang, true);

    const computer = await open((await api.signIn(email, PASSWORD)).storageState);
    await expectHeart(computer, lang, true);
    const other = await open(otherBuyer.storageState);
    await expectHeart(other, lang, false);

    await heart(computer, lang).click();
    await expectHeart(computer, lang, false);
    await phone.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expectHeart(phone, lang, false);
    for (const page of [phone, computer, other]) await page.context().close();
  },
);

test(
  'a visitor’s press leads through the login to a favourite, which profile and filters know',
  { tag: '@all' },
  async ({ browser, lang, api }, { project }) => {
    const texts = textsByLang[lang];
    const email = emailFor('visitor', project.name);
    await api.signUp(email);
    const context = await browser.newContext({ ...project.use, storageState: signedOut });
    const page = await context.newPage();

    await test.step('the press leads to the login and back', async () => {
      await page.goto(SHOP);
      await heart(page, lang).click();
      await expect(page).toHaveURL(/\/login$/);
      await expect(page.getByText(texts.signIn)).toBeVisible();
      await fillIn(page, lang, email);
      await signInButton(page, lang).click();
      await expect(page).toHaveURL(new RegExp(`${SHOP}$`));
      await expect(page.getByText(texts.welcome)).toBeVisible();
      await expect(page.getByText(texts.added)).toBeVisible();
      await expectHeart(page, lang, true);
    });

    await test.step('it is used once: what is taken back stays so', async () => {
      await heart(page, lang).click();
      await expectHeart(page, lang, false);
      await page.reload();
      await expectHeart(page, lang, false);
      await heart(page, lang).click();
      await expectHeart(page, lang, true);
    });

    await test.step('the profile lists the shop', async () => {
      await page.goto('/profile');
      await expect(page.getByRole('heading', { level: 2, name: texts.favourites })).toBeVisible();
      await expect(page.getByText(texts.shops, { exact: true })).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: texts.store }).click();
      await expect(page).toHaveURL(new RegExp(`${SHOP}$`));
    });

    await test.step('the filters choose its bags', async () => {
      await page.goto('/our-bags');
      await page.getByRole('button', { name: texts.filters }).click();
      const sheet = page.getByRole('dialog');
      await sheet.getByRole('button', { name: texts.mine }).click();
      await expect(page).toHaveURL((url) => url.search === '?shops=favourites');
      await sheet.getByRole('button').last().click();
      await expect(bagCards(page)).toHaveCount(BAGS_OF_THE_SHOP);
      await page.reload();
      await expect(bagCards(page)).toHaveCount(BAGS_OF_THE_SHOP);
    });

    await test.step('after signing out the address says what is missing, and the login leads back', async () => {
      await page.goto('/profile');
      await page.getByRole('banner').getByRole('button', { name: texts.signOut }).click();
      await page.goto('/our-bags?shops=favourites');
      await expect(page.getByRole('heading', { name: texts.signInForFavourites })).toBeVisible();
      await page.getByRole('banner').getByRole('link', { name: texts.login }).click();
      await fillIn(page, lang, email);
      await signInButton(page, lang).click();
      await expect(page).toHaveURL((url) => url.search === '?shops=favourites');
      await expect(bagCards(page)).toHaveCount(BAGS_OF_THE_SHOP);
    });
    await context.close();
  },
);

visitorTest(
  'a new account’s e-mail leads back to the shop, a favourite then',
  async ({ page, context, lang, outbox }, { project }) => {
    const texts = textsByLang[lang];
    const email = emailFor('new', project.name);
    await page.goto(SHOP);
    await heart(page, lang).click();
    await expect(page).toHaveURL(/\/login$/);
    await chooseSignUp(page, lang);
    await page.getByLabel(texts.name, { exact: true }).fill('Rania Haddad');
    await page.getByLabel(texts.phone, { exact: true }).fill('70 123 456');
    await fillIn(page, lang, email);
    await page.getByLabel(texts.confirm, { exact: true }).fill(PASSWORD);
    await signUpButton(page, lang).click();
    // Before another tab is in front.
    await expect(page.getByText(texts.created)).toBeVisible();
    const opened = await context.newPage();
    await opened.goto(await outbox.linkFor(email));
    await expect(opened.getByText(texts.confirmed)).toBeVisible();
    await opened.getByRole('main').getByRole('link', { name: texts.toShop }).click();
    await expect(opened).toHaveURL(new RegExp(`${SHOP}$`));
    await expectHeart(opened, lang, true);
  },
);
