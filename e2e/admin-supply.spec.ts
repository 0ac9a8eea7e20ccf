/** A planned bag: on sale, sold out, kept for a user who asked, and taken off sale by the counter. */
import { wallTimeOf } from '@zawadeh/domain';
import { userAt, type ShopBackend } from '../apps/server/src/testing/shopClient.ts';
import { addToCart, checkoutButton, choosePickup, goToCart, openBag } from './buyingSteps.ts';
import { payInWallet, proceed, title } from './buyingSteps.ts';
import { buyingTexts } from './buyingTexts.ts';
import { becomeCounter, counterTexts } from './counterSteps.ts';
import { choose, openSection, rowOf, test, textsByLang } from './dashboard.ts';
import { messagesIn } from './everyPage/messages.ts';
import { expect } from './fixtures.ts';

const MINUTE = 60_000;
const BAGS = 2;
/** The sweep comes every five seconds, and an open page asks every nine. */
const ON_SALE_WITHIN = { timeout: 40_000 };
/** An open page asks for its alert every fifteen seconds. */
const TOLD_WITHIN = { timeout: 60_000 };
const clock = (at: number) => wallTimeOf(at).slice('2026-11-25T'.length);

test('a planned bag appears, sells out, is kept for a buyer who asked, and goes when the counter says so', async ({
  page,
  browser,
  lang,
  api,
  admin,
  buyer,
  otherBuyer,
  baseURL,
}, { project }) => {
  test.setTimeout(180_000);
  const message = messagesIn(lang);
  const texts = textsByLang[lang];
  const buying = buyingTexts[lang];
  const shop: ShopBackend = { origin: baseURL!, send: (request) => fetch(request) };
  const name = `Planned ${project.name} ${Date.now()}`;
  const { storeId, bagId } = await api.addBag(admin, { store: name, title: name });
  await api.setStock(admin, bagId, 0);
  const opened = async (who: typeof buyer) => {
    const options = { ...project.use, storageState: who.storageState, serviceWorkers: 'block' } as const;
    return (await browser.newContext(options)).newPage();
  };
  const buyerPage = await opened(buyer);
  const button = (id: string) =>
    buyerPage.getByRole('main').getByRole('button', { name: message(id), exact: true });

  await test.step('an admin makes it repeat', async () => {
    await openSection(page, 'bags');
    await page.getByRole('searchbox').fill(name);
    await choose(rowOf(page, name), texts.edit);
    await page.getByRole('button', { name: message('web.admin.plan.make') }).click();
    for (let weekday = 0; weekday < 7; weekday += 1) {
      await page.locator(`input[name="quantity-${weekday}"]`).fill(String(BAGS));
    }
    const now = Date.now();
    await page.getByLabel(message('web.admin.plan.opens')).fill(clock(now - 10 * MINUTE));
    await page.getByLabel(message('web.admin.plan.closes')).fill(clock(now + 180 * MINUTE));
    await page.getByRole('button', { name: message('web.admin.bags.update') }).click();
    await expect(page.getByText(message('web.admin.bags.updated'))).toBeVisible();
  });

  await test.step('it goes on sale by itself', async () => {
    await openBag(buyerPage, bagId);
    await expect(button('web.bag.add')).toBeVisible(ON_SALE_WITHIN);
    expect(await api.stockOf(bagId)).toBe(BAGS);
  });

  await test.step('two people buy it, and a third asks for it', async () => {
    for (const person of [otherBuyer, admin]) {
      await userAt(shop, admin).markPaid(await api.placeOrder(person, bagId, 'Nadine Khoury'));
    }
    await button('web.alerts.ask').click(ON_SALE_WITHIN);
    await expect(button('web.alerts.asked')).toBeVisible();
  });

  const counterPage = await opened(buyer);
  await test.step('the counter has one more: it is kept for that person, who buys it', async () => {
    await becomeCounter(counterPage, counterTexts[lang], { shop, admin, storeId });
    await counterPage.getByRole('button', { name: message('web.counter.bagsOfTonight') }).click();
    await counterPage.getByRole('button', { name: '+1' }).click();
    await expect(buyerPage.getByText(message('web.alerts.keptNote'))).toBeVisible(TOLD_WITHIN);
    expect(await api.stockOf(bagId)).toBe(0);
    await addToCart(buyerPage, buying);
    await goToCart(buyerPage);
    await choosePickup(buyerPage, buying);
    await checkoutButton(buyerPage, buying).click();
    await proceed(buyerPage, buying);
    await payInWallet(buyerPage, buying);
    await expect(title(buyerPage)).toHaveText(buying.paid);
  });

  await test.step('the counter has none left, and the shelf says so within ten seconds', async () => {
    const card = buyerPage.getByRole('article').filter({ hasText: name });
    await counterPage.getByRole('button', { name: '+1' }).click();
    await buyerPage.goto('/our-bags');
    await buyerPage.getByRole('searchbox').fill(name);
    const soldOut = card.getByText(message('ui.availability.soldOut'));
    await expect(card).toBeVisible();
    await expect(soldOut).toBeHidden(ON_SALE_WITHIN);
    await counterPage.getByRole('button', { name: message('web.counter.noneLeft') }).click();
    await expect(soldOut).toBeVisible();
    expect(await api.stockOf(bagId)).toBe(0);
  });
  await buyerPage.context().close();
  await counterPage.context().close();
});
