import { sayIn } from './everyPage/catalogue.ts';
import { keep, WHOLE } from './storage.ts';
import { expect, forgive, LOST_REQUEST, test } from './words.ts';

/** What each page shows where nothing is kept, and what would be kept otherwise. */
const PAGES = [
  { address: '/cart', shows: 'web.cart.empty', key: 'zawadeh-cart' },
  { address: '/checkout', shows: 'web.cart.empty', key: 'zawadeh-cart' },
  { address: '/profile', shows: 'web.profile.signedOut', key: 'zawadeh-session' },
  { address: '/checkout/success', shows: 'web.checkoutSuccess.nothing', key: 'lastPendingOrderCode' },
  { address: '/checkout/success', shows: 'web.checkoutSuccess.nothing', key: 'checkoutSuccessData' },
  { address: '/checkout/cancel', shows: 'web.checkoutCancel.title', key: 'lastPendingOrderCode' },
  { address: '/checkout/cancel', shows: 'web.checkoutCancel.title', key: 'zawadeh-left-order' },
];

test.beforeEach(({ page }) => page.route('**/assets/*.js', (route) => route.abort()));

test.afterEach(({ complaints }) => forgive(complaints, LOST_REQUEST));

test('before its scripts have come a page says that there is nothing, where nothing is kept here', async ({
  page,
  lang,
}) => {
  const say = sayIn(lang);
  for (const { address, shows, key } of PAGES) {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    const nothing = page.getByRole('heading', { level: 1, name: say(shows) });
    await expect(nothing).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await keep(page, {
      local: key in WHOLE.session ? {} : { [key]: WHOLE.local[key] ?? '{"access_token":"a.b.c"}' },
      session: key in WHOLE.session ? { [key]: WHOLE.session[key]! } : {},
    });
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await expect(nothing).toBeHidden();
    await keep(page, { local: {}, session: {} });
  }
});
