/** An unpaid order is paid later or cancelled, and only its buyer sees its page. */
import type { Page } from '@playwright/test';
import { orderCodeOn, payInWallet, proceed, reviewPickup, title } from './buyingSteps.ts';
import { buyingTexts } from './buyingTexts.ts';
import { messagesIn } from './everyPage/messages.ts';
import { test, type UserFixtures } from './userFixtures.ts';
import { BAG_FOR } from './seeded.ts';
import { expect } from './fixtures.ts';

const { id: BAG, title: BAG_TITLE } = BAG_FOR.unpaid;

const READY = { en: /^Ready (?:from|to collect)/, ar: /^جاهز/ };
const COLLECTED = { en: /^Collected at/, ar: /^تمّ الاستلام عند/ };

/** The buyer may have ordered the same bag in another journey. */
const newestOrder = async (api: UserFixtures['api'], buyer: UserFixtures['buyer']) => {
  const newest = (await api.ordersOf(buyer, BAG)).at(-1);
  if (!newest) throw new Error('nothing was ordered');
  return newest;
};

const orderOn = (page: Page, code: string) =>
  page.getByRole('main').getByRole('article').filter({ hasText: code });

test(
  'an unpaid order is opened from the profile, paid later, and opened from the bell',
  { tag: '@all' },
  async ({ page, lang, api, buyer }) => {
    const texts = buyingTexts[lang];
    const message = messagesIn(lang);
    await reviewPickup(page, texts, BAG);
    await proceed(page, texts);
    const wallet = new URL(page.url()).pathname;
    const { order_code: code } = await newestOrder(api, buyer);

    await test.step('the cancel page offers to pay or to cancel', async () => {
      await page.getByRole('link', { name: texts.walkAway }).click();
      await expect(page.getByRole('button', { name: message('web.unpaid.payNow') })).toBeVisible();
      await expect(page.getByRole('button', { name: message('web.unpaid.cancel') })).toBeVisible();
    });

    await test.step('the profile offers it too, and opens the order', async () => {
      await page.goto('/profile');
      await expect(
        orderOn(page, code).getByRole('button', { name: message('web.unpaid.payNow') }),
      ).toBeVisible();
      await orderOn(page, code).getByRole('link', { name: code }).click();
      await expect(page).toHaveURL(new RegExp(`/ticket/${code}$`));
      await expect(title(page)).toHaveText(message('web.ticket.pending'));
      await expect(page.getByText(BAG_TITLE[lang])).toBeVisible();
      await expect(page.getByText(texts.heldUntil)).toBeVisible();
    });

    await test.step('a declined confirmation changes nothing', async () => {
      await page.getByRole('button', { name: message('web.unpaid.cancel') }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: message('web.unpaid.keep') })
        .click();
      await expect(page.getByRole('alertdialog')).toBeHidden();
      expect(await newestOrder(api, buyer)).toMatchObject({ order_code: code, payment_status: 'pending' });
    });

    await test.step('the payment has the same order, code and wallet page', async () => {
      await page.getByRole('button', { name: message('web.unpaid.payNow') }).click();
      await expect(page).toHaveURL(new RegExp(`${wallet}$`));
      expect(await payInWallet(page, texts)).toBe(code);
      expect(await newestOrder(api, buyer)).toMatchObject({ order_code: code, payment_status: 'paid' });
    });

    await test.step('the notification leads to the order, which shows the next steps', async () => {
      await page.getByRole('banner').getByRole('button', { name: texts.bell }).click();
      await page.getByRole('dialog').getByRole('link').first().click();
      await expect(page).toHaveURL(new RegExp(`/ticket/${code}$`));
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(title(page)).toHaveText(READY[lang]);
      await expect(page.getByText(code.slice(-4)).last()).toBeVisible();
      await expect(page.getByRole('heading', { name: texts.next })).toBeVisible();
      await expect(page.getByRole('button', { name: message('web.unpaid.payNow') })).toHaveCount(0);
    });

    await test.step('at a shop without a phone the buyer confirms, once and for good', async () => {
      const gaveMe = page.getByRole('button', { name: message('web.ticket.gaveMe') });
      await gaveMe.click();
      const question = page.getByRole('alertdialog');
      await question.getByRole('button', { name: message('web.ticket.notYet') }).click();
      await gaveMe.click();
      await question.getByRole('button', { name: message('web.ticket.yes') }).click();
      const confirmation = page.getByRole('dialog');
      await expect(confirmation.getByRole('timer')).toBeVisible();
      await expect(confirmation).toContainText(code);
      await confirmation.getByRole('button').click();
      await expect(title(page)).toHaveText(COLLECTED[lang]);
      await page.reload();
      await expect(title(page)).toHaveText(COLLECTED[lang]);
      await expect(gaveMe).toHaveCount(0);
    });
  },
);

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
