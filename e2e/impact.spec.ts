/** What bags were good for: on the profile, in a picture to share, and on the landing page. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { co2eKilograms, formatUsd } from '@zawadeh/domain';
import {
  callSuccessfully,
  lineOf,
  signInAs,
  userAt,
  type ShopBackend,
} from '../apps/server/src/testing/shopClient.ts';
import { messagesIn } from './everyPage/messages.ts';
import { expect, FAILED_REQUEST, ignoreErrors } from './fixtures.ts';
import { startOwnServer, test as journeys, type OwnServer } from './ownServer.ts';
import { BAG_FOR } from './seeded.ts';
import { test as base, type JourneyUser } from './userFixtures.ts';

interface PricedBag {
  id: string;
  sale_price: number;
  full_price: number;
}

type Account = Pick<JourneyUser, 'id' | 'token'>;

const inCents = (dollars: number) => Math.round(dollars * 100);

async function impactBag(shop: ShopBackend): Promise<PricedBag> {
  const path = `/rest/v1/surprise_bags?select=id,sale_price,full_price&id=eq.${BAG_FOR.impact.id}`;
  const [bag] = await callSuccessfully<PricedBag[]>(shop, { path });
  return bag!;
}

/** Paid by the word of an admin. */
async function buy(shop: ShopBackend, bag: PricedBag, buyer: Account, admin: Account, quantity = 1) {
  const { answer } = await userAt(shop, buyer).checkout([{ ...lineOf(bag), quantity }]);
  const paid = await userAt(shop, admin).markPaid(answer.order_code);
  expect(paid.answer).toMatchObject({ payment_status: 'paid' });
}

/** Signed in as somebody who has bought nothing yet. */
const test = base.extend<{ person: JourneyUser }>({
  person: async ({ api }, provide, { project, workerIndex }) =>
    provide(await api.signUp(`impact.${project.name}.${workerIndex}.${Date.now()}@example.com`)),
  storageState: async ({ person }, provide) => provide(person.storageState),
});

test('a paid bag is on the profile, to the cent, and in a picture that never leaves the device', async ({
  page,
  lang,
  person,
  admin,
  baseURL,
  pageErrors,
}) => {
  const t = messagesIn(lang);
  const shop: ShopBackend = { origin: baseURL!, send: (request) => fetch(request) };
  const good = page.getByRole('heading', { name: t('web.profile.good'), exact: true });
  await page.goto('/profile');
  await expect(page.getByText(t('web.profile.empty'))).toBeVisible();
  await expect(good).toHaveCount(0);

  const bag = await impactBag(shop);
  await buy(shop, bag, person, admin);
  await page.reload();
  await expect(good).toBeVisible();
  const saved = formatUsd(inCents(bag.full_price) - inCents(bag.sale_price));
  const unit = lang === 'ar' ? 'كلغ' : 'kg';
  await expect(page.getByRole('definition')).toContainText(['1', saved, `${co2eKilograms(1)} ${unit}`]);
  await expect(page.getByText(/(?:FAO|الفاو).*2013/)).toBeVisible();

  const sent: string[] = [];
  page.on('request', (request) => {
    const isStatic = /\/(?:assets|art)\/[\w.-]+$/.test(new URL(request.url()).pathname);
    const stays = request.url().startsWith('blob:') || (request.method() === 'GET' && isStatic);
    if (!stays) sent.push(`${request.method()} ${request.url()}`);
  });
  await page.getByRole('button', { name: t('web.profile.good.share'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  for (const [locale, name] of [
    [lang, lang === 'ar' ? 'العربية' : 'English'],
    [lang === 'ar' ? 'en' : 'ar', lang === 'ar' ? 'English' : 'العربية'],
  ] as const) {
    await dialog.getByRole('radio', { name }).check();
    const picture = dialog.getByRole('img', {
      name:
        locale === 'ar'
          ? 'مع زوّادة أنقذتُ 1 كيساً من الطعام الطيّب.'
          : 'With Zawadeh I have rescued 1 bag of good food.',
    });
    await expect(picture).toBeVisible();
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: t('web.picture.save') }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('zawadeh.png');
    const bytes = await readFile(await file.path());
    // The signature of a PNG, then its width and height.
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1080, 1350]);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(sent).toEqual([]);

  await test.step('the next order leads to its ticket, and is none any more once it was collected', async () => {
    const next = page.getByRole('heading', { name: t('web.profile.next'), exact: true });
    await expect(next).toBeVisible();
    // The buyer confirms without a connection, and does not come back to the ticket.
    await page.route('**/api/tickets/received', (route) => route.abort());
    await page.getByRole('link', { name: t('web.profile.ticket') }).click();
    await page.getByRole('button', { name: t('web.ticket.gaveMe') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('web.ticket.yes') })
      .click();
    await expect(page.getByRole('timer')).toBeVisible();
    await page.goto('/profile');
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(next).toBeVisible();
    await page.unroute('**/api/tickets/received');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(next).toHaveCount(0);
    const [collected = ''] = t('web.ticket.collected').split('{time}');
    await expect(page.getByRole('article')).toContainText(collected);
    ignoreErrors(pageErrors, FAILED_REQUEST);
  });
});

/** A server of its own, whose data stays for its next start. */
const landing = journeys.extend<{ startShop: () => Promise<OwnServer> }>({
  startShop: async ({ folder }, provide) => {
    let stop = async () => {};
    await provide(async () => {
      const server = await startOwnServer({ dataFolder: join(folder, 'data') });
      ({ stop } = server);
      return server;
    });
    await stop();
  },
});

landing.describe('what everybody rescued', () => {
  // From two starts of the server on.
  landing.describe.configure({ timeout: 120_000 });

  const lines = {
    en: 'Together we have rescued 2 bags.',
    ar: 'أنقذنا معاً كيسين حتى اليوم.',
  } as const;

  landing(
    'is drawn with the landing page, and stays when scripts run',
    { tag: '@only-ar-desktop' },
    async ({ page, browser, lang, startShop, texts: frame }) => {
      const first = await startShop();
      const [admin, buyer] = [await signInAs(first, 'admin'), await signInAs(first, 'user')];
      await page.goto(first.origin);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(lines[lang])).toHaveCount(0);
      await buy(first, await impactBag(first), buyer, admin, 2);
      // Its requests would fail while the server is stopped.
      await page.goto('about:blank');
      await first.stop();

      const second = await startShop();
      for (const locale of ['en', 'ar'] as const) {
        const withoutScripts = await browser.newContext({ javaScriptEnabled: false, locale });
        const plain = await withoutScripts.newPage();
        await plain.goto(second.origin);
        await expect(plain.getByText(lines[locale])).toBeVisible();
        await withoutScripts.close();
      }

      await page.goto(second.origin);
      const line = page.getByText(lines[lang]);
      await expect(line).toBeVisible();
      // The press is replayed by hydration, and the line is there in the other language too.
      const other = lang === 'ar' ? 'en' : 'ar';
      await page.getByRole('button', { name: frame.otherLanguage }).first().click();
      await expect(page.locator('html')).toHaveAttribute('lang', other);
      await expect(page.getByText(lines[other])).toBeVisible();
      await expect(line).toBeHidden();
      await page.close();
    },
  );
});
