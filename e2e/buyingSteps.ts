/** The steps of a purchase, in the language of `texts`. */
import type { Page } from '@playwright/test';
import type { BuyingTexts } from './buyingTexts.ts';
import { expect } from './fixtures.ts';

export const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** On the success page. */
export const orderCodeOn = (page: Page) => page.getByText(/^ZWD-[A-Z\d]{8}$/);

/** Repeats the click, because a form sent before hydration goes nowhere. */
export async function logIn(
  page: Page,
  texts: BuyingTexts,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.getByLabel(texts.email, { exact: true }).fill(email);
  await page.getByLabel(texts.password, { exact: true }).fill(password);
  const send = page.getByRole('main').getByRole('button', { name: texts.signIn });
  await expect(async () => {
    if (page.url().endsWith('/login')) await send.click({ timeout: 1_000 });
    await expect(page).toHaveURL(/\/our-bags$/, { timeout: 3_000 });
  }).toPass();
}

/** Opens the page of a bag and waits for its first request, which React sends after hydration. */
export async function openBag(page: Page, id: string): Promise<void> {
  const response = page.waitForResponse('**/api/surprise-bags');
  await page.goto(`/bag/${id}`);
  await response;
}

/** The name of the store that offers the bag. */
export const storeNameOf = (page: Page, bagId: string, lang: 'en' | 'ar') =>
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

export async function addToCart(page: Page, texts: BuyingTexts): Promise<void> {
  await page.getByRole('button', { name: texts.add, exact: true }).click();
  await expect(page.getByText(texts.added, { exact: true })).toBeVisible();
}

export const goToCart = (page: Page) => page.getByRole('banner').locator('a[href="/cart"]').click();

/** Stores the cart and form of a returning visitor: filled in, for pickup. */
export const storeCart = (page: Page, bagId: string) =>
  page.evaluate((id) => {
    const line = { bagId: id, title: 'Bag', salePrice: 2.25, maxQuantity: 5, quantity: 1 };
    localStorage.setItem('zawadeh-cart', JSON.stringify([line]));
    localStorage.setItem('zawadeh-checkout-form', JSON.stringify({ phone: '70123456', method: 'pickup' }));
  }, bagId);

export async function choosePickup(page: Page, texts: BuyingTexts): Promise<void> {
  await page.getByRole('radio', { name: texts.pickup }).check();
  await page.getByRole('textbox', { name: texts.phone }).fill('70 123 456');
}

export async function chooseArea(page: Page, texts: BuyingTexts): Promise<void> {
  await page.getByRole('radio', { name: texts.delivery }).check();
  await page.getByRole('combobox', { name: texts.area }).click();
  await page.getByRole('option', { name: texts.mina }).click();
}

/** In the sticky footer on a phone, in the summary on a desktop. */
export const checkoutButton = (page: Page, texts: BuyingTexts) =>
  page.getByRole('button', { name: texts.checkout }).filter({ visible: true });

/** From the page of a bag to the review, for pickup. */
export async function reviewPickup(page: Page, texts: BuyingTexts, bagId: string): Promise<void> {
  await openBag(page, bagId);
  await addToCart(page, texts);
  await goToCart(page);
  // What was said on one page does not follow the buyer to the next.
  await expect(page.getByText(texts.itemAdded)).toBeHidden();
  await choosePickup(page, texts);
  await checkoutButton(page, texts).click();
  await expect(title(page)).toHaveText(texts.review);
}

export const proceedButton = (page: Page, texts: BuyingTexts) =>
  page.getByRole('button', { name: texts.proceed });

/** From the review to the wallet simulator. */
export async function proceed(page: Page, texts: BuyingTexts): Promise<void> {
  await proceedButton(page, texts).click();
  await expect(page).toHaveURL(/\/wallet\/\w+$/);
}

/** From the wallet simulator to the success page; returns the order code. */
export async function payInWallet(page: Page, texts: BuyingTexts): Promise<string> {
  await page.getByRole('button', { name: texts.pay }).click();
  await expect(page).toHaveURL(/\/checkout\/success$/);
  await expect(title(page)).toHaveText(texts.paid);
  return orderCodeOn(page).innerText();
}
