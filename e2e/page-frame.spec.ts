import {
  expect,
  ignoreErrors,
  FAILED_REQUEST,
  openShelf,
  seededCards,
  test,
  unfoldShelf,
} from './fixtures.ts';
import { SEEDED_BAGS } from './seeded.ts';

const textsByLang = {
  en: { help: 'Help on WhatsApp', offline: 'You are offline.', online: 'Back online', menu: 'Menu' },
  ar: {
    help: 'مساعدة عبر واتساب',
    offline: 'لا يوجد اتصال بالإنترنت.',
    online: 'عاد الاتصال بالإنترنت',
    menu: 'القائمة',
  },
} as const;

// The server writes the phone number into the page.
test('every page but the landing page links to help on WhatsApp', async ({ page, lang }) => {
  await openShelf(page);
  const help = page.getByRole('link', { name: textsByLang[lang].help });
  await expect(help).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+$/);
  await page.goto('/');
  await expect(page.getByRole('button', { name: textsByLang[lang].menu, exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(help).toHaveCount(0);
});

test('a lost connection is shown, the bags stay, and are refreshed when it is back', async ({
  page,
  context,
  lang,
  pageErrors,
}) => {
  await openShelf(page);
  await unfoldShelf(page);
  // The banner is loaded while the page is idle.
  await expect(page.locator('[role="status"]:not(main [role="status"])').first()).toBeAttached();
  const banner = (text: string) => page.getByRole('status').filter({ hasText: text });
  const alert = page.getByRole('main').getByRole('alert');
  await context.setOffline(true);
  await expect(banner(textsByLang[lang].offline)).toBeVisible();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(alert).toBeVisible();
  await expect(seededCards(page)).toHaveCount(SEEDED_BAGS);
  await context.setOffline(false);
  await expect(banner(textsByLang[lang].online)).toBeVisible();
  await expect(banner(textsByLang[lang].online)).toBeHidden();
  // The browser may report the connection before it works; then the regular refresh succeeds.
  await expect(alert).toBeHidden();
  ignoreErrors(pageErrors, FAILED_REQUEST);
});
