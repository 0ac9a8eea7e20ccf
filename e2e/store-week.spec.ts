/** A shop’s way from its application to a confirmed payout. Admins only accept it and send the money. */
import { beirutDay, startOfDay, wallTimeOf } from '@zawadeh/domain';
import type { Page } from '@playwright/test';
import { callSuccessfully, userAt, type ShopBackend } from '../apps/server/src/testing/shopClient.ts';
import { buyingTexts } from './buyingTexts.ts';
import { counterTexts, handoversOf, pairWith } from './counterSteps.ts';
import { rowOf } from './dashboard.ts';
import { messagesIn } from './everyPage/messages.ts';
import { expect, untilHydrated } from './fixtures.ts';
import { signUp } from './signInSteps.ts';
import { hoursOnSale, test, type JourneyUser } from './userFixtures.ts';

const textsByLang = {
  en: { oneTakenBack: '1 bag was cancelled.' },
  ar: { oneTakenBack: 'أُلغي بيع كيس' },
} as const;

const BUYERS = ['Nadine Khoury', 'Walid Saab', 'Hala Fares'] as const;

/** Of a shop that nobody works for yet. */
test.use({ storageState: { cookies: [], origins: [] } });

/** Pays as the page of the wallet does. */
async function pay(shop: ShopBackend, buyer: JourneyUser, code: string, amount: number): Promise<void> {
  const { answer } = await userAt(shop, buyer).pay(code, amount);
  const body = new URLSearchParams({ do: 'pay' });
  const headers = { origin: shop.origin };
  const request = new Request(String(answer.collectUrl), {
    method: 'POST',
    headers,
    body,
    redirect: 'manual',
  });
  expect((await shop.send(request)).status).toBe(303);
  // Also where the callback is still on its way.
  await userAt(shop, buyer).refresh(code);
  expect(await handoversOf(shop, buyer, code)).toMatchObject([{ state: 'waiting' }]);
}

/** From half an hour ago until some hours from now, on one day of work. */
function hoursOfNow(): { opens: string; closes: string } {
  const now = Date.now();
  const clock = (at: number) => wallTimeOf(at).slice('2026-11-25T'.length);
  return {
    opens: clock(Math.max(now - 30 * 60_000, startOfDay(beirutDay(now))!)),
    closes: clock(now + hoursOnSale(now) * 3_600_000),
  };
}

test('a shop applies, sells three bags, takes one of them back, is paid and prints its statement', async ({
  page,
  browser,
  lang,
  outbox,
  api,
  admin,
  buyer,
  baseURL,
}, { project }) => {
  const t = messagesIn(lang);
  const counter = counterTexts[lang];
  const shop: ShopBackend = { origin: baseURL!, send: (request) => fetch(request) };
  const stamp = Date.now();
  const name = `Saj ${project.name} ${stamp}`;
  const title = `Bread of ${name}`;
  const email = `saj.${project.name}.${stamp}@example.com`;
  const main = page.getByRole('main');
  const press = (id: string, role: 'button' | 'link' = 'button') =>
    main.getByRole(role, { name: t(id) }).click();
  const field = (of: Page, id: string) => of.locator(`[name=${id}]`);
  const bar = page.getByRole('navigation', { name: t('web.store.sections') });
  const openSection = (id: string) => bar.getByRole('link', { name: t(`web.store.${id}`) }).click();
  const dashboard = await (await browser.newContext({ storageState: admin.storageState })).newPage();

  await test.step('the shop applies, without an account', async () => {
    await page.goto('/store/apply');
    await untilHydrated(page);
    await field(page, 'name').fill(name);
    await page.getByRole('combobox', { name: t('web.apply.area') }).click();
    await page.getByRole('option', { name: buyingTexts[lang].mina }).click();
    await press('web.apply.kind.bakery');
    await field(page, 'phone').fill(`70 ${String(stamp).slice(-6)}`);
    await field(page, 'email').fill(email);
    await field(page, 'leftOver').fill('Five loaves');
    await press('web.apply.send');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('web.apply.sent'));
  });

  await test.step('an admin accepts it', async () => {
    await dashboard.goto('/admin?section=stores&list=applications');
    await rowOf(dashboard, name).click();
    await dashboard.getByRole('radio', { name: t('web.admin.applications.direct') }).check();
    await dashboard.getByRole('button', { name: t('web.admin.applications.accept') }).click();
    await expect(dashboard.getByRole('status').filter({ hasText: email })).toBeVisible();
  });

  await test.step('its owner opens the invitation, signs up and accepts it', async () => {
    await page.goto(await outbox.linkFor(email, '/store/invitation'));
    await press('web.invite.signIn');
    await signUp(page, lang, { name: 'Samir Haddad' });
    await page.goto(await outbox.linkFor(email));
    await main.locator('a[href="/store/invitation"]').click();
    await press('web.invite.accept');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('web.welcome.title'));
  });
  const storeId = new URL(page.url()).searchParams.get('store')!;

  await test.step('the first bag, with a photo, comes every day', async () => {
    const { opens, closes } = hoursOfNow();
    // Picture and address can wait.
    await press('web.welcome.later');
    await press('web.welcome.bagDo', 'link');
    const uploaded = page.waitForResponse('**/api/images');
    const photo = { name: 'saj.png', mimeType: 'image/png', buffer: await page.screenshot() };
    await main.locator('input[type=file]').setInputFiles(photo);
    expect((await uploaded).status()).toBe(201);
    await field(page, 'title').fill(title);
    await field(page, 'fullPrice').fill('12');
    await field(page, 'salePrice').fill('4.50');
    await field(page, 'pickupStart').fill(opens);
    await field(page, 'pickupEnd').fill(closes);
    for (const day of await page
      .getByRole('group', { name: t('web.admin.plan.repeats') })
      .getByRole('button')
      .all())
      await day.click();
    await field(page, 'quantity').fill('5');
    await press('web.store.publish');
    await expect(page.getByText(t('web.store.published')).first()).toBeVisible();
    await openSection('week');
    await expect(
      page
        .getByRole('group', { name: t('web.admin.week.days') })
        .locator('b')
        .last(),
    ).toHaveText('5');
  });

  await test.step('the owner’s phone becomes the counter', async () => {
    await bar.getByRole('button').click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: t('web.store.team') })
      .click();
    await press('web.admin.phones.counter.add');
    await pairWith(page, counter, await field(page, 'link').inputValue());
    await expect(page.getByText(counter.live)).toBeVisible();
  });

  const [bag] = await callSuccessfully<[{ id: string; quantity: number; image_url: string }]>(shop, {
    path: `/rest/v1/surprise_bags?store_id=eq.${storeId}&select=id,quantity,image_url`,
  });
  expect(bag).toMatchObject({ quantity: 5, image_url: expect.stringContaining('.webp') });
  for (const customer of BUYERS) await pay(shop, buyer, await api.placeOrder(buyer, bag.id, customer), 4.5);
  expect(await api.stockOf(bag.id)).toBe(2);

  await test.step('two are handed over at the counter', async () => {
    for (const customer of BUYERS.slice(0, 2)) {
      await page.getByRole('button', { name: customer.split(' ')[0]! }).click();
      await page.getByRole('button', { name: counter.handedOver }).click();
      await page.getByRole('button', { name: counter.nextTicket }).click();
      // The browser has no camera: a moment later the code can be typed.
      await page.getByRole('button', { name: 'Z', exact: true }).waitFor();
      await page.getByRole('button', { name: counter.close }).click();
    }
  });

  await test.step('the third is taken back on the board of today', async () => {
    await page.goto('/store');
    await main.getByRole('button', { name: title, expanded: false }).click();
    await press('web.takeBack.open');
    await main.getByRole('radio', { name: t('web.takeBack.reason.ranOut') }).check();
    await press('web.takeBack.do');
    await expect(main.getByText(textsByLang[lang].oneTakenBack)).toBeVisible();
    await openSection('money');
    await expect(main.getByText('$9.00').first()).toBeVisible();
  });

  await test.step('an admin marks the payout as sent', async () => {
    await dashboard.goto('/admin?section=payouts');
    await rowOf(dashboard, name)
      .getByRole('button', { name: t('web.admin.payouts.mark') })
      .click();
    await field(dashboard, 'reference').fill(`WM-${stamp}`);
    await dashboard.getByRole('button', { name: '$9.00' }).click();
    await expect(dashboard.getByRole('status').filter({ hasText: name })).toBeVisible();
  });

  await test.step('the owner confirms it and prints the statement of the month', async () => {
    await page.reload();
    await expect(main.getByText(`WM-${stamp}`).first()).toBeVisible();
    await press('web.store.money.arrivedYes');
    await main.getByRole('button', { name: t('web.store.money.printOf').split('{')[0]! }).click();
    await expect(async () => {
      await page.reload();
      await expect(main.getByText(t('web.store.money.print.allConfirmed'))).toBeVisible({ timeout: 2_000 });
    }).toPass();
    const sheet = main.getByRole('article');
    await expect(sheet).toContainText(name);
    const amounts = (await sheet.locator('dd').allInnerTexts()).join(' ');
    // Owed for the month, then the balance.
    expect(amounts).toBe('$13.50 -$4.50 $0.00 $9.00 $0.00 $9.00 -$9.00 $0.00');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(sheet).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    const printed = page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          globalThis.print = resolve;
        }),
    );
    await press('web.store.money.print');
    await printed;
  });
});
