/** What several journeys do on their way. */
import type { Page } from '@playwright/test';
import { expect } from './words.ts';

const words = {
  en: { email: 'Email', password: 'Password', signIn: 'Sign In' },
  ar: { email: 'البريد الإلكتروني', password: 'كلمة المرور', signIn: 'تسجيل الدخول' },
} as const;

export const signInButton = (page: Page, lang: 'en' | 'ar') =>
  page.getByRole('main').getByRole('button', { name: words[lang].signIn });

export async function fillInAsMona(page: Page, lang: 'en' | 'ar'): Promise<void> {
  await page.getByLabel(words[lang].email, { exact: true }).fill('mona@zawadeh.local');
  await page.getByLabel(words[lang].password, { exact: true }).fill('Zawadeh-mona-1');
}

/** Sent before the scripts have come, the form goes nowhere. */
export async function signInAsMona(page: Page, lang: 'en' | 'ar'): Promise<void> {
  await fillInAsMona(page, lang);
  await expect(async () => {
    if (page.url().endsWith('/login')) await signInButton(page, lang).click({ timeout: 1_000 });
    await expect(page).toHaveURL(/\/our-bags$/, { timeout: 3_000 });
  }).toPass();
}
