import type { Page } from '@playwright/test';
import { alert, BAG, fillCart, logIn, type Say, title, untilKept, words } from './withoutLine.ts';
import { expect, forgive, LOST_REQUEST, test } from './words.ts';

test.use({ serviceWorkers: 'allow' });

test('a cart is filled without a line, its checkout explains itself and goes on by itself, once', async ({
  page,
  context,
  lang,
  complaints,
}, { project }) => {
  test.setTimeout(60_000);
  const say = words[lang];
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/orders/checkout')) keys.push(request.headers()['idempotency-key']);
  });
  await logIn(page, say, 'mona');
  await untilKept(page, lang);
  await context.setOffline(true);
  await fillCart(page, say, BAG[project.name]!);
  const proceed = page.getByRole('button', { name: say.proceed });
  await proceed.click();
  await expect(alert(page)).toContainText(say.kept);
  // A reload loses neither the cart nor who is here.
  await page.reload();
  await expect(proceed).toBeEnabled();
  await proceed.click();
  await expect(alert(page)).toContainText(say.kept);
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/wallet\/\w+$/);
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);

  await test.step('cut between the order and its payment, the same order is paid', async () => {
    await page.goto('/checkout');
    await page.evaluate(() => {
      const real = window.fetch;
      window.fetch = async (asked, init) => {
        if (asked !== '/api/whish') return real(asked, init);
        window.fetch = real;
        throw new TypeError('Failed to fetch');
      };
    });
    await proceed.click();
    await expect(alert(page)).toContainText(say.kept);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page).toHaveURL(/\/wallet\/\w+$/);
    expect(new Set(keys).size).toBe(1);
  });

  await test.step('back from the wallet without a line', async () => {
    await context.setOffline(true);
    await page.goto('/checkout/success');
    await expect(page.getByText(say.payLater)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(say.payLater)).toBeHidden();
  });
  forgive(complaints, LOST_REQUEST);
});

test("one's orders are there without a line, and nothing of them once somebody has signed out", async ({
  page,
  context,
  lang,
  complaints,
}, { project }) => {
  test.setTimeout(60_000);
  const say = words[lang];
  await logIn(page, say, 'mona');
  await fillCart(page, say, BAG[project.name]!);
  await page.getByRole('button', { name: say.proceed }).click();
  await expect(page).toHaveURL(/\/wallet\/\w+$/);
  await page.goto('/profile');
  const code = (await page.evaluate(() => localStorage.getItem('lastPendingOrderCode')))!;
  const order = page.getByRole('article').filter({ hasText: code });
  await expect(order).toBeVisible();
  await untilKept(page, lang);
  const leavings = () =>
    page.evaluate(async (needle) => {
      const texts = [
        localStorage.getItem('zawadeh-account') ?? '',
        localStorage.getItem('zawadeh-session') ?? '',
      ];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const key of await cache.keys()) {
          const found = await cache.match(key, { ignoreVary: true });
          if (/json|html/.test(found?.headers.get('content-type') ?? ''))
            texts.push((await found?.text()) ?? '');
        }
      }
      return texts.filter((text) => text.includes(needle) || text.includes('mona@')).length;
    }, code);

  await test.step('without a line', async () => {
    await context.setOffline(true);
    await page.reload();
    await expect(order).toBeVisible();
    await expect(alert(page)).toContainText(say.ordersLater);
    expect(await leavings()).toBeGreaterThan(0);
  });

  await test.step('signed out, still without a line', async () => {
    await signOut(page, say);
    await expect(page.getByRole('heading', { name: say.signedOut })).toBeVisible();
    // It is said before it is done.
    await expect.poll(leavings).toBe(0);
    await page.reload();
    await expect(page.getByRole('heading', { name: say.signedOut })).toBeVisible();
    await expect(page.getByText(code)).toHaveCount(0);
  });

  await test.step('the next person on the same phone', async () => {
    await context.setOffline(false);
    await logIn(page, say, 'admin');
    await page.goto('/profile');
    await expect(title(page)).toBeVisible();
    await context.setOffline(true);
    await page.reload();
    await expect(alert(page)).toContainText(say.ordersLater);
    await expect(page.getByText(code)).toHaveCount(0);
    await expect(page.getByText('mona@zawadeh.local')).toHaveCount(0);
    expect(await leavings()).toBe(0);
  });
  forgive(complaints, LOST_REQUEST);
});

async function signOut(page: Page, say: Say): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: say.signOut }).click();
}
