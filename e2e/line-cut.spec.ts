import type { Route } from '@playwright/test';
import { proceedButton, reviewPickup, title } from './buying.ts';
import { buyingWords } from './buyingWords.ts';
import { test } from './people.ts';
import { BAG_FOR } from './seeded.ts';
import { expect, forgive, LOST_REQUEST } from './words.ts';

test('the line is cut in the middle of the checkout: it is said, nothing is lost, and it is one order', async ({
  page,
  context,
  lang,
  shop,
  buyer,
  complaints,
}) => {
  test.setTimeout(60_000);
  const say = buyingWords[lang];
  const { id } = BAG_FOR.offline;
  const orders = () => shop.ordersOf(buyer, id);
  const alert = page.getByRole('main').getByRole('alert');
  /** What was asked for is done, and nobody hears of it. */
  const cutAnswer = (call: string) => {
    const cut = async (route: Route) => {
      await route.fetch();
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    };
    return page.route(call, cut, { times: 1 });
  };
  await reviewPickup(page, say, id);
  await expect(proceedButton(page, say)).toBeEnabled();

  await test.step('before anything was sent: explained, and nothing is ordered', async () => {
    await context.setOffline(true);
    await proceedButton(page, say).click();
    await expect(alert).toHaveText(say.offline);
    await expect(proceedButton(page, say)).toBeEnabled();
    expect(await orders()).toEqual([]);
  });

  await test.step('it goes on by itself; the order arrives, and not the answer', async () => {
    await cutAnswer('**/api/orders/checkout');
    await context.setOffline(false);
    await expect.poll(orders).toMatchObject([{ payment_status: 'pending' }]);
    await expect(alert).toHaveText(say.offline);
  });

  await test.step('it goes on again with the same order; its payment arrives, and not the answer', async () => {
    const asked = page.waitForRequest('**/api/whish');
    await cutAnswer('**/api/whish');
    await context.setOffline(false);
    await asked;
    await expect(alert).toHaveText(say.offline);
  });

  await test.step('and then it is at the wallet: one order, and one payment', async () => {
    await context.setOffline(false);
    await expect(page.getByRole('button', { name: say.pay, exact: true })).toBeVisible();
    expect(await orders()).toHaveLength(1);
  });

  await test.step('while the paid order is looked up: it goes on asking, and finds it', async () => {
    const calls = '**/api/orders/update-status';
    await page.route(calls, (route) => route.abort('internetdisconnected'));
    await page.getByRole('button', { name: say.pay, exact: true }).click();
    await expect(title(page)).toHaveText(say.notChecked);
    await page.unroute(calls);
    await page.getByRole('button', { name: say.checkAgain }).click();
    await expect(title(page)).toHaveText(say.paid);
    expect(await orders()).toMatchObject([{ payment_status: 'paid' }]);
  });
  forgive(complaints, LOST_REQUEST);
});
