import { brand, CART_KEY, SUCCESS_DATA_KEY } from '@zawadeh/domain';
import { knafehLine } from './storage.ts';
import { messagesIn } from './everyPage/messages.ts';
import { chooseSignUp, fillInSignIn, NEW_PASSWORD as PASSWORD, signInButton, signUp } from './signInSteps.ts';
import { expect, ignoreErrors, FAILED_REQUEST, openWithoutScripts, test } from './fixtures.ts';

const textsIn = (lang: 'en' | 'ar') => {
  const t = messagesIn(lang);
  const error = { en: 'Error: ', ar: 'خطأ: ' }[lang];
  return {
    name: t('web.login.name'),
    email: t('web.login.email'),
    password: t('web.login.password'),
    confirmed: t('web.login.confirmed'),
    profile: t('web.login.profile'),
    noOrders: t('web.profile.empty'),
    signOut: t('ui.accountLinks.signOut'),
    whatsapp: t('web.cart.phone'),
    signedOut: t('web.profile.signedOut'),
    wrong: error + t('web.login.invalidCredentials'),
    notConfirmed: error + t('web.login.notConfirmed'),
    linkOver: t('web.login.linkOver'),
    welcome: t('web.login.welcome').replace('{brand}', brand.name[lang]),
    user: t('ui.roleBadge.user'),
  };
};

const ONE_BAG = JSON.stringify([knafehLine()]);

test(
  'an account is created, confirmed by e-mail, signed out, and signed in again',
  { tag: '@all' },
  async ({ page, context, lang, outbox, pageErrors }, { project }) => {
    const texts = textsIn(lang);
    const email = `rania.${project.name}.${Date.now()}@example.com`;
    /** Toasts are outside of main. */
    const alert = page.getByRole('main').getByRole('alert');
    const field = (label: string) => page.getByLabel(label, { exact: true });
    const signInWith = async (password: string) => {
      await fillInSignIn(page, lang, email, password);
      await signInButton(page, lang).click();
    };

    await test.step('sign up', async () => {
      await page.goto('/login');
      await chooseSignUp(page, lang);
      await signUp(page, lang, { email });
    });

    await test.step('signing in fails before the confirmation', async () => {
      await signInButton(page, lang).click();
      await signInWith(PASSWORD);
      await expect(alert).toHaveText(texts.notConfirmed);
      await page.reload();
      await expect(field(texts.email)).toHaveValue(email);
      await expect(field(texts.password)).toHaveValue('');
    });

    const link = await outbox.linkFor(email);
    await test.step('the link in the e-mail confirms the account', async () => {
      await page.goto(link);
      await expect(page.getByText(texts.confirmed)).toBeVisible();
      await expect(page).not.toHaveURL(/access_token/);
      await expect(page.getByRole('banner')).toContainText(email);
    });

    await test.step('the profile has no orders yet', async () => {
      await page.getByRole('main').getByRole('link', { name: texts.profile }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rania Haddad');
      await expect(page.getByRole('heading', { name: texts.noOrders })).toBeVisible();
      await expect(page.getByText(texts.user, { exact: true })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { name: texts.noOrders })).toBeVisible();
    });

    await test.step('signing out removes the personal data from a cart in another tab', async () => {
      const cart = await context.newPage();
      await cart.goto('/');
      await cart.evaluate(([key, text]) => localStorage.setItem(key, text), [CART_KEY, ONE_BAG] as const);
      await cart.goto('/cart');
      const phone = cart.getByRole('textbox', { name: texts.whatsapp });
      await expect(phone).toHaveValue('70 123 456');
      await cart.evaluate((key) => sessionStorage.setItem(key, '{"customerName":"Rania"}'), SUCCESS_DATA_KEY);
      await page.getByRole('banner').getByRole('button', { name: texts.signOut }).click();
      await expect(page.getByRole('heading', { name: texts.signedOut })).toBeVisible();
      await expect(phone).toHaveValue('');
      await expect(cart.getByRole('article')).toHaveCount(1);
      expect(await cart.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/Rania|70 ?123/);
      expect(await cart.evaluate((key) => sessionStorage.getItem(key), SUCCESS_DATA_KEY)).toBeNull();
      await cart.close();
    });

    await test.step('the used link is no longer valid', async () => {
      await page.goto(link);
      await expect(page.getByText(texts.linkOver)).toBeVisible();
      await expect(page).not.toHaveURL(/error/);
    });

    await test.step('a wrong password, and then the right one', async () => {
      await signInWith('Not-hers-1');
      await expect(alert).toHaveText(texts.wrong);
      await signInWith(PASSWORD);
      await expect(page).toHaveURL(/\/our-bags$/);
      await expect(page.getByText(texts.welcome)).toBeVisible();
    });
    ignoreErrors(pageErrors, FAILED_REQUEST);
  },
);

test('input before hydration takes effect after it', async ({ page, lang }) => {
  const texts = textsIn(lang);
  const loadScripts = await openWithoutScripts(page, '/login');
  await page.getByLabel(texts.email, { exact: true }).fill('rania.h@example.com');
  await page.getByLabel(texts.password, { exact: true }).fill(PASSWORD);
  await page.getByRole('radio', { name: messagesIn(lang)('web.login.signUp') }).check();
  // Sent before hydration, the form reaches neither the server nor the address.
  await page.getByLabel(texts.email, { exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/login$/);
  loadScripts();
  await expect(page.getByLabel(texts.name, { exact: true })).toBeVisible();
  await expect(page.getByLabel(texts.email, { exact: true })).toHaveValue('rania.h@example.com');
  await expect(page.getByLabel(texts.password, { exact: true })).toHaveValue(PASSWORD);
});
