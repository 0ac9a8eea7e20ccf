/** Names that are markup, or that turn letters round, wherever a handover is shown: text stays text. */
import { firstNameInMessage } from '@zawadeh/domain';
import { lineOf, userAt, type ShopBackend } from '../apps/server/src/testing/shopClient.ts';
import { becomeCounter, counterTexts, unlock } from './counterSteps.ts';
import { test } from './dashboard.ts';
import { expect, frameTexts } from './fixtures.ts';
import { HOSTILE_NAMES, readableName } from './hostileRows.ts';
import { expectIntact } from './intactPage.ts';
import { injectedValue } from './storage.ts';

const textsByLang = {
  en: { more: 'More', about: 'About this phone' },
  ar: { more: 'المزيد', about: 'عن هذا الهاتف' },
} as const;

test('hostile names are text on the counter, its confirmation, the ticket and the dashboard', async ({
  page,
  browser,
  lang,
  api,
  admin,
  buyer,
  baseURL,
}, { project }) => {
  const [texts, counterText] = [textsByLang[lang], counterTexts[lang]];
  const { dir } = frameTexts[lang];
  const shop: ShopBackend = { origin: baseURL!, send: (request) => fetch(request) };
  const { customer, phone: name } = HOSTILE_NAMES;
  const store = `${HOSTILE_NAMES.shop} ${project.name}`;
  // A counter sees the first name alone, without what is no letter.
  const firstName = firstNameInMessage(customer)!;
  const title = `${HOSTILE_NAMES.bag} ${project.name}`;
  const [shopName, phoneName, bagName] = [store, name, title].map(readableName) as [string, string, string];
  const { storeId, bagId } = await api.addBag(admin, { store, title });
  const lines = [lineOf({ id: bagId, sale_price: 4.5 })];
  const { answer } = await userAt(shop, buyer).checkout(lines, { customer_name: customer });
  const code = String(answer.order_code);
  await userAt(shop, admin).markPaid(code);

  await test.step('the counter', async () => {
    const signedOut = { cookies: [], origins: [] };
    const counter = await (await browser.newContext({ storageState: signedOut })).newPage();
    await becomeCounter(counter, counterText, { shop, admin, storeId, name });
    const row = counter.getByRole('button', { name: code.slice(-4) });
    await expect(row).toContainText(firstName);
    await expect(row).toContainText(bagName);
    await expect(counter.getByText(shopName)).toBeVisible();
    await expectIntact(counter, dir);
    await counter.getByRole('button', { name: texts.more }).click();
    await counter.getByRole('menuitem', { name: texts.about }).click();
    await expect(counter.getByText(phoneName)).toBeVisible();
    await expect(counter.locator('main [onerror]')).toHaveCount(0);
    expect(await injectedValue(counter)).toBeUndefined();
    await counter.reload();
    await unlock(counter, counterText.open);
    await row.click();
    await expect(counter.getByText(firstName)).toBeVisible();
    await expect(counter.getByText(bagName)).toBeVisible();
    await expectIntact(counter, dir);
    await counter.getByRole('button', { name: counterText.handedOver }).click();
    await expect(counter.getByRole('status')).toContainText(firstName);
    await counter.context().close();
  });

  await test.step('the ticket', async () => {
    const context = await browser.newContext({ storageState: buyer.storageState });
    const ticket = await context.newPage();
    await ticket.goto(`/ticket/${code}`);
    await expect(ticket.getByText(shopName)).toBeVisible();
    await expect(ticket.getByText(bagName)).toBeVisible();
    await expectIntact(ticket, dir);
    await context.close();
  });

  await test.step('the dashboard', async () => {
    await page.goto(`/admin?section=today&shop=${storeId}`);
    const row = page.getByRole('listitem').filter({ hasText: code.slice(-4) });
    await expect(row).toContainText(customer);
    await expect(row).toContainText(bagName);
    await expect(page.getByRole('heading', { name: shopName })).toBeVisible();
    await expectIntact(page, dir);
  });
});
