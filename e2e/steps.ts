/** What several journeys do on their way. */
import type { Page } from '@playwright/test';
import { expect } from './words.ts';

const words = {
  en: {
    email: 'Email',
    password: 'Password',
    signIn: 'Sign In',
    newAccount: 'Sign Up',
    create: 'Sign Up',
    name: 'Name',
    phone: 'Phone',
    again: 'Confirm password',
  },
  ar: {
    email: 'البريد الإلكتروني',
    password: 'كلمة المرور',
    signIn: 'تسجيل الدخول',
    newAccount: 'حساب جديد',
    create: 'إنشاء الحساب',
    name: 'الاسم',
    phone: 'الهاتف',
    again: 'تأكيد كلمة المرور',
  },
} as const;

export const signInButton = (page: Page, lang: 'en' | 'ar') =>
  page.getByRole('main').getByRole('button', { name: words[lang].signIn });

export async function fillInAsMona(page: Page, lang: 'en' | 'ar'): Promise<void> {
  await page.getByLabel(words[lang].email, { exact: true }).fill('mona@zawadeh.local');
  await page.getByLabel(words[lang].password, { exact: true }).fill('Zawadeh-mona-1');
}

export const signUpButton = (page: Page, lang: 'en' | 'ar') =>
  page.getByRole('main').getByRole('button', { name: words[lang].create });

/** Pressed while the scripts are coming, it counts once they have come; `check()` would look at once. */
export async function turnToSignUp(page: Page, lang: 'en' | 'ar'): Promise<void> {
  const newAccount = page.getByRole('radio', { name: words[lang].newAccount });
  await newAccount.click();
  await expect(newAccount).toBeChecked();
}

export async function fillInSignUp(page: Page, lang: 'en' | 'ar'): Promise<void> {
  const say = words[lang];
  await turnToSignUp(page, lang);
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await field(say.name).fill('Rania Haddad');
  await field(say.phone).fill('70 123 456');
  await field(say.email).fill('rania@example.com');
  await field(say.password).fill('Bread-and-salt');
  await field(say.again).fill('Bread-and-salt');
}

/** Sent before the scripts have come, the form goes nowhere. */
export async function signInAsMona(page: Page, lang: 'en' | 'ar'): Promise<void> {
  await fillInAsMona(page, lang);
  await expect(async () => {
    if (page.url().endsWith('/login')) await signInButton(page, lang).click({ timeout: 1_000 });
    await expect(page).toHaveURL(/\/our-bags$/, { timeout: 3_000 });
  }).toPass();
}
