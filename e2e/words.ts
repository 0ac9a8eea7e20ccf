/** The words a journey looks for, in the language its browser asks for. */
import { test as base, expect, type Page } from '@playwright/test';
import { localOutbox, pretendOutbox, type Outbox } from './outbox.ts';

export const frameWords = {
  en: {
    dir: 'ltr',
    heading: 'Surprise bags',
    search: 'Search the bags by name',
    meals: 'Meals',
    details: 'View Details',
    soldOut: 'Sold Out',
    empty: 'No surprise bags available',
    showAll: 'Show all bags',
    server: 'The bags cannot be shown right now',
    retry: 'Try again',
    notFound: 'Oops! Page not found',
    home: 'Return to Home',
    explore: 'Explore Bags',
    otherLanguage: 'العربية',
    menu: 'Menu',
    theme: 'Switch between light and dark',
    knafeh: 'Knafeh & Sweets Surprise',
    skip: 'Skip to content',
  },
  ar: {
    dir: 'rtl',
    heading: 'أكياس المفاجأة',
    search: 'ابحث عن الأكياس بالاسم',
    meals: 'وجبات',
    details: 'عرض التفاصيل',
    soldOut: 'نفدت الكمية',
    empty: 'لا توجد أكياس مفاجأة الآن',
    showAll: 'عرض كل الأكياس',
    server: 'لا يمكن عرض الأكياس الآن',
    retry: 'إعادة المحاولة',
    notFound: 'عذراً! الصفحة غير موجودة',
    home: 'العودة إلى الرئيسية',
    explore: 'تصفّح الأكياس',
    otherLanguage: 'English',
    menu: 'القائمة',
    theme: 'التبديل بين المظهرين الفاتح والداكن',
    knafeh: 'مفاجأة الكنافة والحلويات',
    skip: 'الانتقال إلى المحتوى',
  },
} as const;

type Words = (typeof frameWords)['en' | 'ar'];

/** What the test runner itself says where it keeps the worker out, which is everywhere but in the journeys without a line. */
const NO_WORKER = 'Service Worker registration blocked by Playwright';

export interface Fixtures {
  say: Words;
  lang: 'en' | 'ar';
  outbox: Outbox;
  /** Fails the test when the page breaks a policy, throws, or complains, but for what the test forgives. */
  complaints: string[];
}

/** What a project of `playwright.config.ts` says of itself. */
export interface Options {
  /** No server and no database: the mocks of `npm run dev`, a world of its own in every tab. */
  isPretended: boolean;
}

export const test = base.extend<Fixtures, Options>({
  isPretended: [false, { option: true, scope: 'worker' }],
  lang: async ({ locale }, provide) => provide(locale?.startsWith('ar') ? 'ar' : 'en'),
  say: async ({ lang }, provide) => provide(frameWords[lang]),
  outbox: async ({ page, isPretended }, provide) =>
    provide(isPretended ? pretendOutbox(page) : localOutbox(page)),
  complaints: [
    async ({ page }, provide) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (line) => {
        const isComplaint = line.type() === 'error' || line.type() === 'warning';
        if (isComplaint && line.text() !== NO_WORKER) complaints.push(line.text());
      });
      await provide(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** The page has come alive: React has taken over what the server drew. */
export async function openShelf(page: Page): Promise<void> {
  const asked = page.waitForResponse('**/api/surprise-bags');
  await page.goto('/our-bags');
  await asked;
}

/** What a browser, and the success page, write by themselves about a file or an answer that a test took away. */
export const LOST_REQUEST =
  /Failed to load resource|net::ERR_|dynamically imported module|status of order \S+ could not be asked for/;

/** Takes out the complaints that a test provokes, and no others: the rest still fail it. */
export function forgive(complaints: string[], provoked: RegExp): void {
  const others = complaints.filter((complaint) => !provoked.test(complaint));
  complaints.splice(0, complaints.length, ...others);
}

export const bagCards = (page: Page) => page.getByRole('article');

/** In the header; on a phone where somebody is signed in the menu has it. Whoever presses it keeps their place. */
export async function switchLanguage(page: Page, lang: 'en' | 'ar'): Promise<void> {
  const before = frameWords[lang];
  const after = frameWords[lang === 'en' ? 'ar' : 'en'];
  const inHeader = (name: string) => page.getByRole('banner').getByRole('button', { name, exact: true });
  if (await inHeader(before.otherLanguage).isVisible()) {
    await inHeader(before.otherLanguage).click();
    await expect(inHeader(after.otherLanguage)).toBeFocused();
    return;
  }
  await inHeader(before.menu).click();
  await page.getByRole('dialog').getByRole('button', { name: before.otherLanguage }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(inHeader(after.menu)).toBeFocused();
}
