/** Money goes back: a buyer cancels a paid order, and an admin sends back by hand what is owed. */
import { CANCEL_PAID_PATH, formatUsd, REFUNDS_PATH, toDollars } from '@zawadeh/domain';
import { call, callSuccessfully, type ShopBackend } from '../apps/server/src/testing/shopClient.ts';
import { test } from './dashboard.ts';
import { messagesIn } from './everyPage/messages.ts';
import { expect } from './fixtures.ts';
import { payForDelivery } from './paidDelivery.ts';

const sentBackWords = { en: /we sent .* back to your wallet/, ar: /أعدنا إلى محفظتك/ };
const REFERENCE = 'WM-20261125-7731';

test('a refund is listed, copied and sent back once, and its buyer is notified once', async ({
  page,
  context,
  lang,
  api,
  admin,
  buyer,
  baseURL,
}, { project }) => {
  const t = messagesIn(lang);
  const shop: ShopBackend = { origin: baseURL!, send: (request) => fetch(request) };
  const name = `Refund ${project.name}`;
  const { bagId } = await api.addBag(admin, { store: name, title: `Bread, ${name}` });
  const bag = { id: bagId, sale_price: 4.5 };
  const { code, total } = await payForDelivery(shop, { bag, buyer, admin, lang, customer: name });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/admin?section=refunds');
  const rows = page.getByRole('row').filter({ hasText: name });
  await expect(page.getByRole('heading', { level: 1, name: t('web.admin.refunds') })).toBeVisible();
  await expect(rows).toHaveCount(0);

  await test.step('it appears by itself once the order is cancelled', async () => {
    await callSuccessfully(shop, { path: CANCEL_PAID_PATH, body: { order_code: code }, as: buyer });
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(code);
    await expect(rows).toContainText(t('web.admin.refunds.reason.cancelled'));
  });

  await test.step('phone and amount are copied as the Whish app takes them', async () => {
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    const copy = (id: string) => rows.getByRole('button', { name: t(id).split('{')[0] }).click();
    await copy('web.admin.refunds.copyPhone');
    await expect.poll(copied).toMatch(/^\+961\d+$/);
    await copy('web.admin.refunds.copyAmount');
    await expect.poll(copied).toBe(toDollars(total).toFixed(2));
  });

  await test.step('with keys alone it is sent back', async () => {
    const opener = rows.getByRole('button', { name: t('web.admin.refunds.sentBack') });
    const field = page.getByRole('textbox', { name: t('web.admin.refunds.reference') });
    await opener.press('Enter');
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    await field.fill(REFERENCE);
    await page.keyboard.press('Enter');
    await expect(rows.getByText(t('web.admin.refunds.isSent'), { exact: true })).toBeVisible();
    await expect(rows).toHaveCount(0);
  });

  await test.step('it is among those sent back, also after a reload', async () => {
    await page.getByRole('button', { name: t('web.admin.refunds.sentBackTab'), exact: true }).click();
    await page.reload();
    await expect(rows).toContainText(REFERENCE);
    await expect(rows).toContainText(formatUsd(total));
  });

  await test.step('another reference records nothing, and the buyer is told once', async () => {
    const list = await callSuccessfully<{ refunds: { id: string; order_code: string }[] }>(shop, {
      path: '/rest/v1/rpc/refund_list',
      body: {},
      as: admin,
    });
    const { id } = list.refunds.find(({ order_code }) => order_code === code)!;
    const done = (reference: string) =>
      call(shop, { path: `${REFUNDS_PATH}/${id}/done`, body: { reference }, as: admin });
    expect((await done('WM-OTHER')).status).toBe(409);
    expect((await done(REFERENCE)).status).toBe(200);
    const messages = page.getByText(sentBackWords[lang]);
    await expect(async () => {
      await page.goto(`/outbox?q=${code}`);
      await expect(messages).toHaveCount(1, { timeout: 1_000 });
    }).toPass();
  });
});
