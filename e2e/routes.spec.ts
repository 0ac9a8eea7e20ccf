import { brand } from '@zawadeh/domain';
import type { Page } from '@playwright/test';
import { sayIn } from './everyPage/catalogue.ts';
import { bag, cart, pickup } from './everyPage/fixtures.ts';
import { openScreen } from './everyPage/open.ts';
import { test } from './everyPage/test.ts';
import { expect, forgive, LOST_REQUEST, openShelf } from './words.ts';

/** What each address is called and about, by the catalogues' names. */
const ADDRESSES = {
  '/': ['web.landing.title', 'web.landing.description'],
  '/our-bags': ['web.ourBags.title', 'web.ourBags.description'],
  '/cart': ['web.cart.title', 'web.cart.description'],
  '/checkout': ['web.checkout.title', 'web.checkout.description'],
  '/checkout/success': ['web.checkoutSuccess.title', 'web.checkoutSuccess.description'],
  '/checkout/cancel': ['web.checkoutCancel.title', 'web.checkoutCancel.description'],
  '/login': ['web.login.title', 'web.login.description'],
  '/admin': ['web.admin.title', 'web.admin.description'],
  '/profile': ['web.profile.title', 'web.profile.description'],
  '/ticket/ZWD-22222222': ['web.ticket.title', 'web.ticket.description'],
  '/payment-method': ['web.paymentMethod.title', 'web.paymentMethod.description'],
  '/no/such/page': ['web.notFound.title', 'web.notFound.description'],
} as const;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('every address says in its own language what it is, with and without its scripts', async ({
  page,
  lang,
  say: { dir },
  sessionFor,
  complaints,
}) => {
  const say = sayIn(lang);
  const screen = { path: '/', kept: { ...cart, ...pickup }, isSignedIn: true, seen: heading };
  await openScreen(page, screen, say, sessionFor);
  for (const [path, [title, description]] of Object.entries(ADDRESSES)) {
    const sent = await (await page.request.get(path, { headers: { 'accept-language': lang } })).text();
    const named = `${say(title)} · ${brand.name[lang]}`;
    expect(sent, path).toContain(`<html lang="${lang}" dir="${dir}"`);
    expect(sent, path).toContain(`<title>${named}</title>`);
    await page.goto(path);
    await expect(page, path).toHaveTitle(named);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', say(description));
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.locator('html')).toHaveAttribute('dir', dir);
    await expect(heading(page), path).toHaveCount(1);
    await expect(page.getByRole('main'), path).toHaveCount(1);
    await expect(page.getByRole('banner'), path).toHaveCount(1);
  }
  forgive(complaints, LOST_REQUEST);
});

test('a page is read from its heading, and one that is come back to stands where it was left', async ({
  page,
}) => {
  await openShelf(page);
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  const card = page.locator(`a[href="/bag/${bag('withoutFullPrice')}"]`);
  await card.scrollIntoViewIfNeeded();
  // What comes near is laid out then, and the browser keeps what is seen in its place.
  let left = -1;
  await expect
    .poll(async () => {
      const before = left;
      left = await scrolled();
      return left === before;
    })
    .toBe(true);
  expect(left).toBeGreaterThan(300);
  await card.click();
  await expect(page).toHaveURL(/\/bag\//);
  await expect(heading(page)).toBeFocused();
  expect(await scrolled()).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/our-bags$/);
  await expect(heading(page)).toBeFocused();
  await expect.poll(scrolled).toBe(left);
  await page.goForward();
  await expect(page).toHaveURL(/\/bag\//);
  await expect(heading(page)).toBeFocused();
  await expect.poll(scrolled).toBe(0);
});
