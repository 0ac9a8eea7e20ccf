import type { Route } from '@playwright/test';
import { proceedButton, reviewPickup, title } from './buyingSteps.ts';
import { buyingTexts } from './buyingTexts.ts';
import { test } from './userFixtures.ts';
import { BAG_FOR } from './seeded.ts';
import { expect, failRequests, ignoreErrors, FAILED_REQUEST } from './fixtures.ts';

test('a connection lost during the checkout is shown, loses nothing, and leads to one order', async ({
  page,
  context,
  lang,
  api,
  buyer,
  pageErrors,
}) => {
  const texts = buyingTexts[lang];
  const { id } = BAG_FOR.offline;
  const orders = () => api.ordersOf(buyer, id);
  const alert = page.getByRole('main').getByRole('alert');
  /** The server handles the request, and the response is lost. */
  const loseResponse = (call: string) => {
    const lose = async (route: Route) => {
      await route.fetch();
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    };
    return page.route(call, lose, { times: 1 });
  };
  await reviewPickup(page, texts, id);
  await expect(proceedButton(page, texts)).toBeEnabled();

  await test.step('before anything is sent: the error is explained, and nothing is ordered', async () => {
    await context.setOffline(true);
    await proceedButton(page, texts).click();
    await expect(alert).toHaveText(texts.offline);
    await expect(proceedButton(page, texts)).toBeEnabled();
    expect(await orders()).toEqual([]);
  });

  await test.step('it continues by itself; the order arrives, and its response is lost', async () => {
    await loseResponse('**/api/orders/checkout');
    await context.setOffline(false);
    await expect.poll(orders).toMatchObject([{ payment_status: 'pending' }]);
    await expect(alert).toHaveText(texts.offline);
  });

  await test.step('it continues with the same order; the payment is opened, and its response is lost', async () => {
    const request = page.waitForRequest('**/api/whish');
    await loseResponse('**/api/whish');
    await context.setOffline(false);
    await request;
    await expect(alert).toHaveText(texts.offline);
  });

  await test.step('the wallet opens: one order, and one payment', async () => {
    await context.setOffline(false);
    await expect(page.getByRole('button', { name: texts.pay })).toBeVisible();
    expect(await orders()).toHaveLength(1);
  });

  await test.step('while the status of the paid order is requested: it retries, and finds it paid', async () => {
    const restore = await failRequests(page, '**/api/orders/update-status', (route) =>
      route.abort('internetdisconnected'),
    );
    await page.getByRole('button', { name: texts.pay }).click();
    await expect(title(page)).toHaveText(texts.notChecked);
    restore();
    await page.getByRole('button', { name: texts.checkAgain }).click();
    await expect(title(page)).toHaveText(texts.paid);
    expect(await orders()).toMatchObject([{ payment_status: 'paid' }]);
  });
  ignoreErrors(pageErrors, FAILED_REQUEST);
});
