/** Steps of signing in and signing up. */
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

const textsByLang = {
  en: {
    email: 'Email',
    password: 'Password',
    signIn: 'Sign In',
    newAccount: 'Sign Up',
    create: 'Sign Up',
    name: 'Name',
    phone: 'Phone',
    confirm: 'Confirm password',
  },
  ar: {
    email: 'البريد الإلكتروني',
    password: 'كلمة المرور',
    signIn: 'تسجيل الدخول',
    newAccount: 'حساب جديد',
    create: 'إنشاء الحساب',
    name: 'الاسم',
    phone: 'الهاتف',
    confirm: 'تأكيد كلمة المرور',
  },
} as const;

export const signInButton = (page: Page, lang: 'en' | 'ar') =>
  page.getByRole('main').getByRole('button', { name: textsByLang[lang].signIn });

export async function fillInAsMona(page: Page, lang: 'en' | 'ar'): Promise<void> {
  await page.getByLabel(textsByLang[lang].email, { exact: true }).fill('mona@zawadeh.local');
  await page.getByLabel(textsByLang[lang].password, { exact: true }).fill('Zawadeh-mona-1');
}

export const signUpButton = (page: Page, lang: 'en' | 'ar') =>
  page.getByRole('main').getByRole('button', { name: textsByLang[lang].create });

/** A click before hydration takes effect after it; `check()` would verify the state at once. */
export async function chooseSignUp(page: Page, lang: 'en' | 'ar'): Promise<void> {
  const newAccount = page.getByRole('radio', { name: textsByLang[lang].newAccount });
  await newAccount.click();
  await expect(newAccount).toBeChecked();
}

export async function fillInAccount(page: Page, lang: 'en' | 'ar', email: string): Promise<void> {
  const texts = textsByLang[lang];
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await field(texts.name).fill('Rania Haddad');
  await field(texts.phone).fill('70 123 456');
  await field(texts.email).fill(email);
  await field(texts.password).fill('Bread-and-salt');
  await field(texts.confirm).fill('Bread-and-salt');
}

export async function fillInSignUp(page: Page, lang: 'en' | 'ar'): Promise<void> {
  await chooseSignUp(page, lang);
  await fillInAccount(page, lang, 'rania@example.com');
}

/** Repeats the click, because a form sent before hydration goes nowhere. */
export async function signInAsMona(page: Page, lang: 'en' | 'ar'): Promise<void> {
  await fillInAsMona(page, lang);
  await expect(async () => {
    if (page.url().endsWith('/login')) await signInButton(page, lang).click({ timeout: 1_000 });
    await expect(page).toHaveURL(/\/our-bags$/, { timeout: 3_000 });
  }).toPass();
}
