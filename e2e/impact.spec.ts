/** What bags were good for: on the profile, and in a picture to share. */
import { readFile } from 'node:fs/promises';
import { co2eKilograms, formatUsd } from '@zawadeh/domain';
import type { ShopBackend } from '../apps/server/src/testing/shopClient.ts';
import { messagesIn } from './everyPage/messages.ts';
import { expect, FAILED_REQUEST, ignoreErrors } from './fixtures.ts';
import { buy, impactBag } from './impactSteps.ts';
import { test as base, type JourneyUser } from './userFixtures.ts';

const inCents = (dollars: number) => Math.round(dollars * 100);

/** Signs in as a buyer without an order. */
const test = base.extend<{ person: JourneyUser }>({
  person: async ({ api }, provide, { project, workerIndex }) =>
    provide(await api.signUp(`impact.${project.name}.${workerIndex}.${Date.now()}@example.com`)),
  storageState: async ({ person }, provide) => provide(person.storageState),
});

test('a bag that was collected is on the profile, to the cent, and in a picture that never leaves the device', async ({
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
  await test.step('the next order is paid and good for nothing yet; it leads to its ticket, and is none any more once it was collected', async () => {
    const next = page.getByRole('heading', { name: t('web.profile.next'), exact: true });
    await expect(next).toBeVisible();
    await expect(good).toHaveCount(0);
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
    await expect(page.getByRole('article')).toContainText(t('web.profile.again'));
    ignoreErrors(pageErrors, FAILED_REQUEST);
  });
  await expect(good).toBeVisible();
  const saved = formatUsd(inCents(bag.full_price) - inCents(bag.sale_price));
  const unit = lang === 'ar' ? 'كلغ' : 'kg';
  await expect(page.getByRole('definition')).toContainText(['1', saved, `${co2eKilograms(1)} ${unit}`]);
  await expect(page.getByText(/(?:FAO|الفاو).*2013/)).toBeVisible();

  const sent: string[] = [];
  page.on('request', (request) => {
    const isStatic = /\/(?:assets|art)\/[\w.-]+$/.test(new URL(request.url()).pathname);
    // The figures may be read once more, after the confirmation that was late.
    const isRead = request.url().endsWith('/rest/v1/rpc/impact') && request.postData() === '{}';
    const stays = isRead || request.url().startsWith('blob:') || (request.method() === 'GET' && isStatic);
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
          ? 'مع زوّادة أنقذتُ كيساً من الطعام الطيّب.'
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
});
