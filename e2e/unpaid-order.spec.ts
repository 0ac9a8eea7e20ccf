/** An order that was left unpaid leads on: it is paid later, or given up. And its page is its owner's alone. */
import type { Page } from '@playwright/test';
import { orderCodeOn, payInWallet, proceed, reviewPickup, title } from './buying.ts';
import { buyingWords } from './buyingWords.ts';
import { sayIn } from './everyPage/catalogue.ts';
import { test, type People } from './people.ts';
import { BAG_FOR } from './seeded.ts';
import { expect } from './words.ts';

const { id: BAG, title: BAG_TITLE } = BAG_FOR.unpaid;

/** The buyer may have ordered the same before, in another journey. */
const newestOrder = async (shop: People['shop'], buyer: People['buyer']) => {
  const newest = (await shop.ordersOf(buyer, BAG)).at(-1);
  if (!newest) throw new Error('nothing was ordered');
  return newest;
};

const orderOn = (page: Page, code: string) =>
  page.getByRole('main').getByRole('article').filter({ hasText: code });

test('an order that was left unpaid is opened from the profile, paid later, and opened from the bell', async ({
  page,
  lang,
  shop,
  buyer,
}) => {
  test.slow();
  const words = buyingWords[lang];
  const say = sayIn(lang);
  await reviewPickup(page, words, BAG);
  await proceed(page, words);
  const wallet = new URL(page.url()).pathname;
  const { order_code: code } = await newestOrder(shop, buyer);

  await test.step('the page behind the wallet offers to pay or to cancel', async () => {
    await page.getByRole('link', { name: words.walkAway }).click();
    await expect(page.getByRole('button', { name: say('web.unpaid.payNow') })).toBeVisible();
    await expect(page.getByRole('button', { name: say('web.unpaid.cancel') })).toBeVisible();
  });

  await test.step('so does the profile, whose order opens', async () => {
    await page.goto('/profile');
    await expect(orderOn(page, code).getByRole('button', { name: say('web.unpaid.payNow') })).toBeVisible();
    await orderOn(page, code).getByRole('link', { name: code }).click();
    await expect(page).toHaveURL(new RegExp(`/ticket/${code}$`));
    await expect(title(page)).toHaveText(say('web.ticket.pending'));
    await expect(page.getByText(BAG_TITLE[lang])).toBeVisible();
    await expect(page.getByText(words.heldUntil)).toBeVisible();
  });

  await test.step('a question that is answered with no changes nothing', async () => {
    await page.getByRole('button', { name: say('web.unpaid.cancel') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('web.unpaid.keep') })
      .click();
    await expect(page.getByRole('alertdialog')).toBeHidden();
    expect(await newestOrder(shop, buyer)).toMatchObject({ order_code: code, payment_status: 'pending' });
  });

  await test.step('it is paid: the same order, the same code, the same payment', async () => {
    await page.getByRole('button', { name: say('web.unpaid.payNow') }).click();
    await expect(page).toHaveURL(new RegExp(`${wallet}$`));
    expect(await payInWallet(page, words)).toBe(code);
    expect(await newestOrder(shop, buyer)).toMatchObject({ order_code: code, payment_status: 'paid' });
  });

  await test.step('what is behind the bell leads to it, and it says where and what comes next', async () => {
    await page.getByRole('banner').getByRole('button', { name: words.bell }).click();
    await page.getByRole('dialog').getByRole('link').first().click();
    await expect(page).toHaveURL(new RegExp(`/ticket/${code}$`));
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(title(page)).toHaveText(say('web.ticket.paid'));
    await expect(page.getByText(say('web.ticket.show'))).toBeVisible();
    await expect(page.getByRole('heading', { name: words.next })).toBeVisible();
    await expect(page.getByRole('button', { name: say('web.unpaid.payNow') })).toHaveCount(0);
  });
});

test('an order is given up, and is over', async ({ page, lang, shop, buyer }) => {
  const words = buyingWords[lang];
  const say = sayIn(lang);
  await reviewPickup(page, words, BAG);
  await proceed(page, words);
  const { order_code: code } = await newestOrder(shop, buyer);
  await page.goto(`/ticket/${code}`);
  await page.getByRole('button', { name: say('web.unpaid.cancel') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('web.unpaid.cancel') })
    .click();
  await expect(title(page)).toHaveText(say('web.ticket.cancelled'));
  expect(await newestOrder(shop, buyer)).toMatchObject({ order_code: code, payment_status: 'cancelled' });
  await page.getByRole('main').getByRole('link', { name: words.backToCart }).click();
  await expect(page).toHaveURL(/\/cart$/);
});

test('nobody sees an order of somebody else’s, nor whether there is one', async ({
  page,
  lang,
  shop,
  neighbour,
  browser,
}) => {
  const say = sayIn(lang);
  const code = await shop.placeOrder(neighbour, BAG, 'Somebody Else');
  for (const unknown of [code, 'ZWD-22222222', '%E0%A4%A']) {
    await page.goto(`/ticket/${unknown}`);
    await expect(title(page)).toHaveText(say('web.notFound.title'));
    await expect(orderCodeOn(page)).toHaveCount(0);
  }
  // Nobody is signed in there.
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const visitor = await context.newPage();
  await visitor.goto(new URL(`/ticket/${code}`, page.url()).href);
  await expect(title(visitor)).toBeVisible();
  await expect(visitor.getByRole('main').locator('a[href="/login"]')).toBeVisible();
  await expect(visitor.getByText(code)).toHaveCount(0);
  await context.close();
});
