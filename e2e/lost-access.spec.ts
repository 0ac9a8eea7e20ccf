import { brand } from '@zawadeh/domain';
import { messagesIn } from './everyPage/messages.ts';
import { chooseSignUp, fillInSignIn, NEW_PASSWORD, signInButton, signUp } from './signInSteps.ts';
import { expect, ignoreErrors, FAILED_REQUEST, test } from './fixtures.ts';

const REPLACED = 'Thyme-and-oil';

test('a lost confirmation e-mail is sent again, and a forgotten password is replaced', async ({
  page,
  lang,
  outbox,
  pageErrors,
}, { project }) => {
  const t = messagesIn(lang);
  const error = { en: 'Error: ', ar: 'خطأ: ' }[lang];
  const email = `nour.${project.name}.${Date.now()}@example.com`;
  const main = page.getByRole('main');
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const press = (name: string) => main.getByRole('button', { name, exact: true }).click();
  const signInWith = async (password: string) => {
    await fillInSignIn(page, lang, email, password);
    await signInButton(page, lang).click();
  };
  const signOut = async () => {
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('ui.accountLinks.signOut') })
      .click();
    await expect(field(t('web.login.password'))).toBeVisible();
  };
  let first = '';

  await test.step('sign up, and lose the e-mail', async () => {
    await page.goto('/login');
    await chooseSignUp(page, lang);
    await signUp(page, lang, { name: 'Nour Haddad', email });
    first = await outbox.linkFor(email);
    await page.goto('/login');
    await expect(page.getByText(t('web.login.created'))).toBeVisible();
    await press(t('web.login.signIn'));
    // The e-mail typed before is stored, and filled in on hydration.
    await expect(field(t('web.login.email'))).toHaveValue(email);
  });

  await test.step('the e-mail is sent again from the error of the sign-in', async () => {
    await signInWith(NEW_PASSWORD);
    await expect(main.getByRole('alert')).toHaveText(error + t('web.login.notConfirmed'));
    await press(t('web.login.letterAgain'));
    await expect(page.getByText(t('web.login.letterSent'))).toBeVisible();
  });

  await test.step('the new e-mail confirms the address', async () => {
    const second = await outbox.linkFor(email);
    expect(second).not.toBe(first);
    await page.goto(second);
    await expect(page.getByText(t('web.login.confirmed'))).toBeVisible();
    await signOut();
  });

  await test.step('a link for a new password is requested', async () => {
    await press(t('web.login.forgot'));
    await expect(field(t('web.login.email'))).toBeFocused();
    await field(t('web.login.email')).fill(email);
    await press(t('web.login.askForLink'));
    await expect(main.getByRole('status')).toContainText(email);
    await press(t('web.login.backToSignIn'));
    await expect(field(t('web.login.password'))).toBeVisible();
  });

  const link = await outbox.linkFor(email);
  await test.step('the link leads to a new password, also after a reload', async () => {
    await page.goto(link);
    await expect(field(t('web.login.newPassword'))).toBeVisible();
    await expect(page).not.toHaveURL(/access_token/);
    await page.reload();
    await field(t('web.login.newPassword')).fill('bread');
    await field(t('web.login.confirmPassword')).fill('bread');
    await press(t('web.login.savePassword'));
    await expect(page.getByText(t('web.login.passwordWeak'))).toBeVisible();
    await field(t('web.login.newPassword')).fill(REPLACED);
    await field(t('web.login.confirmPassword')).fill(REPLACED);
    await press(t('web.login.savePassword'));
    await expect(page.getByText(t('web.login.renewed'))).toBeVisible();
    await expect(page.getByRole('banner')).toContainText(email);
    await signOut();
  });

  await test.step('the used link offers to request another one', async () => {
    await page.goto(link);
    await expect(page.getByText(t('web.login.linkOver'))).toBeVisible();
    await press(t('web.login.linkAgain'));
    await press(t('web.login.backToSignIn'));
  });

  await test.step('the old password fails, and the new one signs in', async () => {
    await signInWith(NEW_PASSWORD);
    await expect(main.getByRole('alert')).toHaveText(error + t('web.login.invalidCredentials'));
    await signInWith(REPLACED);
    await expect(page).toHaveURL(/\/our-bags$/);
    await expect(page.getByText(t('web.login.welcome').replace('{brand}', brand.name[lang]))).toBeVisible();
  });
  ignoreErrors(pageErrors, FAILED_REQUEST);
});
