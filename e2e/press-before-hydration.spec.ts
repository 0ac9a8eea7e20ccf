/** A press on a page before hydration is shown as busy at once, and takes effect once after hydration. */
import type { Locator, Page } from '@playwright/test';
import { CART_KEY } from '@zawadeh/domain';
import { test as buyerTest } from './userFixtures.ts';
import { KNAFEH_ID } from './storage.ts';
import { messagesIn } from './everyPage/messages.ts';
import { expect, openShelf, openWithoutScripts, test } from './fixtures.ts';

/** Dispatched, because `click()` would wait until the page is loaded. */
const press = (button: Locator) => button.dispatchEvent('click');

const expectBusy = (button: Locator) => expect(button).toHaveAttribute('aria-busy', 'true');

/** Of the bags in the cart. */
async function quantities(page: Page): Promise<number[]> {
  const cart = await page.evaluate((key) => localStorage.getItem(key), CART_KEY);
  return (JSON.parse(cart ?? '[]') as { quantity: number }[]).map(({ quantity }) => quantity);
}

buyerTest('a bag added twice before hydration is in the cart once', async ({ page, lang }) => {
  const loadScripts = await openWithoutScripts(page, `/bag/${KNAFEH_ID}`);
  const add = page.getByRole('button', { name: messagesIn(lang)('web.bag.add') });
  await press(add);
  await expectBusy(add);
  await press(add);
  loadScripts();
  await expect(page.getByText(messagesIn(lang)('web.bag.added'), { exact: true })).toBeVisible();
  expect(await quantities(page)).toEqual([1]);
});

test('a form sent before hydration is validated after it', async ({ page, lang }) => {
  const loadScripts = await openWithoutScripts(page, '/login');
  const send = page.locator('form').getByRole('button', { name: messagesIn(lang)('web.login.signIn') });
  await press(send);
  await expectBusy(send);
  loadScripts();
  await expect(page.getByText(messagesIn(lang)('web.login.emailMissing')).first()).toBeVisible();
  await expect(send).not.toHaveAttribute('aria-busy');
  expect(new URL(page.url()).search).toBe('');
});

test('a menu pressed before hydration opens after it', async ({ page, texts }) => {
  const loadScripts = await openWithoutScripts(page, '/our-bags');
  const menu = page.getByRole('banner').getByRole('button', { name: texts.menu, exact: true });
  await press(menu);
  await expectBusy(menu);
  loadScripts();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a press loads the scripts without waiting for the images', async ({ page, texts }) => {
  await page.route('**/art/*.svg', () => {});
  await page.goto('/our-bags', { waitUntil: 'commit' });
  const menu = page.getByRole('banner').getByRole('button', { name: texts.menu, exact: true });
  const request = page.waitForRequest('**/assets/react-*.js');
  await press(menu);
  await request;
});

test('a menu pressed before its code is loaded opens once it is loaded', async ({ page, texts }) => {
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
});

test('input before hydration takes effect after it', async ({ page, lang }) => {
  const t = messagesIn(lang);
  const field = (id: string) => page.getByLabel(t(`web.login.${id}`), { exact: true });
  const loadScripts = await openWithoutScripts(page, '/login');
  await field('email').fill('rania.h@example.com');
  await field('password').fill('Bread-and-salt');
  await page.getByRole('radio', { name: t('web.login.signUp') }).check();
  // Sent before hydration, the form reaches neither the server nor the address.
  await field('email').press('Enter');
  await expect(page).toHaveURL(/\/login$/);
  loadScripts();
  await expect(field('name')).toBeVisible();
  await expect(field('email')).toHaveValue('rania.h@example.com');
  await expect(field('password')).toHaveValue('Bread-and-salt');
});
