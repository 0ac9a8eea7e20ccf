import type { Page } from '@playwright/test';
import { PASSWORD } from '../apps/server/src/testing/shopClient.ts';
import { bagCards, expect, test as visitorTest } from './fixtures.ts';
import { messagesIn } from './everyPage/messages.ts';
import { chooseSignUp, fillInSignIn, signInButton, signUp } from './signInSteps.ts';
import { test } from './userFixtures.ts';

type Lang = 'en' | 'ar';

const STORE = { en: 'Zahra Sweets', ar: 'حلويات الزهراء' };
const ONE_SHOP = { en: '1 shop', ar: 'متجر واحد' };

const SHOP = '/shop/5a000000-0000-4000-8000-000000000001';
const BAGS_OF_THE_SHOP = 4;

const emailFor = (what: string, project: string) => `${what}.${project}.${Date.now()}@example.com`;

const heart = (page: Page, lang: Lang) =>
  page.getByRole('main').getByRole('button', { name: messagesIn(lang)('ui.favouriteButton.label') });

/** Until the server has answered. */
async function expectHeart(page: Page, lang: Lang, isPressed: boolean): Promise<void> {
  await expect(heart(page, lang)).toHaveAttribute('aria-pressed', String(isPressed));
  await expect(heart(page, lang)).not.toHaveAttribute('aria-busy');
}

const signedOut = { cookies: [], origins: [] };

test(
  'a visitor’s press leads through the login to a favourite, which profile and filters know',
  { tag: '@all' },
  async ({ browser, lang, api }, { project }) => {
    const t = messagesIn(lang);
    const email = emailFor('visitor', project.name);
    await api.signUp(email);
    const context = await browser.newContext({ ...project.use, storageState: signedOut });
    const page = await context.newPage();

    await test.step('the press leads to the login and back', async () => {
      await page.goto(SHOP);
      await heart(page, lang).click();
      await expect(page).toHaveURL(/\/login$/);
      await expect(page.getByText(t('web.favourites.signIn'))).toBeVisible();
      await fillInSignIn(page, lang, email, PASSWORD);
      await signInButton(page, lang).click();
      await expect(page).toHaveURL(new RegExp(`${SHOP}$`));
      await expect(
        page.getByText(new RegExp(`${STORE[lang]}.*${t('web.favourites.added').split('}')[1]}`)),
      ).toBeVisible();
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
      await expect(page.getByRole('heading', { level: 2, name: t('web.profile.favourites') })).toBeVisible();
      await expect(page.getByText(ONE_SHOP[lang], { exact: true })).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: STORE[lang] }).click();
      await expect(page).toHaveURL(new RegExp(`${SHOP}$`));
    });

    await test.step('the filters choose its bags', async () => {
      await page.goto('/our-bags');
      await page.getByRole('button', { name: t('web.ourBags.filters') }).click();
      const sheet = page.getByRole('dialog');
      await sheet.getByRole('button', { name: t('ui.filterSheet.myFavourites') }).click();
      await expect(page).toHaveURL((url) => url.search === '?shops=favourites');
      await sheet.getByRole('button').last().click();
      await expect(bagCards(page)).toHaveCount(BAGS_OF_THE_SHOP);
      await page.reload();
      await expect(bagCards(page)).toHaveCount(BAGS_OF_THE_SHOP);
    });

    await test.step('after signing out the address says what is missing, and the login leads back', async () => {
      await page.goto('/profile');
      await page
        .getByRole('banner')
        .getByRole('button', { name: t('ui.accountLinks.signOut') })
        .click();
      await page.goto('/our-bags?shops=favourites');
      await expect(page.getByRole('heading', { name: t('web.ourBags.signInForFavourites') })).toBeVisible();
      await page
        .getByRole('banner')
        .getByRole('link', { name: t('web.bag.toLogin') })
        .click();
      await fillInSignIn(page, lang, email, PASSWORD);
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
    const t = messagesIn(lang);
    const email = emailFor('new', project.name);
    await page.goto(SHOP);
    await heart(page, lang).click();
    await expect(page).toHaveURL(/\/login$/);
    await chooseSignUp(page, lang);
    await signUp(page, lang, { email });
    const opened = await context.newPage();
    await opened.goto(await outbox.linkFor(email));
    await expect(opened.getByText(t('web.login.confirmed'))).toBeVisible();
    await opened
      .getByRole('main')
      .getByRole('link', { name: t('web.login.toShop') })
      .click();
    await expect(opened).toHaveURL(new RegExp(`${SHOP}$`));
    await expectHeart(opened, lang, true);
  },
);
