import { expect, ignoreErrors, FAILED_REQUEST, openShelf, test } from './fixtures.ts';

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
test(
  'every page but the landing page links to help on WhatsApp',
  { tag: '@server' },
  async ({ page, lang }) => {
    await openShelf(page);
    const help = page.getByRole('link', { name: textsByLang[lang].help });
    await expect(help).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+$/);
    await page.goto('/');
    await expect(page.getByRole('button', { name: textsByLang[lang].menu, exact: true })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(help).toHaveCount(0);
  },
);

test('a lost connection is shown, and its return too', async ({ page, context, lang, pageErrors }) => {
  await openShelf(page);
  // The banner is loaded while the page is idle.
  await expect(page.locator('[role="status"]:not(main [role="status"])').first()).toBeAttached();
  const banner = (text: string) => page.getByRole('status').filter({ hasText: text });
  await context.setOffline(true);
  await expect(banner(textsByLang[lang].offline)).toBeVisible();
  await context.setOffline(false);
  await expect(banner(textsByLang[lang].online)).toBeVisible();
  await expect(banner(textsByLang[lang].online)).toBeHidden();
  ignoreErrors(pageErrors, FAILED_REQUEST);
});

test(
  'a menu pressed before it is loaded opens once it is loaded',
  { tag: '@server' },
  async ({ page, texts }) => {
    let load = () => {};
    const mayLoad = new Promise<void>((resolve) => (load = resolve));
    await page.route('**/assets/later-*.js', async (route) => {
      await mayLoad;
      await route.continue();
    });
    await openShelf(page);
    await page.getByRole('button', { name: texts.menu, exact: true }).click();
    load();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
);
