/** A day at the dashboard, on a server of its own with the history of the demo and a clock that goes on. */
import { readFile } from 'node:fs/promises';
import { DELIVERY_PROMISE_MINUTES } from '@zawadeh/domain';
import type { Browser, Page } from '@playwright/test';
import {
  callSuccessfully,
  lineOf,
  signInAs,
  userAt,
  type ApiCall,
  type UserSession,
} from '../apps/server/src/testing/shopClient.ts';
import { choose, rowOf } from './dashboard.ts';
import { messagesIn } from './everyPage/messages.ts';
import { expect } from './fixtures.ts';
import { startMovableServer, test as base, type MovableServer } from './ownServer.ts';
import { payForDelivery } from './paidDelivery.ts';
import { userFromSession, type JourneyUser } from './userFixtures.ts';

/** A Thursday, six in the evening in Beirut; the thirty days of the demo reach back into November. */
const STARTS_AT = Date.parse('2026-12-10T18:00:00+02:00');
const HOUR = 3_600_000;
const REASON = 'You called us: the baby is ill';

/** The rows of the orders that a desk sees without scrolling. */
const ordersInView = (page: Page) =>
  page
    .getByRole('grid')
    .locator('[data-row]')
    .evaluateAll(
      (rows) =>
        rows.filter((row) => {
          const { top, bottom, left, width } = row.getBoundingClientRect();
          const isSeen = (y: number) => row.contains(document.elementFromPoint(left + width / 2, y));
          return isSeen(top + 2) && isSeen(bottom - 2);
        }).length,
    );

const textsByLang = {
  en: { oneLate: 'Today 1 late delivery', late: /[34] minutes late/, november: 'Nov 1, 2026 – Nov 30, 2026' },
  ar: {
    oneLate: 'اليوم توصيلة متأخّرة',
    late: /تأخير [34] دقائق/,
    november: 'من 1 تشرين الثاني 2026 إلى 30 تشرين الثاني 2026',
  },
} as const;

type User = JourneyUser & UserSession;

const test = base.extend<{ shop: MovableServer; admin: User; buyer: User }>({
  shop: async ({ folder }, provide) => {
    const server = await startMovableServer(folder, STARTS_AT, { DEMO_HISTORY: 'true' });
    await provide(server);
    await server.stop();
  },
  admin: async ({ shop }, provide) => provide(await userOf(shop, 'admin')),
  buyer: async ({ shop }, provide) => provide(await userOf(shop, 'user')),
  storageState: async ({ admin }, provide) => provide(admin.storageState),
});

async function userOf(shop: MovableServer, role: 'admin' | 'user'): Promise<User> {
  const session = await signInAs(shop, role);
  return { ...session, ...userFromSession(session.stored, shop.origin) };
}

interface Bag {
  id: string;
  title: string;
  name_ar: string;
  sale_price: number;
}

/** A bag that can be bought for hours, and a bag that repeats. */
async function findBags(shop: MovableServer, admin: User) {
  const send = <Body>(call: ApiCall) => callSuccessfully<Body>(shop, { as: admin, ...call });
  const bags = '/rest/v1/surprise_bags?select=id,title,name_ar,sale_price&limit=1';
  const [bought] = await send<[Bag]>({ path: `${bags}&quantity=gt.1&order=id` });
  const at = (hours: number) => new Date(shop.now() + hours * HOUR).toISOString();
  await send({
    method: 'PATCH',
    path: `/rest/v1/surprise_bags?id=eq.${bought.id}`,
    body: { pickup_start: at(-1), pickup_end: at(3), restock_time: null },
  });
  const [{ bag_id, quantities }] = await send<[{ bag_id: string; quantities: (number | null)[] }]>({
    path: `/rest/v1/bag_plans?select=bag_id,quantities&bag_id=neq.${bought.id}&order=bag_id&limit=1`,
  });
  const [planned] = await send<[Bag]>({ path: `${bags}&id=eq.${bag_id}` });
  return { bought, planned, weekday: quantities.findIndex((quantity) => quantity !== null) };
}

/** Ends the deliveries of the demo's history, so that one alone becomes late. */
async function settleDeliveries(shop: MovableServer, admin: User): Promise<void> {
  const { handovers } = await callSuccessfully<{ handovers: { id: string; kind: string; state: string }[] }>(
    shop,
    {
      path: '/rest/v1/rpc/handover_board',
      body: {},
      as: admin,
    },
  );
  for (const { id, kind, state } of handovers) {
    if (kind === 'pickup' || kind === 'gift' || state === 'done') continue;
    const body = { p_handover: id, p_state: 'done', p_reason: 'Brought' };
    await callSuccessfully(shop, { path: '/rest/v1/rpc/mark_handover', body, as: admin });
  }
}

async function pageOf(browser: Browser, shop: MovableServer, { storageState }: JourneyUser): Promise<Page> {
  const page = await (await browser.newContext({ storageState, serviceWorkers: 'block' })).newPage();
  await shop.setClock(page);
  return page;
}

test('a day at the dashboard: a late delivery, a cancelled order, a changed plan, the statement of a month', async ({
  page,
  browser,
  lang,
  shop,
  admin,
  buyer,
}) => {
  const t = messagesIn(lang);
  const texts = textsByLang[lang];
  const named = (id: string) => ({ name: t(id), exact: true });
  const sections = page.getByRole('navigation', { name: t('web.admin.sections') });
  const tab = (section: string) => sections.getByRole('link', { name: t(`web.admin.${section}`) });
  const dialog = page.getByRole('dialog').last();
  const { bought, planned, weekday } = await findBags(shop, admin);
  await settleDeliveries(shop, admin);
  await shop.setClock(page);

  await test.step('a delivery that is late is counted, comes first, and is settled after a call', async () => {
    const request = { bag: bought, buyer, admin, lang, customer: 'Salma Aoun' };
    const { code } = await payForDelivery(shop, request);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${shop.origin}/admin?section=orders`);
    await expect.poll(() => ordersInView(page)).toBeGreaterThanOrEqual(7);
    await expect(tab('today')).toHaveAccessibleName(t('web.admin.today'));
    await shop.goOn((DELIVERY_PROMISE_MINUTES + 3.5) / 60);
    await shop.setClock(page);
    await page.reload();
    await expect(tab('today')).toHaveAccessibleName(texts.oneLate);
    await tab('today').click();
    const shops = page.getByRole('grid', { name: t('web.admin.today') });
    await expect(shops.getByRole('row').nth(1)).toContainText(texts.late);
    const order = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: code.slice(-4) });
    await expect(order).toContainText(texts.late);
    await expect(order.locator('a[href="tel:+9613123456"]')).toBeVisible();

    await choose(order, t('web.admin.today.showOrder'));
    await expect(dialog).toContainText(texts.late);
    await expect(dialog.locator('a[href^="https://wa.me/9613123456"]')).toBeVisible();
    await page.keyboard.press('Escape');

    await tab('today').click();
    await shops.getByRole('row', { name: t('web.admin.today.deliveries') }).click();
    await choose(order, t('web.admin.today.markDone'));
    await dialog.getByRole('textbox', { name: t('web.admin.orders.reason') }).fill('The courier called');
    await dialog.getByRole('button', named('web.admin.today.markDoneDo')).click();
    await expect(tab('today')).toHaveAccessibleName(t('web.admin.today'));
  });

  await test.step('an order is found by its telephone number and cancelled, and its buyer reads why', async () => {
    const who = { customer_name: 'Hadi Mourad', whatsapp_phone: '70 555 777', language: lang };
    const { answer } = await userAt(shop, buyer).checkout([lineOf(bought)], who);
    const code = String(answer.order_code);
    await userAt(shop, admin).markPaid(code);
    await tab('orders').click();
    await page.getByRole('searchbox').fill('70 555 777');
    await expect(page.getByRole('grid').getByRole('row')).toHaveCount(2);
    await rowOf(page, code).click();
    await dialog.getByRole('button', named('web.admin.giveBack')).click();
    await dialog.getByRole('radio', { name: t('web.admin.giveBack.whole') }).check();
    await dialog.getByRole('textbox', named('web.admin.giveBack.reason')).fill(REASON);
    await dialog.getByRole('button', { name: t('web.admin.giveBack.cancelOrder').split('{')[0]! }).click();
    await expect(dialog.getByText(t('web.admin.orders.status.refundDue')).first()).toBeVisible();
    await expect(dialog.getByRole('status').first()).toBeInViewport();
    await page.keyboard.press('Escape');
    await tab('refunds').click();
    await expect(rowOf(page, code)).toContainText('Hadi Mourad');
    await expect(rowOf(page, code)).toContainText(`$${bought.sale_price.toFixed(2)}`);
    await expect(rowOf(page, code)).toContainText(t('web.admin.refunds.reason.byUs'));

    const ticket = await pageOf(browser, shop, buyer);
    await ticket.goto(`${shop.origin}/ticket/${code}`);
    await expect(ticket.getByRole('heading', { level: 1, ...named('web.ticket.cancelled') })).toBeVisible();
    const message = ticket.getByRole('article').filter({ hasText: REASON });
    await expect(async () => {
      await ticket.goto(`${shop.origin}/outbox?q=${code}`);
      await expect(message).toContainText('+961 70 555 777', { timeout: 1_000 });
    }).toPass();
    await ticket.close();
  });

  await test.step('the price of a bag and a weekday of its plan are saved at once', async () => {
    const title = lang === 'ar' ? planned.name_ar : planned.title;
    const price = page.locator('[name=salePrice]');
    const bags = page.locator(`[name=quantity-${weekday}]`);
    const newPrice = (planned.sale_price - 0.25).toFixed(2);
    await tab('bags').click();
    await page.getByRole('searchbox').fill(title);
    await rowOf(page, title).click();
    await price.fill(newPrice);
    await bags.fill('17');
    await page.getByRole('button', named('web.admin.bags.update')).click();
    await expect(rowOf(page, title)).toContainText(`$${newPrice}`);
    await page.reload();
    await rowOf(page, title).click();
    await expect(price).toHaveValue(newPrice);
    await expect(bags).toHaveValue('17');
    await tab('week').click();
    await page.getByRole('button', named('web.admin.week.next')).click();
    await expect(rowOf(page, title).locator('[data-place]').nth(weekday)).toHaveText('17');
  });

  await test.step('the statement of last month is sent to a shop, with the amounts of the table', async () => {
    await tab('analytics').click();
    await page.getByRole('button', named('web.admin.analytics.period.lastMonth')).click();
    await expect(page.getByText(texts.november, { exact: true })).toBeVisible();
    const row = page.getByRole('grid', named('web.admin.analytics.statement')).getByRole('row').nth(1);
    await expect(row).toContainText('$');
    const [shopName, bags, sold, refunds, commission, owed] = await row.getByRole('gridcell').allInnerTexts();
    await row.getByRole('button', { name: t('web.admin.analytics.statement.send') }).click();
    const whatsapp = page.getByRole('link', named('web.admin.today.whatsapp'));
    await expect(whatsapp).toHaveAttribute('href', /^https:\/\/wa\.me\/9616\d+\?text=/);
    const { searchParams } = new URL((await whatsapp.getAttribute('href')) ?? '');
    const sent = String(searchParams.get('text')).replaceAll(/[\u2066-\u2069]/g, '');
    expect(sent).toContain(shopName);
    expect(sent).toContain(texts.november);
    const amounts = [bags, sold, refunds, '0%', commission, owed];
    expect(sent.split('\n\n')[1]?.match(/\$?[\d.,]+%?(?=\)|$)/gm)).toEqual(amounts);

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', named('web.admin.analytics.statement.csv')).click(),
    ]);
    const [, line = ''] = (await readFile(await file.path(), 'utf8')).split(/\r?\n/);
    const numbers = [bags, sold, refunds, commission, owed].map((each) => each?.replaceAll(/[$,]/g, ''));
    expect(line).toMatch(new RegExp(`^"?${shopName}"?,`));
    expect(line.split(',').slice(-6, -1)).toEqual(numbers);
  });
});
