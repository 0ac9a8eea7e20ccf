/** Steps of signing in and signing up. */
import type { Page } from '@playwright/test';
import { messagesIn } from './everyPage/messages.ts';
import { expect } from './fixtures.ts';

type Lang = 'en' | 'ar';

export interface SignUp {
  name?: string;
  /** Not where an invitation filled it in. */
  email?: string;
}

export const NEW_PASSWORD = 'Bread-and-salt';

const inMain = (page: Page, lang: Lang, id: string) =>
  page.getByRole('main').getByRole('button', { name: messagesIn(lang)(`web.login.${id}`) });
export const signInButton = (page: Page, lang: Lang) => inMain(page, lang, 'signIn');
export const signUpButton = (page: Page, lang: Lang) => inMain(page, lang, 'create');

const fillIn = async (page: Page, lang: Lang, values: Record<string, string>): Promise<void> => {
  for (const [id, value] of Object.entries(values))
    await page.getByLabel(messagesIn(lang)(`web.login.${id}`), { exact: true }).fill(value);
};
export const fillInSignIn = (page: Page, lang: Lang, email: string, password: string) =>
  fillIn(page, lang, { email, password });
export const fillInAsMona = (page: Page, lang: Lang) =>
  fillInSignIn(page, lang, 'mona@zawadeh.local', 'Zawadeh-mona-1');

/** A click before hydration takes effect after it; `check()` would verify the state at once. */
export async function chooseSignUp(page: Page, lang: Lang): Promise<void> {
  const newAccount = page.getByRole('radio', { name: messagesIn(lang)('web.login.signUp') });
  await newAccount.click();
  await expect(newAccount).toBeChecked();
}

export async function fillInSignUp(
  page: Page,
  lang: Lang,
  { name = 'Rania Haddad', email }: SignUp,
): Promise<void> {
  const [password, confirmPassword] = [NEW_PASSWORD, NEW_PASSWORD];
  const own = { name, phone: '70 123 456', ...(email !== undefined && { email }) };
  await fillIn(page, lang, { ...own, password, confirmPassword });
}

/** Until the page says that an e-mail is on its way. */
export async function signUp(page: Page, lang: Lang, account: SignUp): Promise<void> {
  await fillInSignUp(page, lang, account);
  await signUpButton(page, lang).click();
  await expect(page.getByText(messagesIn(lang)('web.login.created'))).toBeVisible();
}

/** Repeats the click, because a form sent before hydration goes nowhere. */
export async function signInAsMona(page: Page, lang: Lang): Promise<void> {
  await fillInAsMona(page, lang);
  await expect(async () => {
    if (page.url().endsWith('/login')) await signInButton(page, lang).click({ timeout: 1_000 });
    await expect(page).toHaveURL(/\/our-bags$/, { timeout: 3_000 });
  }).toPass();
}
