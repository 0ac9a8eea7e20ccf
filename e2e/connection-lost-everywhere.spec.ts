/** The connection is lost before every step of a purchase: no page is blank, nothing is lost, and there is one order. */
import type { Page } from '@playwright/test';
import {
  addToCart,
  checkoutButton,
  goToCart,
  orderCodeOn,
  proceedButton,
  title,
  choosePickup,
} from './buyingSteps.ts';
import { buyingTexts, type BuyingTexts } from './buyingTexts.ts';
import { test } from './userFixtures.ts';
import { BAG_FOR } from './seeded.ts';
import { untilCached } from './offlineSteps.ts';
import { expect, ignoreErrors, FAILED_REQUEST, unfoldShelf } from './fixtures.ts';

test.use({ serviceWorkers: 'allow' });

interface Step {
  name: string;
  press: (page: Page, texts: BuyingTexts) => Promise<void>;
  expectDone: (page: Page, texts: BuyingTexts) => Promise<void>;
}

const { id } = BAG_FOR.connectionLost;

const steps: readonly Step[] = [
  {
    name: 'from the shelf to the bag',
    press: async (page) => {
      await unfoldShelf(page);
      await page.locator(`a[href="/bag/${id}"]`).first().click();
    },
    expectDone: (page, texts) =>
      expect(page.getByRole('button', { name: texts.add, exact: true })).toBeVisible(),
  },
  {
    name: 'into the cart',
    press: addToCart,
    expectDone: (page) =>
      expect.poll(() => page.evaluate(() => localStorage.getItem('zawadeh-cart'))).toContain(id),
  },
  {
    name: 'to the cart',
    press: goToCart,
    expectDone: (page) => expect(page.getByRole('article')).toHaveCount(1),
  },
  {
    name: 'to the review',
    press: async (page, texts) => {
      await choosePickup(page, texts);
      await checkoutButton(page, texts).click();
    },
    expectDone: (page, texts) => expect(title(page)).toHaveText(texts.review),
  },
  {
    name: 'to the wallet',
    press: (page, texts) => proceedButton(page, texts).click(),
    expectDone: (page) => expect(page).toHaveURL(/\/wallet\/\w+$/),
  },
  {
    name: 'from the wallet to the success page',
    press: (page, texts) => page.getByRole('button', { name: texts.pay }).click(),
    expectDone: (page, texts) => expect(title(page)).toHaveText(texts.paid),
  },
  {
    name: 'to the orders',
    press: (page) => page.goto('/profile').then(() => {}),
    // The buyer may have earlier orders.
    expectDone: (page, texts) => expect(page.getByText(texts.completed).first()).toBeVisible(),
  },
];

/** Checked on pages of the app only: offline, the browser shows its own page for those of the server. */
const expectNotBlank = (page: Page) => expect(title(page).first()).toBeVisible();

test('a connection lost before every step of a purchase leaves no blank page, loses nothing, and leads to one order', async ({
  page,
  context,
  lang,
  api,
  buyer,
  pageErrors,
}) => {
  const texts = buyingTexts[lang];
  await page.goto('/our-bags');
  await untilCached(page, lang);
  let code = '';
  for (const { name, press, expectDone } of steps) {
    await test.step(name, async () => {
      const before = page.url();
      await context.setOffline(true);
      await press(page, texts).catch(() => {});
      const isAppPage = page.url().startsWith('http') && !page.url().includes('/wallet/');
      if (isAppPage) await expectNotBlank(page);
      await context.setOffline(false);
      await expect(async () => {
        // From the browser's own error page a user returns to the page before.
        if (!page.url().startsWith('http')) await page.goto(before);
        const isDone = () =>
          expectDone(page, texts).then(
            () => true,
            () => false,
          );
        if (!(await isDone())) await press(page, texts).catch(() => {});
        await expectDone(page, texts);
      }).toPass({ timeout: 30_000 });
      if (name.includes('success page')) code = await orderCodeOn(page).innerText();
    });
  }
  expect(await api.ordersOf(buyer, id)).toEqual([
    { order_code: code, payment_status: 'paid', details: expect.anything() as unknown },
  ]);
  ignoreErrors(pageErrors, FAILED_REQUEST);
});
