import { messagesIn } from './everyPage/messages.ts';
import { writeStorage, INTACT } from './storage.ts';
import { expect, ignoreErrors, FAILED_REQUEST, test } from './fixtures.ts';

/** The empty state of each page, and the storage key whose value replaces it by a placeholder. */
const PAGES = [
  { path: '/cart', emptyState: 'web.cart.empty', key: 'zawadeh-cart' },
  { path: '/checkout', emptyState: 'web.cart.empty', key: 'zawadeh-cart' },
  { path: '/profile', emptyState: 'web.profile.signedOut', key: 'zawadeh-session' },
  { path: '/alerts', emptyState: 'web.alerts.signedOut', key: 'zawadeh-session' },
  { path: '/checkout/success', emptyState: 'web.checkoutSuccess.nothing', key: 'lastPendingOrderCode' },
  { path: '/checkout/success', emptyState: 'web.checkoutSuccess.nothing', key: 'checkoutSuccessData' },
  { path: '/checkout/cancel', emptyState: 'web.checkoutCancel.title', key: 'lastPendingOrderCode' },
  { path: '/checkout/cancel', emptyState: 'web.checkoutCancel.title', key: 'zawadeh-left-order' },
];

test.beforeEach(({ page }) => page.route('**/assets/*.js', (route) => route.abort()));

test.afterEach(({ pageErrors }) => ignoreErrors(pageErrors, FAILED_REQUEST));

test('a page shows its empty state before hydration only if nothing is stored', async ({ page, lang }) => {
  const message = messagesIn(lang);
  for (const { path, emptyState, key } of PAGES) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const heading = page.getByRole('heading', { level: 1, name: message(emptyState) });
    await expect(heading).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await writeStorage(page, {
      local: key in INTACT.session ? {} : { [key]: INTACT.local[key] ?? '{"access_token":"a.b.c"}' },
      session: key in INTACT.session ? { [key]: INTACT.session[key]! } : {},
    });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(heading).toBeHidden();
    await writeStorage(page, { local: {}, session: {} });
  }
});
