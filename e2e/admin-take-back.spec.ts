/** A shop cannot fill what it sold: from its counter, and by an admin for a shop without a phone. */
import { userAt, type ShopBackend } from '../apps/server/src/testing/shopClient.ts';
import { becomeCounter, counterTexts } from './counterSteps.ts';
import { choose, openSection, rowOf, test } from './dashboard.ts';
import { messagesIn } from './everyPage/messages.ts';
import { expect } from './fixtures.ts';

/** An open page asks every five to fifteen seconds. */
const SEEN_WITHIN = { timeout: 40_000 };
/** The orders of `api` are in English. */
const TOLD = /the shop cannot fill order/;

test('the buyer who paid first keeps the bag, and the others get their money back and are notified once', async ({
  page,
  browser,
  lang,
  api,
  admin,
  buyer,
  otherBuyer,
  baseURL,
}, { project }) => {
  const t = messagesIn(lang);
  const shop: ShopBackend = { origin: baseURL!, send: (request) => fetch(request) };
  const name = `Taken back ${project.name}`;
  const { storeId, bagId } = await api.addBag(admin, { store: name, title: `Bread, ${name}` });
  const codes: string[] = [];
  for (const person of [buyer, otherBuyer]) {
    const code = await api.placeOrder(person, bagId, `${name} ${codes.length}`);
    await userAt(shop, admin).markPaid(code);
    codes.push(code);
  }
  const [kept = '', lost = ''] = codes;
  const opened = async (who: typeof buyer) =>
    (
      await browser.newContext({ ...project.use, storageState: who.storageState, serviceWorkers: 'block' })
    ).newPage();
  const rows = page.getByRole('row').filter({ hasText: `${name} 1` });

  const ticket = await opened(otherBuyer);
  await ticket.goto(`/ticket/${lost}`);
  await expect(ticket.getByRole('heading', { level: 1 })).not.toHaveText(t('web.ticket.cancelled'));

  await test.step('the counter says how many it can fill, and why', async () => {
    const counter = await opened(buyer);
    await becomeCounter(counter, counterTexts[lang], { shop, admin, storeId });
    await counter.getByRole('button', { name: t('web.counter.bagsOfTonight') }).click();
    await counter.getByRole('button', { name: t('web.takeBack.open') }).press('Enter');
    await expect(counter.getByRole('heading', { level: 3 })).toBeFocused();
    await counter.getByRole('button', { name: `+1 ${t('web.takeBack.canFill')}` }).press('Enter');
    await counter.getByRole('radio', { name: t('web.takeBack.reason.broken') }).press('Space');
    await counter.getByRole('button', { name: t('web.takeBack.do') }).press('Enter');
    await expect(counter.getByRole('status').filter({ hasText: /1 bag was|كيس، ويُبلَّغ/ })).toBeVisible();
    await counter.context().close();
  });

  await test.step('the buyer sees it on the open ticket', async () => {
    const heading = ticket.getByRole('heading', { level: 1, name: t('web.ticket.cancelled') });
    await expect(heading).toBeVisible(SEEN_WITHIN);
    await expect(ticket.getByText(t('web.ticket.takenBackText'))).toBeVisible();
    const outbox = await ticket.context().newPage();
    await expect(async () => {
      await outbox.goto(`/outbox?q=${lost}`);
      await expect(outbox.getByText(TOLD)).toHaveCount(1, { timeout: 1_000 });
    }).toPass();
    await outbox.goto(`/outbox?q=${kept}`);
    await expect(outbox.getByText(TOLD)).toHaveCount(0);
    await ticket.context().close();
  });

  await test.step('what is owed is listed, and nothing is for sale', async () => {
    await page.goto('/admin?section=refunds');
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(lost);
    await expect(rows).toContainText(t('web.admin.refunds.reason.takenBack'));
    expect(await api.stockOf(bagId)).toBe(0);
    const [order] = await api.ordersOf(buyer, bagId);
    expect(order).toMatchObject({ order_code: kept, payment_status: 'paid' });
  });

  await test.step('an admin takes back the rest', async () => {
    await openSection(page, 'bags');
    await page.getByRole('searchbox').fill(name);
    await choose(rowOf(page, name), t('web.admin.bags.takeBack'));
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: t('web.takeBack.do') }).click();
    await expect(dialog.getByText(t('web.takeBack.whyFirst'))).toBeVisible();
    await dialog.getByText(t('web.takeBack.reason.closing')).click();
    await dialog.getByRole('button', { name: t('web.takeBack.do') }).click();
    await expect(dialog).toBeHidden();
    const [order] = await api.ordersOf(buyer, bagId);
    expect(order).toMatchObject({ order_code: kept, payment_status: 'refund_due' });
    await choose(rowOf(page, name), t('web.admin.bags.takeBack'));
    await expect(dialog.getByText(t('web.admin.bags.nothingToTakeBack'))).toBeVisible();
  });
});
