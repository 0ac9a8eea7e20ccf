import { brand } from '@zawadeh/domain';
import type { Page } from '@playwright/test';
import { messagesIn } from './everyPage/messages.ts';
import { cart, pickup } from './everyPage/testData.ts';
import { openScreen } from './everyPage/openScreen.ts';
import { test } from './everyPage/fixtures.ts';
import { expect, ignoreErrors, FAILED_REQUEST } from './fixtures.ts';

/** The message ids of the title and description of each path. */
const PATHS = {
  '/': ['web.landing.title', 'web.landing.description'],
  '/our-bags': ['web.ourBags.title', 'web.ourBags.description'],
  '/cart': ['web.cart.title', 'web.cart.description'],
  '/checkout': ['web.checkout.title', 'web.checkout.description'],
  '/checkout/success': ['web.checkoutSuccess.title', 'web.checkoutSuccess.description'],
  '/checkout/cancel': ['web.checkoutCancel.title', 'web.checkoutCancel.description'],
  '/login': ['web.login.title', 'web.login.description'],
  '/admin': ['web.admin.title', 'web.admin.description'],
  '/store': ['web.store.title', 'web.store.description'],
  '/store/invitation': ['web.invite.title', 'web.invite.description'],
  '/profile': ['web.profile.title', 'web.profile.description'],
  '/alerts': ['web.alerts.title', 'web.alerts.description'],
  '/ticket/ZWD-22222222': ['web.ticket.title', 'web.ticket.description'],
  '/about': ['web.about.title', 'web.about.description'],
  '/terms': ['web.terms.title', 'web.terms.description'],
  '/privacy': ['web.privacy.title', 'web.privacy.description'],
  '/store/apply': ['web.apply.title', 'web.apply.description'],
  '/payment-method': ['web.paymentMethod.title', 'web.paymentMethod.description'],
  '/no/such/page': ['web.notFound.title', 'web.notFound.description'],
} as const;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('every path has its title and description in the page language, with and without scripts', async ({
  page,
  lang,
  texts: { dir },
  sessionFor,
  pageErrors,
}) => {
  const message = messagesIn(lang);
  const screen = { path: '/', stored: { ...cart, ...pickup }, isSignedIn: true, visible: heading };
  await openScreen(page, screen, message, sessionFor);
  for (const [path, [title, description]] of Object.entries(PATHS)) {
    const html = await (await page.request.get(path, { headers: { 'accept-language': lang } })).text();
    const fullTitle = `${message(title)} · ${brand.name[lang]}`;
    expect(html, path).toContain(`<html lang="${lang}" dir="${dir}"`);
    expect(html, path).toContain(`<title>${fullTitle}</title>`);
    await page.goto(path);
    await expect(page, path).toHaveTitle(fullTitle);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', message(description));
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.locator('html')).toHaveAttribute('dir', dir);
    await expect(heading(page), path).toHaveCount(1);
    await expect(page.getByRole('main'), path).toHaveCount(1);
    await expect(page.getByRole('banner'), path).toHaveCount(1);
  }
  ignoreErrors(pageErrors, FAILED_REQUEST);
});
