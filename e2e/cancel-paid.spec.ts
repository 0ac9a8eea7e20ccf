import { callSuccessfully, type ShopBackend } from '../apps/server/src/testing/shopClient.ts';
import { toDollars } from '@zawadeh/domain';
import { messagesIn } from './everyPage/messages.ts';
import { expect } from './fixtures.ts';
import { payForDelivery } from './paidDelivery.ts';
import { test } from './userFixtures.ts';

/** In stock for every project, and of no other journey: some count the orders of a bag. */
const BAG = 'ba600000-0000-4000-8000-000000000022';

test('a buyer cancels a paid order, reads when the money comes, and is notified once', async ({
  page,
  lang,
  admin,
  buyer,
  api,
  baseURL,
}) => {
  const t = messagesIn(lang);
  const shop: ShopBackend = { origin: baseURL!, send: (request) => fetch(request) };
  const [bag] = await callSuccessfully<[{ id: string; sale_price: number }]>(shop, {
    path: `/rest/v1/surprise_bags?id=eq.${BAG}&select=id,sale_price`,
  });
  const { code, total } = await payForDelivery(shop, { bag, buyer, admin, lang });
  const stock = await api.stockOf(BAG);

  await page.goto(`/ticket/${code}`);
  await page.getByRole('button', { name: t('web.ticket.cancel'), exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(toDollars(total).toFixed(2));
  // The safe answer has the focus, and changes nothing.
  await expect(dialog.getByRole('button', { name: t('web.ticket.cancel.keep') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: t('web.ticket.cancel'), exact: true }).press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: t('web.ticket.cancelled') })).toBeVisible();
  await expect(page.getByText(t('web.ticket.refund.cancelled'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('web.ticket.cancel'), exact: true })).toBeHidden();
  await expect.poll(() => api.stockOf(BAG)).toBeGreaterThan(stock);

  const told = lang === 'ar' ? /أُلغي طلبك/ : /is cancelled\. We will send/;
  const outbox = await page.context().newPage();
  await expect(async () => {
    await outbox.goto(`/outbox?q=${code}`);
    await expect(outbox.getByText(told)).toHaveCount(1, { timeout: 1_000 });
  }).toPass();
  await outbox.close();
  // A second press, on a page that is still open, changes nothing.
  expect((await api.ordersOf(buyer, BAG)).find(({ order_code }) => order_code === code)).toMatchObject({
    payment_status: 'refund_due',
  });
});
