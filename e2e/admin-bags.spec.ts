/** The dashboard's bags. */
import { PASSWORD } from '../apps/server/src/testing/shopClient.ts';
import type { Page } from '@playwright/test';
import { choose, confirmDeletion, openSection, rowOf, test, textsByLang } from './dashboard.ts';
import { expect } from './fixtures.ts';

const inDays = (days: number, time: string): string =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T${time}`;

/** Fills in the required fields of a bag with pickup tomorrow from 17:00. */
async function fillNewBag(
  page: Page,
  lang: 'en' | 'ar',
  bag: { title: string; price: string; until: string },
) {
  const texts = textsByLang[lang];
  await openSection(page, 'bags');
  await page.getByRole('button', { name: texts.addBag }).click();
  const save = page.getByRole('button', { name: texts.addBag });
  await expect(save).toBeDisabled();
  await page.getByLabel(texts.store).selectOption({ index: 1 });
  await page.getByLabel(texts.title).fill(bag.title);
  await page.getByLabel(texts.salePrice).fill(bag.price);
  await page.getByLabel(texts.start).fill(inDays(1, '17:00'));
  await page.getByLabel(texts.end).fill(inDays(1, bag.until));
  return save;
}

test('a bag is added, changed and deleted; a problem is shown at its field', async ({ page, lang }, {
  project,
}) => {
  const texts = textsByLang[lang];
  const title = `Bag of ${project.name} ${Date.now()}`;
  const save = await fillNewBag(page, lang, { title, price: '٤٫٥٠', until: '16:00' });
  await save.click();
  await expect(page.getByText(texts.endsBefore)).toBeVisible();

  // A file that is no image is detected by its bytes; a photo is uploaded as a small WebP.
  const file = page.getByLabel(texts.image);
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  await file.setInputFiles({ name: 'bag.png', mimeType: 'image/png', buffer: Buffer.from(svg) });
  await expect(page.getByText(texts.notAPicture).first()).toBeVisible();
  const uploaded = page.waitForResponse('**/api/images');
  await file.setInputFiles({ name: 'bag.png', mimeType: 'image/png', buffer: await page.screenshot() });
  const upload = await uploaded;
  expect(upload.status()).toBe(201);
  expect(upload.request().headers()['content-type']).toBe('image/webp');

  // Leaving asks for confirmation, and a reload loses nothing.
  await page.getByRole('link', { name: texts.users }).click();
  await expect(page.getByRole('alertdialog')).toContainText(texts.leaveTitle);
  await page.getByRole('alertdialog').getByRole('button', { name: texts.cancel }).click();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByLabel(texts.title)).toHaveValue(title);

  await page.getByLabel(texts.end).fill(inDays(1, '20:30'));
  await save.click();
  await page.getByRole('searchbox').fill(title);
  await expect(rowOf(page, title)).toContainText('$4.50');

  await rowOf(page, title).click();
  await page.getByLabel(texts.quantity).fill('3');
  await page.getByRole('button', { name: texts.updateBag }).click();
  await page.getByRole('searchbox').fill(title);
  await expect(rowOf(page, title).getByRole('gridcell').nth(4)).toHaveText(/\D3$/);

  await choose(rowOf(page, title), texts.delete);
  await confirmDeletion(page, lang);
  await expect(rowOf(page, title)).toHaveCount(0);
});

test(
  'the stock of a bag is changed in the list, and the bag is duplicated with another title',
  { tag: '@all' },
  async ({ page, lang, api, admin }, { project }) => {
    const texts = textsByLang[lang];
    const title = `Twice ${project.name} ${Date.now()}`;
    await api.addBag(admin, { store: `Shop of ${title}`, title });
    await openSection(page, 'bags');
    await page.getByRole('searchbox').fill(title);
    await choose(rowOf(page, title), texts.changeStock);
    const dialog = page.getByRole('dialog');
    await dialog.locator('[name=quantity]').fill('-1');
    await expect(dialog.getByRole('button', { name: texts.save })).toBeDisabled();
    await dialog.locator('[name=quantity]').fill('17');
    await dialog.getByRole('button', { name: texts.save }).click();
    await expect(rowOf(page, title).getByRole('gridcell').nth(4)).toHaveText(/\D17$/);

    await choose(rowOf(page, title), texts.duplicate);
    await expect(page.getByLabel(texts.title)).toHaveValue(title);
    await page.getByLabel(texts.title).fill(`${title} more`);
    await page.getByRole('button', { name: texts.addBag }).click();
    await page.getByRole('searchbox').fill(title);
    await expect(rowOf(page, title)).toHaveCount(2);
  },
);

test(
  'a former admin sees an error, and the typed text stays',
  { tag: '@all' },
  async ({ page, lang, api, admin, otherAdmin }, { project }) => {
    const texts = textsByLang[lang];
    const title = `Kept ${project.name} ${Date.now()}`;
    await api.addBag(admin, { store: `Shop of ${title}`, title });
    const otherAdminPage = otherAdmin.page;
    await openSection(otherAdminPage, 'bags');
    await otherAdminPage.getByRole('searchbox').fill(title);
    await rowOf(otherAdminPage, title).click();
    await otherAdminPage.getByLabel(texts.quantity).fill('99');
    await api.setRole(admin, otherAdmin, 'user');
    await otherAdminPage.getByRole('button', { name: texts.updateBag }).click();
    await expect(otherAdminPage.getByText(texts.adminsOnly)).toBeVisible();
    await expect(otherAdminPage.getByLabel(texts.quantity)).toHaveValue('99');
    await openSection(page, 'bags');
    await page.getByRole('searchbox').fill(title);
    const stock = rowOf(page, title).getByRole('gridcell').nth(4);
    await expect(stock).toHaveText(/\D5$/);
  },
);

test(
  'the typed text outlives an expired session',
  { tag: '@all' },
  async ({ lang, api, otherAdmin }, { project }) => {
    const texts = textsByLang[lang];
    // A session of its own: with the shared one the other tests would be signed out too.
    const { page, email } = otherAdmin;
    const title = `Outlives ${project.name} ${Date.now()}`;
    const save = await fillNewBag(page, lang, { title, price: '4.50', until: '20:00' });
    const expired = { code: 'PGRST303', message: 'JWT expired' };
    await page.route('**/rest/v1/surprise_bags*', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 401, json: expired }) : route.fallback(),
    );
    await save.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.access);
    await page.unrouteAll();
    const { storageState } = await api.signIn(email, PASSWORD);
    const [session] = storageState.origins[0]!.localStorage;
    await page.evaluate(({ name, value }) => localStorage.setItem(name, value), session!);
    await page.goto('/admin?section=bags&bag=new');
    await expect(page.getByLabel(texts.title)).toHaveValue(title);
    await save.click();
    await page.getByRole('searchbox').fill(title);
    await expect(rowOf(page, title)).toHaveCount(1);
  },
);
