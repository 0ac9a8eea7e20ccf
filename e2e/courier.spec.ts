import { callSuccessfully, lineOf, userAt, type ShopBackend } from '../apps/server/src/testing/shopClient.ts';
import { addressLine, findArea, toDollars } from '@zawadeh/domain';
import { becomeCounter, counterTexts, handoversOf, typePin } from './counterSteps.ts';
import { messagesIn } from './everyPage/messages.ts';
import { expect, FAILED_REQUEST, ignoreErrors } from './fixtures.ts';
import { test } from './userFixtures.ts';

/** Of two shops, in stock for every project. */
const BAGS = ['ba600000-0000-4000-8000-000000000035', 'ba600000-0000-4000-8000-000000000048'];

test.use({ serviceWorkers: 'allow' });

test('a courier picks up at two shops, brings the order to the door, and keeps nothing once revoked', async ({
  page,
  context,
  browser,
  lang,
  admin,
  buyer,
  baseURL,
  pageErrors,
}) => {
  const texts = counterTexts[lang];
  const t = messagesIn(lang);
  const shop: ShopBackend = { origin: baseURL!, send: (request) => fetch(request) };
  const name = 'Rania Khoury';

  const lines = await Promise.all(
    BAGS.map(async (id) => {
      const [bag] = await callSuccessfully<[{ id: string; sale_price: number }]>(shop, {
        path: `/rest/v1/surprise_bags?id=eq.${id}&select=id,sale_price`,
      });
      return lineOf(bag);
    }),
  );
  const area = findArea('mina')!;
  const sum = lines.reduce((cents, line) => cents + line.quantity * line.unit_price_cents, 0);
  const { answer } = await userAt(shop, buyer).checkout(lines, {
    customer_name: name,
    whatsapp_phone: '+96170123456',
    delivery_method: 'delivery',
    delivery_area: area.id,
    delivery_address: addressLine({
      street: 'Port Said',
      building: 'Karam',
      floor: '3',
      apartment: '6',
      landmark: '',
    }),
    delivery_fee: toDollars(area.fee),
    amount: toDollars(sum + area.fee),
  });
  const code = String(answer.order_code);
  await userAt(shop, admin).markPaid(code);

  await becomeCounter(page, texts, { shop, admin, storeId: null });
  await expect(page).toHaveURL(/\/courier$/);
  const own = page.getByRole('button', { name: new RegExp(code.slice(-4)) });
  const pickUp = page.getByRole('button', { name: new RegExp(`^${t('web.deliveryCard.pickedUp')}`) });

  await test.step('the address appears once both shops gave their bags', async () => {
    await expect(page.getByText(code.slice(-4))).toBeVisible();
    // Another journey's delivery may be the first, which is open.
    if ((await own.count()) > 0) await own.click();
    await expect(pickUp).toHaveCount(2);
    await expect(page.getByText(name)).toBeHidden();
    await pickUp.first().click();
    await expect(pickUp).toHaveCount(1);
    await expect(page.getByText(name)).toBeHidden();
    await pickUp.click();
    const stop = page.getByRole('button', { name: new RegExp(name) });
    await expect(stop).toContainText(t('web.deliveryCard.onItsWay'));
    await stop.click();
    await expect(page.getByRole('heading', { name: /Port Said/ })).toBeVisible();
    await expect(page.getByRole('link', { name: t('web.deliveryStop.call') })).toHaveAttribute(
      'href',
      'tel:+96170123456',
    );
  });

  const buyersPhone = await browser.newContext({ storageState: buyer.storageState, baseURL: baseURL! });
  const ticket = await buyersPhone.newPage();
  await test.step('the buyer reads that it is on its way, and is told once', async () => {
    await ticket.goto(`/ticket/${code}`);
    // The ticket of a delivery that is not due yet asks every fifteen seconds.
    await expect(ticket.getByText(t('web.ticket.onItsWay')).first()).toBeVisible();
    await expect(async () => {
      await ticket.goto(`/outbox?q=${code}`);
      const message = ticket.getByRole('article').filter({ hasText: /on its way|في الطريق/i });
      await expect(message).toHaveCount(1, { timeout: 1_000 });
    }).toPass();
    await ticket.goto(`/ticket/${code}`);
  });

  await test.step('delivered by the code on the ticket without a connection, and sent once', async () => {
    await context.setOffline(true);
    await page.getByRole('button', { name: t('web.counter.codeField') }).click();
    for (const letter of code.slice(-4)) {
      await page.getByRole('button', { name: letter, exact: true }).click();
    }
    await expect(page.getByRole('status').filter({ hasText: name })).toBeVisible();
    await page.getByRole('button', { name: t('web.handOverResult.back') }).click();
    await expect(page.getByText(texts.offline)).toBeVisible();
    await context.setOffline(false);
    await expect
      .poll(() => handoversOf(shop, buyer, code))
      .toEqual(
        expect.arrayContaining([expect.objectContaining({ kind: 'door', state: 'done', how: 'code' })]),
      );
    const delivered = t('web.ticket.delivered').replace('{time}', '');
    await expect(ticket.getByText(delivered).first()).toBeVisible();
  });
  await buyersPhone.close();

  await test.step('after a reload it is locked, and once revoked it keeps nothing', async () => {
    await page.reload();
    await typePin(page);
    await page.getByRole('button', { name: texts.open, exact: true }).click();
    await page.getByRole('button', { name: t('web.courier.delivered') }).click();
    await expect(own).toBeVisible();
    const id = await page.evaluate(
      () =>
        (JSON.parse(localStorage.getItem('zawadeh-counter') ?? '{}') as { device: { id: string } }).device.id,
    );
    await callSuccessfully(shop, { path: '/rest/v1/rpc/revoke_device', as: admin, body: { p_device: id } });
    await expect(page.getByText(t('web.courier.revoked'))).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(name);
  });
  ignoreErrors(pageErrors, FAILED_REQUEST);
  ignoreErrors(pageErrors, /unknown error occurred when fetching the script/);
});
