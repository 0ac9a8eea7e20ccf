import type { Page } from '@playwright/test';
import {
  checkoutButton,
  orderCodeOn,
  payInWallet,
  proceed,
  proceedButton,
  reviewPickup,
  title,
} from './buyingSteps.ts';
import { buyingTexts } from './buyingTexts.ts';
import { test } from './userFixtures.ts';
import { BAG_FOR } from './seeded.ts';
import { expect } from './fixtures.ts';

/** The path of the wallet page, which is the same for the same payment. */
const walletPage = (page: Page) => new URL(page.url()).pathname;

test('a buyer who leaves the wallet returns to the same payment, and pays it once', async ({
  page,
  lang,
}) => {
  const texts = buyingTexts[lang];
  await reviewPickup(page, texts, BAG_FOR.resumedPayment.id);

  const wallet =
    await test.step('a reload keeps the review, and a double click opens one payment', async () => {
      await page.reload();
      await expect(title(page)).toHaveText(texts.review);
      await expect(proceedButton(page, texts)).toBeEnabled();
      await proceedButton(page, texts).dblclick();
      await expect(page).toHaveURL(/\/wallet\/\w+$/);
      await page.reload();
      await expect(title(page)).toHaveText(texts.wallet);
      return walletPage(page);
    });

  await test.step('back by the browser, and on again', async () => {
    await page.goBack();
    await expect(title(page)).toHaveText(texts.review);
    await expect(proceedButton(page, texts)).toBeEnabled();
    await proceed(page, texts);
    expect(walletPage(page)).toBe(wallet);
  });

  await test.step('out by the link of the wallet: nothing is charged, and the bags are held', async () => {
    await page.getByRole('link', { name: texts.walkAway }).click();
    await expect(title(page)).toHaveText(texts.cancelled);
    await expect(page.getByText(texts.noChargesSoFar)).toBeVisible();
    await expect(page.getByText(texts.heldUntil)).toBeVisible();
    await page.reload();
    await expect(page.getByText(texts.heldUntil)).toBeVisible();
  });

  await test.step('from the cart to the same payment, which is made', async () => {
    await page.getByRole('link', { name: texts.backToCart }).click();
    await checkoutButton(page, texts).click();
    await proceed(page, texts);
    expect(walletPage(page)).toBe(wallet);
    const code = await payInWallet(page, texts);
    await page.reload();
    await expect(orderCodeOn(page)).toHaveText(code);
  });

  await test.step('the wallet page has nothing to pay', async () => {
    await page.goto(wallet);
    await expect(page.getByText(texts.nothingToPay)).toBeVisible();
  });
});
