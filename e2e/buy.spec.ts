import type { Page } from '@playwright/test';
import {
  addToCart,
  checkoutButton,
  goToCart,
  logIn,
  orderCodeOn,
  payInWallet,
  proceedButton,
  storeNameOf,
  title,
  choosePickup,
} from './buyingSteps.ts';
import { buyingTexts, type BuyingTexts } from './buyingTexts.ts';
import { BAG_TO_BUY } from './seeded.ts';
import { expect, ignoreErrors, openFromShelf, test } from './fixtures.ts';

/** A demo account of the README. */
const MONA = { email: 'mona@zawadeh.local', password: 'Zawadeh-mona-1' };

/** From the filled-in cart to the wallet simulator. */
async function goToWallet(page: Page, texts: BuyingTexts, price: string): Promise<void> {
  await checkoutButton(page, texts).click();
  await expect(title(page)).toHaveText(texts.review);
  await expect(page.getByText('+961 70 123 456')).toBeVisible();
  const button = proceedButton(page, texts);
  await expect(button).toContainText(price);
  await expect(button).toBeEnabled();
  await button.dblclick();
  await expect(page).toHaveURL(/\/wallet\/\w+$/);
}

test('a payment is declined, tried again and made, and notified once', async ({
  page,
  lang,
  outbox,
  pageErrors,
}) => {
  const texts = buyingTexts[lang];
  const { id, price } = BAG_TO_BUY[lang];
  await page.goto('/login');
  await logIn(page, texts, MONA);

  const store = await storeNameOf(page, id, lang);
  expect(store).not.toBe('');

  await test.step('from the shelf into the cart', async () => {
    await openFromShelf(page, id);
    await addToCart(page, texts);
    await goToCart(page);
    await choosePickup(page, texts);
  });

  await test.step('declined, nothing is charged and nothing is lost', async () => {
    await goToWallet(page, texts, price);
    await page.getByRole('button', { name: texts.decline }).click();
    await expect(page).toHaveURL(/\/checkout\/cancel$/);
    await expect(title(page)).toHaveText(texts.cancelled);
    await expect(page.getByText(texts.noCharges)).toBeVisible();
    await page.getByRole('link', { name: texts.backToCart }).click();
  });

  const orderCode = await test.step('paid', async () => {
    await goToWallet(page, texts, price);
    const code = await payInWallet(page, texts);
    for (const { promise } of Object.values(buyingTexts)) {
      await expect(page.getByText(promise.pickup, { exact: true })).toBeVisible();
    }
    await expect(page.getByRole('heading', { name: texts.next })).toBeVisible();
    return code;
  });

  await test.step('a reload shows the same and repeats nothing', async () => {
    await page.reload();
    await expect(title(page)).toHaveText(texts.paid);
    await expect(orderCodeOn(page)).toHaveText(orderCode);
    await expect(page.getByRole('main').getByText(store)).toBeVisible();
    await page.getByRole('button', { name: texts.bell }).click();
    await expect(page.getByText(texts.notificationText.pickup)).toHaveCount(1);
    await page.keyboard.press('Escape');
  });

  await test.step('the profile shows the order as completed', async () => {
    await page.getByRole('link', { name: texts.shopping }).click();
    await expect(page).toHaveURL(/\/our-bags$/);
    await page.goto('/profile');
    const order = page.getByRole('article').filter({ hasText: orderCode });
    await expect(order).toContainText(texts.completed);
    await expect(order).toContainText(store);
  });

  await test.step('the cart is empty', async () => {
    await page.goto('/checkout');
    await expect(page).toHaveURL(/\/cart$/);
    await expect(title(page)).toHaveText(texts.empty);
  });

  await test.step('WhatsApp brings the pickup code', () => outbox.readWhatsApp(texts, orderCode, 'pickup'));
  // The second payment of the declined order is rejected once.
  ignoreErrors(pageErrors, /409 \(Conflict\)/);
});
