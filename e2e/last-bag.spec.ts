import {
  checkoutButton,
  openBag,
  addToCart,
  payInWallet,
  proceed,
  proceedButton,
  reviewPickup,
} from './buyingSteps.ts';
import { buyingTexts } from './buyingTexts.ts';
import { test } from './userFixtures.ts';
import { BAG_FOR } from './seeded.ts';
import { expect, ignoreErrors } from './fixtures.ts';

/** The browser's console message about a rejected checkout. */
const CONFLICT = /409 \(Conflict\)/;

test('the second of two buyers of the last bag sees that it is gone before paying, and buys the rest of the cart', async ({
  page,
  browser,
  lang,
  texts: frame,
  api,
  admin,
  buyer,
  otherBuyer,
  pageErrors,
}) => {
  const texts = buyingTexts[lang];
  const last = BAG_FOR.lastBag;
  const other = BAG_FOR.secondBag;
  await api.setStock(admin, last.id, 1);
  const otherPage = await (await browser.newContext({ storageState: otherBuyer.storageState })).newPage();

  await test.step('both have the bag in the cart, the buyer beside another bag', async () => {
    await openBag(page, other.id);
    await addToCart(page, texts);
    await reviewPickup(page, texts, last.id);
    await expect(proceedButton(page, texts)).toBeEnabled();
    await reviewPickup(otherPage, texts, last.id);
  });

  await test.step('the other buyer checks out first', () => proceed(otherPage, texts));
  const otherWalletUrl = otherPage.url();

  await test.step('the buyer sees what is gone, and stays on the page', async () => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await proceedButton(page, texts).click();
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText(texts.notAvailable);
    await expect(alert).toContainText(last.title[lang]);
    await expect(alert).not.toContainText(other.title[lang]);
    await expect(page.getByRole('button', { name: texts.proceed })).toHaveCount(0);
    await expect(page).toHaveURL(/\/checkout$/);
    expect(calls).not.toContain('/api/whish');
    expect(await api.ordersOf(buyer, other.id)).toEqual([]);
    ignoreErrors(pageErrors, CONFLICT);
  });

  await test.step('the rest of the cart can be bought', async () => {
    await page.getByRole('link', { name: texts.backToCart }).last().click();
    const line = page.getByRole('article');
    await expect(line.filter({ hasText: last.title[lang] })).toContainText(frame.soldOut);
    await page.getByRole('button', { name: texts.gotIt }).click();
    await expect(line).toHaveCount(1);
    await expect(line).toContainText(other.title[lang]);
    await checkoutButton(page, texts).click();
    await expect(proceedButton(page, texts)).toContainText('$3.25');
    await proceed(page, texts);
    await payInWallet(page, texts);
    expect(await api.ordersOf(buyer, other.id)).toMatchObject([{ payment_status: 'paid' }]);
  });

  await test.step('the other buyer leaves the wallet, and the bag is still held', async () => {
    expect(await api.stockOf(last.id)).toBe(0);
    await otherPage.getByRole('link', { name: texts.walkAway }).click();
    await expect(otherPage.getByText(texts.heldUntil)).toBeVisible();
    expect(await api.stockOf(last.id)).toBe(0);
  });

  await test.step('the other buyer declines, and the buyer gets the bag', async () => {
    await otherPage.goto(otherWalletUrl);
    await otherPage.getByRole('button', { name: texts.decline }).click();
    await expect(otherPage.getByText(texts.noCharges)).toBeVisible();
    await reviewPickup(page, texts, last.id);
    await proceed(page, texts);
    await payInWallet(page, texts);
    expect(await api.ordersOf(buyer, last.id)).toMatchObject([{ payment_status: 'paid' }]);
    expect(await api.stockOf(last.id)).toBe(0);
  });
  await otherPage.context().close();
});
