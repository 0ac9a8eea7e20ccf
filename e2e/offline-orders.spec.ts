import type { Page } from '@playwright/test';
import {
  alert,
  BAG,
  fillCart,
  logIn,
  type OfflineTexts,
  title,
  untilCached,
  textsByLang,
} from './offlineSteps.ts';
import { expect, ignoreErrors, FAILED_REQUEST, test } from './fixtures.ts';

test.use({ serviceWorkers: 'allow' });

test('a cart is filled offline; the checkout explains the delay, and continues once when the connection is back', async ({
  page,
  context,
  lang,
  pageErrors,
}) => {
  const texts = textsByLang[lang];
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/orders/checkout')) keys.push(request.headers()['idempotency-key']);
  });
  await logIn(page, texts, 'mona');
  await untilCached(page, lang);
  await context.setOffline(true);
  await fillCart(page, texts, BAG);
  const proceed = page.getByRole('button', { name: texts.proceed });
  await proceed.click();
  await expect(alert(page)).toContainText(texts.orderStored);
  // A reload loses neither the cart nor the session.
  await page.reload();
  await expect(proceed).toBeEnabled();
  await proceed.click();
  await expect(alert(page)).toContainText(texts.orderStored);
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/wallet\/\w+$/);
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);

  await test.step('a connection lost between the order and its payment leads to the same order', async () => {
    await page.goto('/checkout');
    await page.evaluate(() => {
      const real = window.fetch;
      window.fetch = async (input, init) => {
        if (input !== '/api/whish') return real(input, init);
        window.fetch = real;
        throw new TypeError('Failed to fetch');
      };
    });
    await proceed.click();
    await expect(alert(page)).toContainText(texts.orderStored);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page).toHaveURL(/\/wallet\/\w+$/);
    expect(new Set(keys).size).toBe(1);
  });

  await test.step('the success page opens offline', async () => {
    await context.setOffline(true);
    await page.goto('/checkout/success');
    await expect(page.getByText(texts.payLater)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(texts.payLater)).toBeHidden();
  });
  ignoreErrors(pageErrors, FAILED_REQUEST);
});

test('orders are readable offline, and removed from the device on signing out', async ({
  page,
  context,
  lang,
  pageErrors,
}) => {
  const texts = textsByLang[lang];
  await logIn(page, texts, 'mona');
  await fillCart(page, texts, BAG);
  await page.getByRole('button', { name: texts.proceed }).click();
  await expect(page).toHaveURL(/\/wallet\/\w+$/);
  await page.goto('/profile');
  const code = (await page.evaluate(() => localStorage.getItem('lastPendingOrderCode')))!;
  const order = page.getByRole('article').filter({ hasText: code });
  await expect(order).toBeVisible();
  await untilCached(page, lang);
  const tracesOfUser = () =>
    page.evaluate(async (needle) => {
      const contents = [
        localStorage.getItem('zawadeh-account') ?? '',
        localStorage.getItem('zawadeh-session') ?? '',
      ];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const key of await cache.keys()) {
          const found = await cache.match(key, { ignoreVary: true });
          if (/json|html/.test(found?.headers.get('content-type') ?? ''))
            contents.push((await found?.text()) ?? '');
        }
      }
      return contents.filter((text) => text.includes(needle) || text.includes('mona@')).length;
    }, code);

  await test.step('offline', async () => {
    await context.setOffline(true);
    await page.reload();
    await expect(order).toBeVisible();
    await expect(alert(page)).toContainText(texts.ordersLater);
    expect(await tracesOfUser()).toBeGreaterThan(0);
  });

  await test.step('signed out, still offline', async () => {
    await signOut(page, texts);
    await expect(page.getByRole('heading', { name: texts.signedOut })).toBeVisible();
    // The page changes before the caches are deleted.
    await expect.poll(tracesOfUser).toBe(0);
    await page.reload();
    await expect(page.getByRole('heading', { name: texts.signedOut })).toBeVisible();
    await expect(page.getByText(code)).toHaveCount(0);
  });

  await test.step('the next user of the same device', async () => {
    await context.setOffline(false);
    await logIn(page, texts, 'admin');
    await page.goto('/profile');
    await expect(title(page)).toBeVisible();
    await context.setOffline(true);
    await page.reload();
    await expect(alert(page)).toContainText(texts.ordersLater);
    await expect(page.getByText(code)).toHaveCount(0);
    await expect(page.getByText('mona@zawadeh.local')).toHaveCount(0);
    expect(await tracesOfUser()).toBe(0);
  });
  ignoreErrors(pageErrors, FAILED_REQUEST);
});

async function signOut(page: Page, texts: OfflineTexts): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: texts.signOut }).click();
}
