/** Texts and steps that the offline journeys share. */
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export const textsByLang = {
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
    orderStored: 'Your order is kept, and we go on to the payment as soon as you are back.',
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
    add: 'أضف إلى السلّة',
    added: 'أُضيف',
    emptyCart: 'سلّتك فارغة.',
    pickup: 'استلام',
    phone: 'رقم واتساب',
    checkout: 'إتمام الطلب',
    proceed: /^المتابعة إلى الدفع/,
    orderStored: 'طلبك محفوظ، وسنتابع إلى الدفع فور عودته.',
    ordersLater: 'ستظهر آخر طلباتك فور عودته.',
    payLater: 'نتحقّق من الدفع فور عودته.',
    signOut: 'تسجيل الخروج',
    signedOut: 'يرجى تسجيل الدخول لعرض حسابك.',
    email: 'البريد الإلكتروني',
    password: 'كلمة المرور',
    signIn: 'تسجيل الدخول',
  },
} as const;

export type OfflineTexts = (typeof textsByLang)['en' | 'ar'];

/** In stock. */
export const BAG = 'ba600000-0000-4000-8000-000000000034';

/** The cache that holds the page shell, which the worker stores last; the name of the cache has the build's version. */
export const cachedBuild = (page: Page, lang: string) =>
  page.evaluate(async (shell) => {
    for (const name of await caches.keys()) {
      const found = await (await caches.open(name)).match(shell, { ignoreVary: true });
      if (found) return name;
    }
    return null;
  }, `/shell/${lang}`);

export const untilCached = (page: Page, lang: string) =>
  expect.poll(() => cachedBuild(page, lang)).not.toBeNull();

/** The empty live region of the toasts is an alert too, so only alerts with text count. */
export const alert = (page: Page) => page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ });
export const title = (page: Page) => page.getByRole('heading', { level: 1 });

export async function logIn(page: Page, texts: OfflineTexts, user: 'mona' | 'admin'): Promise<void> {
  await page.goto('/login');
  await page.getByLabel(texts.email, { exact: true }).fill(`${user}@zawadeh.local`);
  await page.getByLabel(texts.password, { exact: true }).fill(`Zawadeh-${user}-1`);
  const send = page.getByRole('main').getByRole('button', { name: texts.signIn });
  await expect(async () => {
    if (page.url().endsWith('/login')) await send.click({ timeout: 1_000 });
    await expect(page).not.toHaveURL(/\/login$/, { timeout: 3_000 });
  }).toPass();
}

export async function fillCart(page: Page, texts: OfflineTexts, bag: string): Promise<void> {
  await page.goto(`/bag/${bag}`);
  // The button does nothing before hydration.
  const add = page.getByRole('button', { name: texts.add, exact: true });
  await expect(async () => {
    // A late answer to the first click leaves no button to click again.
    if (await add.isVisible()) await add.click({ timeout: 1_000 });
    await expect(page.getByText(texts.added, { exact: true })).toBeVisible({
      timeout: 1_000,
    });
  }).toPass();
  await page.getByRole('banner').locator('a[href="/cart"]').click();
  await page.getByRole('radio', { name: texts.pickup }).check();
  await page.getByRole('textbox', { name: texts.phone }).fill('70 123 456');
  await page.getByRole('button', { name: texts.checkout }).filter({ visible: true }).click();
}

/** What is visible of the header's banner and the page's own line. */
export const banner = (page: Page, lang: 'en' | 'ar') =>
  page.getByText({ en: /^You are offline\. What/, ar: /^لا يوجد اتصال بالإنترنت\. قد/ }[lang]);
