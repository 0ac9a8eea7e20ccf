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
  en: { contact: 'Contact', offline: 'You are offline.', online: 'Back online', menu: 'Menu' },
  ar: {
    contact: 'تواصل معنا',
    offline: 'لا يوجد اتصال بالإنترنت.',
    online: 'عاد الاتصال بالإنترنت',
    menu: 'القائمة',
  },
} as const;

test('the footer is complete without scripts, and follows a change of page and language', async ({
  page,
  browser,
  lang,
}) => {
  const footer = page.getByRole('contentinfo');
  const contact = footer.getByRole('link', { name: textsByLang[lang].contact });
  await openShelf(page);
  // It comes once the end of the shelf is near.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(footer).toBeVisible({ timeout: 500 });
  }).toPass();
  await footer.locator('summary').last().click();
  await expect(contact).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+$/);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Zawadeh/ })
    .click();
  await expect(page).toHaveURL(/\/$/);
  await expect(footer).toHaveCount(1);
  const withoutScripts = await browser.newPage({
    javaScriptEnabled: false,
    baseURL: new URL(page.url()).origin,
  });
  await withoutScripts.goto('/about#refund');
  await expect(withoutScripts.getByRole('contentinfo').locator('summary')).toHaveCount(3);
  await expect(withoutScripts.locator('#refund')).toBeVisible();
  await withoutScripts.close();
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
