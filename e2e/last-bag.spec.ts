import {
  checkoutButton,
  openBag,
  addToCart,
  payInWallet,
  proceed,
  proceedButton,
  reviewPickup,
} from './buying.ts';
import { buyingWords } from './buyingWords.ts';
import { test } from './people.ts';
import { BAG_FOR, LAST_BAG } from './seeded.ts';
import { expect, forgive } from './words.ts';

/** What the browser writes about an answer that says no. */
const REFUSED = /409 \(Conflict\)/;

/** The neighbour, in a browser of her own, gets as far as the wallet. */
test('of two who want the last bag the second is told before paying, and buys the rest', async ({
  page,
  browser,
  lang,
  say: frame,
  shop,
  admin,
  buyer,
  neighbour,
  complaints,
}, { project }) => {
  test.setTimeout(60_000);
  const say = buyingWords[lang];
  const last = LAST_BAG[project.name]!;
  const other = BAG_FOR.besideTheLast;
  await shop.setStock(admin, last.id, 1);
  const quicker = await (await browser.newContext({ storageState: neighbour.kept })).newPage();

  await test.step('both have it in the cart, the second beside another bag', async () => {
    await openBag(page, other.id);
    await addToCart(page, say);
    await reviewPickup(page, say, last.id);
    await expect(proceedButton(page, say)).toBeEnabled();
    await reviewPickup(quicker, say, last.id);
  });

  await test.step('the first is a moment quicker', () => proceed(quicker, say));
  const walletOfFirst = quicker.url();

  await test.step('the second is told what is gone, and stays', async () => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await proceedButton(page, say).click();
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText(say.notAvailable);
    await expect(alert).toContainText(last.title[lang]);
    await expect(alert).not.toContainText(other.title[lang]);
    await expect(page.getByRole('button', { name: say.proceed })).toHaveCount(0);
    await expect(page).toHaveURL(/\/checkout$/);
    expect(calls).not.toContain('/api/whish');
    expect(await shop.ordersOf(buyer, other.id)).toEqual([]);
    forgive(complaints, REFUSED);
  });

  await test.step('the rest is still in the cart, and can be bought', async () => {
    await page.getByRole('link', { name: say.backToCart }).last().click();
    const line = page.getByRole('article');
    await expect(line.filter({ hasText: last.title[lang] })).toContainText(frame.soldOut);
    await page.getByRole('button', { name: say.seen }).click();
    await expect(line).toHaveCount(1);
    await expect(line).toContainText(other.title[lang]);
    await checkoutButton(page, say).click();
    await expect(proceedButton(page, say)).toContainText('$3.25');
    await proceed(page, say);
    await payInWallet(page, say);
    expect(await shop.ordersOf(buyer, other.id)).toMatchObject([{ payment_status: 'paid' }]);
  });

  await test.step('the first walks away, and the bag is still held', async () => {
    expect(await shop.stockOf(last.id)).toBe(0);
    await quicker.getByRole('link', { name: say.walkAway }).click();
    await expect(quicker.getByText(say.heldUntil)).toBeVisible();
    expect(await shop.stockOf(last.id)).toBe(0);
  });

  await test.step('she declines, and now the second gets it', async () => {
    await quicker.goto(walletOfFirst);
    await quicker.getByRole('button', { name: say.decline }).click();
    await expect(quicker.getByText(say.noCharges)).toBeVisible();
    await reviewPickup(page, say, last.id);
    await proceed(page, say);
    await payInWallet(page, say);
    expect(await shop.ordersOf(buyer, last.id)).toMatchObject([{ payment_status: 'paid' }]);
    expect(await shop.stockOf(last.id)).toBe(0);
  });
  await quicker.context().close();
});
