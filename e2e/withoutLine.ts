/** What journeys without a line have in common. Whether the worker has put everything away, its caches tell. */
import type { Page } from '@playwright/test';
import { expect } from './words.ts';

export const words = {
  en: {
    offline: 'You seem to be offline.',
    earlier: 'This is how they were on',
    wallet: /Money/,
    add: 'Add to cart',
    added: 'Added',
    emptyCart: 'Your cart is empty.',
    pickup: 'Pickup',
    phone: 'WhatsApp phone',
    checkout: 'Checkout',
    proceed: /^Proceed to Payment/,
    kept: 'Your order is kept, and we go on to the payment as soon as you are back.',
    ordersLater: 'Your orders will be up to date as soon as you are back.',
    payLater: 'We will check your payment as soon as you are back.',
    signOut: 'Sign Out',
    signedOut: 'Please sign in to view your profile.',
    email: 'Email',
    password: 'Password',
    signIn: 'Sign In',
  },
  ar: {
    offline: 'مقطوع',
    earlier: 'هذه حالها يوم',
    wallet: /Money/,
    add: 'أضف إلى السلة',
    added: 'أُضيف',
    emptyCart: 'سلّتك فارغة.',
    pickup: 'استلام',
    phone: 'رقم واتساب',
    checkout: 'إتمام الطلب',
    proceed: /^المتابعة إلى الدفع/,
    kept: 'طلبك محفوظ، وسنتابع إلى الدفع فور عودته.',
    ordersLater: 'ستظهر آخر طلباتك فور عودته.',
    payLater: 'نتحقّق من الدفع فور عودته.',
    signOut: 'تسجيل الخروج',
    signedOut: 'يرجى تسجيل الدخول لعرض حسابك.',
    email: 'البريد الإلكتروني',
    password: 'كلمة المرور',
    signIn: 'تسجيل الدخول',
  },
} as const;

export type Say = (typeof words)['en' | 'ar'];

/** Others than those that are bought in buy.spec.ts, for the same reason. */
export const BAG: Record<string, string> = {
  'en-phone': 'ba600000-0000-4000-8000-000000000012',
  'ar-phone': 'ba600000-0000-4000-8000-000000000034',
  'en-desktop': 'ba600000-0000-4000-8000-000000000041',
  'ar-desktop': 'ba600000-0000-4000-8000-000000000052',
};

/** The empty page is put away last: with it, all is there. Its name tells the version. */
export const isKept = (page: Page, lang: string) =>
  page.evaluate(async (shell) => {
    for (const name of await caches.keys()) {
      const found = await (await caches.open(name)).match(shell, { ignoreVary: true });
      if (found) return name;
    }
    return null;
  }, `/shell/${lang}`);

export const untilKept = (page: Page, lang: string) =>
  expect.poll(() => isKept(page, lang), { timeout: 20_000 }).not.toBeNull();

/** The place where toasts are said is one too. */
export const alert = (page: Page) => page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ });
export const title = (page: Page) => page.getByRole('heading', { level: 1 });

export async function logIn(page: Page, say: Say, who: 'mona' | 'admin'): Promise<void> {
  await page.goto('/login');
  await page.getByLabel(say.email, { exact: true }).fill(`${who}@zawadeh.local`);
  await page.getByLabel(say.password, { exact: true }).fill(`Zawadeh-${who}-1`);
  const send = page.getByRole('main').getByRole('button', { name: say.signIn });
  await expect(async () => {
    if (page.url().endsWith('/login')) await send.click({ timeout: 1_000 });
    await expect(page).not.toHaveURL(/\/login$/, { timeout: 3_000 });
  }).toPass();
}

export async function fillCart(page: Page, say: Say, bag: string): Promise<void> {
  await page.goto(`/bag/${bag}`);
  // Pressed before the scripts have come, it does nothing.
  await expect(async () => {
    await page.getByRole('button', { name: say.add, exact: true }).click({ timeout: 1_000 });
    await expect(page.getByRole('button', { name: say.added, exact: true })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.getByRole('banner').locator('a[href="/cart"]').click();
  await page.getByRole('radio', { name: say.pickup }).check();
  await page.getByRole('textbox', { name: say.phone }).fill('70 123 456');
  await page.getByRole('button', { name: say.checkout }).filter({ visible: true }).click();
}
