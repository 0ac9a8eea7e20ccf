/** Between any two steps of a purchase the line is cut: nothing is blank, nothing is lost, and it is one order. */
import type { Page } from '@playwright/test';
import {
  addToCart,
  checkoutButton,
  goToCart,
  orderCodeOn,
  proceedButton,
  title,
  wantPickup,
} from './buying.ts';
import { buyingWords, type BuyingWords } from './buyingWords.ts';
import { test } from './people.ts';
import { BAG_FOR } from './seeded.ts';
import { untilKept } from './withoutLine.ts';
import { expect, forgive, LOST_REQUEST } from './words.ts';

test.use({ serviceWorkers: 'allow' });

interface Step {
  what: string;
  press: (page: Page, say: BuyingWords) => Promise<void>;
  /** What is to be seen once it worked. */
  there: (page: Page, say: BuyingWords) => Promise<void>;
}

const { id } = BAG_FOR.cutEverywhere;

const steps: readonly Step[] = [
  {
    what: 'from the shelf to the bag',
    press: (page) => page.locator(`a[href="/bag/${id}"]`).first().click(),
    there: (page, say) => expect(page.getByRole('button', { name: say.add, exact: true })).toBeVisible(),
  },
  {
    what: 'into the cart',
    press: addToCart,
    there: (page) =>
      expect.poll(() => page.evaluate(() => localStorage.getItem('zawadeh-cart'))).toContain(id),
  },
  {
    what: 'to the cart',
    press: goToCart,
    there: (page) => expect(page.getByRole('article')).toHaveCount(1),
  },
  {
    what: 'to the review',
    press: async (page, say) => {
      await wantPickup(page, say);
      await checkoutButton(page, say).click();
    },
    there: (page, say) => expect(title(page)).toHaveText(say.review),
  },
  {
    what: 'to the wallet',
    press: (page, say) => proceedButton(page, say).click(),
    there: (page) => expect(page).toHaveURL(/\/wallet\/\w+$/),
  },
  {
    what: 'from the wallet to the good news',
    press: (page, say) => page.getByRole('button', { name: say.pay, exact: true }).click(),
    there: (page, say) => expect(title(page)).toHaveText(say.paid),
  },
  {
    what: 'to one’s orders',
    press: (page) => page.goto('/profile').then(() => {}),
    // Whoever is signed in may have bought before.
    there: (page, say) => expect(page.getByText(say.completed).first()).toBeVisible(),
  },
];

/** A page of the shop's own, whole; a server's page without a line is the browser's to explain. */
const mustNotBeBlank = (page: Page) => expect(title(page).first()).toBeVisible();

test('the line is cut before every step of a purchase: nothing is blank or lost, and it is one order', async ({
  page,
  context,
  lang,
  shop,
  buyer,
  complaints,
}) => {
  test.setTimeout(120_000);
  const say = buyingWords[lang];
  await page.goto('/our-bags');
  await untilKept(page, lang);
  let code = '';
  for (const { what, press, there } of steps) {
    await test.step(what, async () => {
      const before = page.url();
      await context.setOffline(true);
      await press(page, say).catch(() => {});
      const isOurs = page.url().startsWith('http') && !page.url().includes('/wallet/');
      if (isOurs) await mustNotBeBlank(page);
      await context.setOffline(false);
      await expect(async () => {
        // Where the browser itself had to explain, people go back to where they were.
        if (!page.url().startsWith('http')) await page.goto(before);
        const isThere = () =>
          there(page, say).then(
            () => true,
            () => false,
          );
        if (!(await isThere())) await press(page, say).catch(() => {});
        await there(page, say);
      }).toPass({ timeout: 30_000 });
      if (what.includes('good news')) code = await orderCodeOn(page).innerText();
    });
  }
  expect(await shop.ordersOf(buyer, id)).toEqual([
    { order_code: code, payment_status: 'paid', details: expect.anything() as unknown },
  ]);
  forgive(complaints, LOST_REQUEST);
});
