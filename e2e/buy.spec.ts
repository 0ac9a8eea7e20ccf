import type { Page } from '@playwright/test';
import {
  addToCart,
  checkoutButton,
  goToCart,
  keepInCart,
  logIn,
  orderCodeOn,
  payInWallet,
  proceedButton,
  shopOf,
  title,
  wantPickup,
} from './buying.ts';
import { buyingWords, type BuyingWords } from './buyingWords.ts';
import { BAG_TO_BUY } from './seeded.ts';
import { expect, forgive, openShelf, test } from './words.ts';

/** Everybody knows her: see the README. */
const MONA = { email: 'mona@zawadeh.local', password: 'Zawadeh-mona-1' };

/** From the cart, filled in, to the wallet's own page. */
async function goToWallet(page: Page, say: BuyingWords, price: string): Promise<void> {
  await checkoutButton(page, say).click();
  await expect(title(page)).toHaveText(say.review);
  await expect(page.getByText('+961 70 123 456')).toBeVisible();
  const button = proceedButton(page, say);
  await expect(button).toContainText(price);
  await expect(button).toBeEnabled();
  await button.dblclick();
  await expect(page).toHaveURL(/\/wallet\/\w+$/);
}

test('a bag is bought: declined at first, tried again, paid, and told of once', async ({
  page,
  lang,
  outbox,
  complaints,
}, { project }) => {
  test.slow();
  const say = buyingWords[lang];
  const { id, price } = BAG_TO_BUY[project.name]!;
  await page.goto('/login');
  await logIn(page, say, MONA);

  const shop = await shopOf(page, id, lang);
  expect(shop).not.toBe('');

  await test.step('from the shelf into the cart', async () => {
    await page.locator(`a[href="/bag/${id}"]`).first().click();
    await addToCart(page, say);
    await goToCart(page);
    await wantPickup(page, say);
  });

  await test.step('declined, nothing is charged and nothing is lost', async () => {
    await goToWallet(page, say, price);
    await page.getByRole('button', { name: say.decline }).click();
    await expect(page).toHaveURL(/\/checkout\/cancel$/);
    await expect(title(page)).toHaveText(say.cancelled);
    await expect(page.getByText(say.noCharges)).toBeVisible();
    await page.getByRole('link', { name: say.backToCart }).click();
  });

  const orderCode = await test.step('paid', async () => {
    await goToWallet(page, say, price);
    const code = await payInWallet(page, say);
    for (const { promise } of Object.values(buyingWords)) {
      await expect(page.getByText(promise.pickup, { exact: true })).toBeVisible();
    }
    await expect(page.getByRole('heading', { name: say.next })).toBeVisible();
    return code;
  });

  await test.step('a reload says it again and does nothing twice', async () => {
    await page.reload();
    await expect(title(page)).toHaveText(say.paid);
    await expect(orderCodeOn(page)).toHaveText(orderCode);
    await expect(page.getByRole('main').getByText(shop)).toBeVisible();
    await page.getByRole('button', { name: say.bell }).click();
    await expect(page.getByText(say.news.pickup)).toHaveCount(1);
    await page.keyboard.press('Escape');
  });

  await test.step('the profile has it as completed', async () => {
    await page.getByRole('link', { name: say.shopping }).click();
    await expect(page).toHaveURL(/\/our-bags$/);
    await page.goto('/profile');
    const order = page.getByRole('article').filter({ hasText: orderCode });
    await expect(order).toContainText(say.completed);
    await expect(order).toContainText(shop);
  });

  await test.step('the cart is empty', async () => {
    await page.goto('/checkout');
    await expect(page).toHaveURL(/\/cart$/);
    await expect(title(page)).toHaveText(say.empty);
  });

  await test.step('WhatsApp brings the code for the store', () =>
    outbox.readWhatsApp(say, orderCode, 'pickup'));
  // The order that was declined cannot be paid any more, which the second try is told.
  forgive(complaints, /409 \(Conflict\)/);
});

test('whoever is not signed in can look, and is led to log in and back', async ({ page, lang }, {
  project,
}) => {
  const say = buyingWords[lang];
  const { id } = BAG_TO_BUY[project.name]!;
  await openShelf(page);
  await keepInCart(page, id);
  await page.goto('/checkout');
  await expect(page.getByText(say.pleaseLogIn)).toBeVisible();
  await expect(page.getByRole('button', { name: say.proceed })).toBeDisabled();
  await page.getByRole('main').locator('a[href="/login"]').click();
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, say, MONA);
  await page.locator('a[href="/checkout"]').click();
  await expect(page.getByRole('button', { name: say.proceed })).toBeEnabled();
});

test('the success page promises nothing to who has not paid', async ({ page, lang }) => {
  await page.goto('/checkout/success');
  await expect(title(page)).toHaveText(buyingWords[lang].nothing);
});
