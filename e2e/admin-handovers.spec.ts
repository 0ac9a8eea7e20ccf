/** An order from its payment to the counter, on the pages of the buyer, the shop and the dashboard at once. */
import type { Browser, Page } from '@playwright/test';
import { lineOf, userAt, type ShopBackend } from '../apps/server/src/testing/shopClient.ts';
import { payInWallet, proceed, reviewPickup } from './buyingSteps.ts';
import { buyingTexts } from './buyingTexts.ts';
import { becomeCounter, counterTexts } from './counterSteps.ts';
import { test } from './dashboard.ts';
import { expect } from './fixtures.ts';
import type { JourneyUser } from './userFixtures.ts';

const SIGNED_OUT: JourneyUser['storageState'] = { cookies: [], origins: [] };

const textsByLang = {
  en: {
    collected: /^Collected at/,
    oneOfTwo: '1 of 2 shops collected',
    bagHandedOver: '1 bag handed over',
    fromTheList: 'from the list',
  },
  ar: {
    collected: /^تمّ الاستلام عند/,
    oneOfTwo: 'تمّ الاستلام من متجر، وبقي متجر',
    bagHandedOver: 'سُلّم الكيس',
    fromTheList: 'من القائمة',
  },
} as const;

/** The page of another person, in a browser of its own. */
async function pageOf(browser: Browser, storageState: JourneyUser['storageState']): Promise<Page> {
  return (await browser.newContext({ storageState })).newPage();
}

test('a handover at the counter is shown by the open ticket and the open dashboard without a reload', async ({
  page,
  browser,
  lang,
  api,
  admin,
  buyer,
  baseURL,
}, { project }) => {
  const [texts, counterText] = [textsByLang[lang], counterTexts[lang]];
  const shop: ShopBackend = { origin: baseURL!, send: (request) => fetch(request) };
  const name = `Seen by all ${project.name}`;
  const { storeId, bagId } = await api.addBag(admin, { store: name, title: `Bread, ${name}` });
  const counter = await pageOf(browser, SIGNED_OUT);
  await becomeCounter(counter, counterText, { shop, admin, storeId });

  const ticket = await pageOf(browser, buyer.storageState);
  await reviewPickup(ticket, buyingTexts[lang], bagId);
  await proceed(ticket, buyingTexts[lang]);
  const code = await payInWallet(ticket, buyingTexts[lang]);
  await ticket.locator(`main a[href="/ticket/${code}"]`).click();
  await expect(ticket.getByRole('img', { name: code })).toBeVisible();

  await page.goto(`/admin?section=today&shop=${storeId}`);
  const row = page.getByRole('listitem').filter({ hasText: code.slice(-4) });
  await expect(row).toBeVisible();
  await expect(row).not.toContainText(texts.fromTheList);

  await counter.getByRole('button', { name: code.slice(-4) }).click();
  await counter.getByRole('button', { name: counterText.handedOver }).click();
  await Promise.all([
    expect(counter.getByRole('status')).toContainText(texts.bagHandedOver),
    expect(ticket.getByRole('heading', { level: 1 })).toHaveText(texts.collected),
    expect(row).toContainText(texts.fromTheList),
  ]);
});

test(
  'the bags of two shops in one order are handed over apart',
  { tag: '@all' },
  async ({ browser, lang, api, admin, buyer, baseURL }, { project }) => {
    const [texts, counterText] = [textsByLang[lang], counterTexts[lang]];
    const shop: ShopBackend = { origin: baseURL!, send: (request) => fetch(request) };
    const titleAt = (place: string) => `Bread of the ${place} shop, ${project.name}`;
    const add = (place: string) =>
      api.addBag(admin, { store: `The ${place} shop ${project.name}`, title: titleAt(place) });
    const [first, second] = [await add('first'), await add('second')];
    const lines = [first, second].map(({ bagId }) => lineOf({ id: bagId, sale_price: 4.5 }));
    const { answer } = await userAt(shop, buyer).checkout(lines);
    const code = String(answer.order_code);
    await userAt(shop, admin).markPaid(code);
    const openCounter = async (storeId: string) => {
      const counter = await pageOf(browser, SIGNED_OUT);
      await becomeCounter(counter, counterText, { shop, admin, storeId });
      return counter;
    };
    const counters = [await openCounter(first.storeId), await openCounter(second.storeId)] as const;
    const ticket = await pageOf(browser, buyer.storageState);
    await ticket.goto(`/ticket/${code}`);
    await expect(ticket.getByRole('img', { name: code })).toHaveCount(2);

    const handOver = async (counter: Page, own: string, other: string) => {
      await counter.getByRole('button', { name: code.slice(-4) }).click();
      await expect(counter.getByText(titleAt(own))).toBeVisible();
      await expect(counter.getByText(titleAt(other))).toHaveCount(0);
      await counter.getByRole('button', { name: counterText.handedOver }).click();
      await expect(counter.getByRole('status')).toContainText(texts.bagHandedOver);
    };
    await handOver(counters[0], 'first', 'second');
    await expect(ticket.getByRole('heading', { level: 1 })).toHaveText(texts.oneOfTwo);
    const stubOf = (place: string) => ticket.locator('main section').filter({ hasText: `The ${place} shop` });
    await expect(stubOf('first').getByText(texts.collected)).toBeVisible();
    await expect(stubOf('second').getByRole('img', { name: code })).toBeVisible();
    await expect(counters[1].getByRole('button', { name: code.slice(-4) })).toBeVisible();

    await handOver(counters[1], 'second', 'first');
    await expect(ticket.getByRole('heading', { level: 1 })).toHaveText(texts.collected);
    await expect(stubOf('second').getByText(texts.collected)).toBeVisible();
    await expect(ticket.getByRole('img', { name: code })).toHaveCount(0);
  },
);
