import { readFile } from 'node:fs/promises';
import type { ShopBackend } from '../apps/server/src/testing/shopClient.ts';
import { messagesIn } from './everyPage/messages.ts';
import { expect } from './fixtures.ts';
import { buy, collect, impactBag } from './impactSteps.ts';
import { test as base, type JourneyUser } from './userFixtures.ts';

/** Signs in as a buyer without an order. */
const test = base.extend<{ person: JourneyUser }>({
  person: async ({ api }, provide, { project, workerIndex }) =>
    provide(await api.signUp(`impact.${project.name}.${workerIndex}.${Date.now()}@example.com`)),
  storageState: async ({ person }, provide) => provide(person.storageState),
});

test('the picture of what bags were good for is saved in both languages, and never leaves the device', async ({
  page,
  lang,
  person,
  admin,
  baseURL,
}) => {
  const t = messagesIn(lang);
  const shop: ShopBackend = { origin: baseURL!, send: (request) => fetch(request) };
  await collect(shop, person, await buy(shop, await impactBag(shop), person, admin));
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: t('web.profile.good'), exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');

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
