/** An unpaid order is cancelled, and only its buyer sees its page. */
import { orderCodeOn, proceed, reviewPickup, title } from './buyingSteps.ts';
import { buyingTexts } from './buyingTexts.ts';
import { messagesIn } from './everyPage/messages.ts';
import { test, type UserFixtures } from './userFixtures.ts';
import { BAG_FOR } from './seeded.ts';
import { expect } from './fixtures.ts';

const { id: BAG } = BAG_FOR.unpaid;

/** The buyer may have ordered the same bag in another journey. */
const newestOrder = async (api: UserFixtures['api'], buyer: UserFixtures['buyer']) => {
  const newest = (await api.ordersOf(buyer, BAG)).at(-1);
  if (!newest) throw new Error('nothing was ordered');
  return newest;
};

test('an order is cancelled', async ({ page, lang, api, buyer }) => {
  const texts = buyingTexts[lang];
  const message = messagesIn(lang);
  await reviewPickup(page, texts, BAG);
  await proceed(page, texts);
  const { order_code: code } = await newestOrder(api, buyer);
  await page.goto(`/ticket/${code}`);
  await page.getByRole('button', { name: message('web.unpaid.cancel') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: message('web.unpaid.cancel') })
    .click();
  await expect(title(page)).toHaveText(message('web.ticket.cancelled'));
  expect(await newestOrder(api, buyer)).toMatchObject({ order_code: code, payment_status: 'cancelled' });
  await page.getByRole('main').getByRole('link', { name: texts.backToCart }).click();
  await expect(page).toHaveURL(/\/cart$/);
});

test('an order of another user looks like an unknown order', async ({
  page,
  lang,
  api,
  otherBuyer,
  browser,
}) => {
  const message = messagesIn(lang);
  const code = await api.placeOrder(otherBuyer, BAG, 'Somebody Else');
  for (const unknown of [code, 'ZWD-22222222', '%E0%A4%A']) {
    await page.goto(`/ticket/${unknown}`);
    await expect(title(page)).toHaveText(message('web.notFound.title'));
    await expect(orderCodeOn(page)).toHaveCount(0);
  }
  // A visitor without a session.
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const visitor = await context.newPage();
  await visitor.goto(new URL(`/ticket/${code}`, page.url()).href);
  await expect(title(visitor)).toBeVisible();
  await expect(visitor.getByRole('main').locator('a[href="/login"]')).toBeVisible();
  await expect(visitor.getByText(code)).toHaveCount(0);
  await context.close();
});
