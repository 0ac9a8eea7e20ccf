import type { Page } from '@playwright/test';
import {
  checkoutButton,
  orderCodeOn,
  payInWallet,
  proceed,
  proceedButton,
  reviewPickup,
  title,
} from './buying.ts';
import { buyingWords } from './buyingWords.ts';
import { test } from './people.ts';
import { BAG_FOR } from './seeded.ts';
import { expect } from './words.ts';

/** Where the wallet leads to pay: the same page is the same payment. */
const walletPage = (page: Page) => new URL(page.url()).pathname;

test('whoever leaves the wallet, by whatever way, comes back to the same payment and pays it once', async ({
  page,
  lang,
}) => {
  test.slow();
  const say = buyingWords[lang];
  await reviewPickup(page, say, BAG_FOR.comingBack.id);

  const wallet =
    await test.step('a review that is reloaded is the same, and a double click one payment', async () => {
      await page.reload();
      await expect(title(page)).toHaveText(say.review);
      await expect(proceedButton(page, say)).toBeEnabled();
      await proceedButton(page, say).dblclick();
      await expect(page).toHaveURL(/\/wallet\/\w+$/);
      await page.reload();
      await expect(title(page)).toHaveText(say.wallet);
      return walletPage(page);
    });

  await test.step('out by the back button, and on again', async () => {
    await page.goBack();
    await expect(title(page)).toHaveText(say.review);
    await expect(proceedButton(page, say)).toBeEnabled();
    await proceed(page, say);
    expect(walletPage(page)).toBe(wallet);
  });

  await test.step('out by walking away: nothing is charged, and the bags are held', async () => {
    await page.getByRole('link', { name: say.walkAway }).click();
    await expect(title(page)).toHaveText(say.cancelled);
    await expect(page.getByText(say.noChargesSoFar)).toBeVisible();
    await expect(page.getByText(say.heldUntil)).toBeVisible();
    await page.reload();
    await expect(page.getByText(say.heldUntil)).toBeVisible();
  });

  await test.step('by way of the cart to the same payment, which is made', async () => {
    await page.getByRole('link', { name: say.backToCart }).click();
    await checkoutButton(page, say).click();
    await proceed(page, say);
    expect(walletPage(page)).toBe(wallet);
    const code = await payInWallet(page, say);
    await page.reload();
    await expect(orderCodeOn(page)).toHaveText(code);
  });

  await test.step('the wallet’s page is over', async () => {
    await page.goto(wallet);
    await expect(page.getByText(say.nothingToPay)).toBeVisible();
  });
});

test(
  'another tab goes on with the payment of one that was closed: one order, and the bag taken once',
  { tag: '@server' },
  async ({ page, context, lang, shop, buyer }) => {
    const say = buyingWords[lang];
    const { id } = BAG_FOR.otherTab;
    await reviewPickup(page, say, id);
    await proceed(page, say);
    const wallet = walletPage(page);
    const stock = await shop.stockOf(id);

    const later = await context.newPage();
    await page.close();
    await later.goto('/checkout');
    await expect(proceedButton(later, say)).toBeEnabled();
    await proceed(later, say);
    expect(walletPage(later)).toBe(wallet);
    expect(await shop.ordersOf(buyer, id)).toMatchObject([{ payment_status: 'pending' }]);
    expect(await shop.stockOf(id)).toBe(stock);

    const code = await payInWallet(later, say);
    expect(await shop.ordersOf(buyer, id)).toMatchObject([{ order_code: code, payment_status: 'paid' }]);
    expect(await shop.stockOf(id)).toBe(stock);
  },
);

test(
  'two tabs with the same cart are one order, and the one that was left hears that it is paid',
  { tag: '@server' },
  async ({ page, context, lang, shop, buyer }) => {
    test.slow();
    const say = buyingWords[lang];
    const { id } = BAG_FOR.twoTabs;
    await reviewPickup(page, say, id);
    const other = await context.newPage();
    await other.goto('/checkout');
    await Promise.all([page, other].map((tab) => expect(proceedButton(tab, say)).toBeEnabled()));
    await Promise.all([page, other].map((tab) => proceed(tab, say)));
    expect(walletPage(other)).toBe(walletPage(page));
    expect(await shop.ordersOf(buyer, id)).toHaveLength(1);

    await other.getByRole('link', { name: say.walkAway }).click();
    await expect(other.getByText(say.heldUntil)).toBeVisible();
    const code = await payInWallet(page, say);
    await other.reload();
    await expect(title(other)).toHaveText(say.youHavePaid);
    await other.getByRole('link', { name: say.seeOrder }).click();
    await expect(other.getByRole('article').filter({ hasText: code })).toContainText(say.completed);
    expect(await shop.ordersOf(buyer, id)).toMatchObject([{ order_code: code, payment_status: 'paid' }]);
  },
);
