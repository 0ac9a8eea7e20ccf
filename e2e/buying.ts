/** What everybody who buys does, step by step, in the language of `say`. */
import type { Page } from '@playwright/test';
import type { BuyingWords } from './buyingWords.ts';
import { expect } from './words.ts';

export const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** On the page of an order that is paid. */
export const orderCodeOn = (page: Page) => page.getByText(/^ZWD-[A-Z\d]{8}$/);

/** Sent before the scripts have come, the form goes nowhere. */
export async function logIn(
  page: Page,
  say: BuyingWords,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.getByLabel(say.email, { exact: true }).fill(email);
  await page.getByLabel(say.password, { exact: true }).fill(password);
  const send = page.getByRole('main').getByRole('button', { name: say.signIn });
  await expect(async () => {
    if (page.url().endsWith('/login')) await send.click({ timeout: 1_000 });
    await expect(page).toHaveURL(/\/our-bags$/, { timeout: 3_000 });
  }).toPass();
}

/** A bag's own page, alive: what is pressed now counts. */
export async function openBag(page: Page, id: string): Promise<void> {
  const asked = page.waitForResponse('**/api/surprise-bags');
  await page.goto(`/bag/${id}`);
  await asked;
}

/** Whose bag it is, as the shelf says it. */
export const shopOf = (page: Page, bagId: string, lang: 'en' | 'ar') =>
  page.evaluate(
    async ([id, column]) => {
      const rows = (await (await fetch('/api/surprise-bags')).json()) as Array<{
        id: string;
        store: { name: string; name_ar: string };
      }>;
      return rows.find((row) => row.id === id)?.store[column] ?? '';
    },
    [bagId, lang === 'ar' ? 'name_ar' : 'name'] as const,
  );

export async function addToCart(page: Page, say: BuyingWords): Promise<void> {
  await page.getByRole('button', { name: say.add, exact: true }).click();
  await expect(page.getByRole('button', { name: say.added, exact: true })).toBeVisible();
}

export const goToCart = (page: Page) => page.getByRole('banner').locator('a[href="/cart"]').click();

/** As somebody who was here before has it: the fields filled in, for pickup. */
export const keepInCart = (page: Page, bagId: string) =>
  page.evaluate((id) => {
    const line = { bagId: id, title: 'Bag', salePrice: 2.25, maxQuantity: 5, quantity: 1 };
    localStorage.setItem('zawadeh-cart', JSON.stringify([line]));
    localStorage.setItem('zawadeh-checkout-form', JSON.stringify({ phone: '70123456', method: 'pickup' }));
  }, bagId);

export async function wantPickup(page: Page, say: BuyingWords): Promise<void> {
  await page.getByRole('radio', { name: say.pickup }).check();
  await page.getByRole('textbox', { name: say.phone }).fill('70 123 456');
}

export async function chooseArea(page: Page, say: BuyingWords): Promise<void> {
  await page.getByRole('combobox', { name: say.area }).click();
  await page.getByRole('option', { name: say.mina }).click();
}

/** In the dock on a phone, in the summary on a desktop. */
export const checkoutButton = (page: Page, say: BuyingWords) =>
  page.getByRole('button', { name: say.checkout }).filter({ visible: true });

/** With a bag in it, from the bag's page to the review. */
export async function reviewPickup(page: Page, say: BuyingWords, bagId: string): Promise<void> {
  await openBag(page, bagId);
  await addToCart(page, say);
  await goToCart(page);
  await wantPickup(page, say);
  await checkoutButton(page, say).click();
  await expect(title(page)).toHaveText(say.review);
}

export const proceedButton = (page: Page, say: BuyingWords) =>
  page.getByRole('button', { name: say.proceed });

/** From the review to the wallet's own page. */
export async function proceed(page: Page, say: BuyingWords): Promise<void> {
  await proceedButton(page, say).click();
  await expect(page).toHaveURL(/\/wallet\/\w+$/);
}

/** From the wallet's page to the good news; gives the order's code. */
export async function payInWallet(page: Page, say: BuyingWords): Promise<string> {
  await page.getByRole('button', { name: say.pay, exact: true }).click();
  await expect(page).toHaveURL(/\/checkout\/success$/);
  await expect(title(page)).toHaveText(say.paid);
  return orderCodeOn(page).innerText();
}
