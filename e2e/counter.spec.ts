import { callSuccessfully, userAt, type ShopBackend } from '../apps/server/src/testing/shopClient.ts';
import { becomeCounter, counterTexts, handoversOf, storeOfBag, typePin } from './counterSteps.ts';
import { expect, FAILED_REQUEST, ignoreErrors } from './fixtures.ts';
import { test } from './userFixtures.ts';

/** Of a shop whose tickets no other journey opens: a phone at the counter changes them. */
const BAG = 'ba600000-0000-4000-8000-000000000020';

test.use({ serviceWorkers: 'allow' });

test('a phone is paired, hands over once, also without a connection, and keeps nothing once it is revoked', async ({
  page,
  context,
  lang,
  api,
  admin,
  buyer,
  baseURL,
  pageErrors,
}) => {
  const texts = counterTexts[lang];
  const shop: ShopBackend = { origin: baseURL!, send: (request) => fetch(request) };
  const paid = async (customer: string): Promise<string> => {
    const code = await api.placeOrder(buyer, BAG, customer);
    await userAt(shop, admin).markPaid(code);
    return code;
  };
  const first = await paid('Nadine Khoury');

  await becomeCounter(page, texts, { shop, admin, storeId: await storeOfBag(shop, BAG) });

  await page.getByRole('button', { name: /Nadine/ }).click();
  await expect(page.getByText(first.slice(-4))).toBeVisible();
  await page.getByRole('button', { name: texts.handedOver }).click();
  await expect(page.getByRole('button', { name: texts.nextTicket })).toBeVisible();

  expect(await handoversOf(shop, buyer, first)).toMatchObject([{ state: 'done', how: 'list' }]);

  await test.step('without a connection it waits, and is sent once', async () => {
    const second = await paid('Walid Saab');
    await page.reload();
    await typePin(page);
    await page.getByRole('button', { name: texts.open, exact: true }).click();
    const row = page.getByRole('button', { name: /Walid/ });
    await expect(row).toBeVisible();
    await context.setOffline(true);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/counter/actions')) sent.push(request.postData() ?? '');
    });
    await row.click();
    await page.getByRole('button', { name: texts.handedOver }).click();
    await page.getByRole('button', { name: texts.nextTicket }).click();
    await page.getByRole('button', { name: texts.close }).click();
    await expect(page.getByText(texts.offline)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(texts.allSent)).toBeVisible();
    const tokens = sent.map(
      (text) => (JSON.parse(text) as { actions: { token: string }[] }).actions[0]?.token,
    );
    expect(new Set(tokens).size).toBe(1);
    expect(await handoversOf(shop, buyer, second)).toMatchObject([{ state: 'done', how: 'list' }]);
  });

  await test.step('a revoked phone keeps nothing', async () => {
    const device = await page.evaluate(
      () =>
        (JSON.parse(localStorage.getItem('zawadeh-counter') ?? '{}') as { device: { id: string } }).device,
    );
    await callSuccessfully(shop, {
      path: '/rest/v1/rpc/revoke_device',
      as: admin,
      body: { p_device: device.id },
    });
    await expect(page.getByText(texts.revoked)).toBeVisible();
    const keys = await page.evaluate(() => Object.keys(localStorage));
    expect(keys.filter((key) => key.startsWith('zawadeh-counter'))).toEqual([]);
  });
  ignoreErrors(pageErrors, FAILED_REQUEST);
  // Of the service worker's own update, without a connection.
  ignoreErrors(pageErrors, /unknown error occurred when fetching the script/);
});
