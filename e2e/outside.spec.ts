import { expect, forgive, LOST_REQUEST, openShelf, test } from './words.ts';

const words = {
  en: { help: 'Help on WhatsApp', offline: 'You are offline.', online: 'Back online', menu: 'Menu' },
  ar: {
    help: 'مساعدة عبر واتساب',
    offline: 'لا يوجد اتصال بالإنترنت.',
    online: 'عاد الاتصال بالإنترنت',
    menu: 'القائمة',
  },
} as const;

// Whom it leads to is said in the page that the server draws.
test(
  'every page leads to a person, but the one that does so by itself',
  { tag: '@server' },
  async ({ page, lang }) => {
    await openShelf(page);
    const help = page.getByRole('link', { name: words[lang].help });
    await expect(help).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+$/);
    await page.goto('/');
    await expect(page.getByRole('button', { name: words[lang].menu, exact: true })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(help).toHaveCount(0);
  },
);

test('a line that is lost is said, and that it is back', async ({ page, context, lang, complaints }) => {
  await openShelf(page);
  // What says it comes while the page is idle; without it, nobody could tell.
  await expect(page.locator('[role="status"]:not(main [role="status"])').first()).toBeAttached();
  const banner = (text: string) => page.getByRole('status').filter({ hasText: text });
  await context.setOffline(true);
  await expect(banner(words[lang].offline)).toBeVisible();
  await context.setOffline(false);
  await expect(banner(words[lang].online)).toBeVisible();
  await expect(banner(words[lang].online)).toBeHidden();
  forgive(complaints, LOST_REQUEST);
});

test(
  'the menu opens as soon as it has come, however early it was asked for',
  { tag: '@server' },
  async ({ page, say }) => {
    let bring = () => {};
    const comes = new Promise<void>((done) => (bring = done));
    await page.route('**/assets/later-*.js', async (route) => {
      await comes;
      await route.continue();
    });
    await openShelf(page);
    await page.getByRole('button', { name: say.menu, exact: true }).click();
    bring();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
);
