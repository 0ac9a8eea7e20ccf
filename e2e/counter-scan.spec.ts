/** A ticket that is held before the camera of a counter phone is handed over, also without a connection on both sides. */
import { join } from 'node:path';
import { userAt, type ShopBackend } from '../apps/server/src/testing/shopClient.ts';
import { cameraArguments, codeOf, drawnCode, film } from './counterCamera.ts';
import { becomeCounter, counterTexts, handoversOf, storeOfBag, typePin } from './counterSteps.ts';
import { expect, FAILED_REQUEST, ignoreErrors } from './fixtures.ts';
import { untilCached } from './offlineSteps.ts';
import { test } from './userFixtures.ts';

const VIDEO = join(import.meta.dirname, '../.reports/counter-camera.y4m');

test.use({
  serviceWorkers: 'allow',
  permissions: ['camera'],
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', '--disable-gpu', ...cameraArguments(VIDEO)],
  },
});

test('a ticket is scanned and handed over once, also one that was paid after the phone lost its connection', async ({
  page,
  context,
  browser,
  lang,
  api,
  admin,
  buyer,
  baseURL,
  pageErrors,
}) => {
  const texts = counterTexts[lang];
  const shop: ShopBackend = { origin: baseURL!, send: (request) => fetch(request) };
  const bag = 'ba600000-0000-4000-8000-000000000034';
  await film(VIDEO, codeOf('ZWD'));
  await becomeCounter(page, texts, { shop, admin, storeId: await storeOfBag(shop, bag) });

  const paid = async (customer: string): Promise<string> => {
    const code = await api.placeOrder(buyer, bag, customer);
    await userAt(shop, admin).markPaid(code);
    return code;
  };

  const first = await paid('Salma Aoun');
  const [{ qr } = { qr: null }] = await handoversOf(shop, buyer, first);
  await film(VIDEO, codeOf(qr ?? ''));
  await expect(page.getByRole('button', { name: /Salma/ })).toBeVisible();
  await page.getByRole('button', { name: texts.scan }).click();
  await page.getByRole('button', { name: texts.handedOver }).click();
  await expect(page.getByRole('button', { name: texts.nextTicket })).toBeVisible();
  // A screen reader says what has the focus, and that it is a status.
  const heard = page.getByRole('status').filter({ hasText: '1 bag handed over' });
  await expect(heard).toBeFocused();
  await expect(heard).toContainText(`Salma · ${first.slice(-4)}`);
  expect(await handoversOf(shop, buyer, first)).toMatchObject([{ state: 'done', how: 'scan' }]);

  await test.step('the same ticket again', async () => {
    await page.getByRole('button', { name: texts.nextTicket }).click();
    await expect(page.getByText(/^Do not hand anything over\./)).toBeVisible();
  });

  await test.step('a ticket that was paid after the phone lost its connection', async () => {
    await page.reload();
    await typePin(page);
    await page.getByRole('button', { name: texts.open, exact: true }).click();
    await expect(page.getByText(texts.live)).toBeVisible();
    await context.setOffline(true);
    const second = await paid('Nabil Hajj');
    const phone = await browser.newContext({ storageState: buyer.storageState });
    const ticket = await phone.newPage();
    await ticket.goto(`/ticket/${second}`);
    const code = ticket.getByRole('img', { name: second });
    await expect(code).toBeVisible();
    await untilCached(ticket, lang);
    await phone.setOffline(true);
    await ticket.reload();
    await expect(code).toBeVisible();
    await film(VIDEO, await drawnCode(ticket));
    await page.getByRole('button', { name: texts.scan }).click();
    await page.getByRole('button', { name: texts.handedOver }).click();
    await expect(page.getByRole('button', { name: texts.nextTicket })).toBeVisible();
    await expect(heard).toBeFocused();
    expect(await handoversOf(shop, buyer, second)).toMatchObject([{ state: 'waiting' }]);
    await context.setOffline(false);
    await expect.poll(() => handoversOf(shop, buyer, second)).toMatchObject([{ state: 'done', how: 'scan' }]);
  });
  ignoreErrors(pageErrors, FAILED_REQUEST);
});
