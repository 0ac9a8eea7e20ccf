/** The other sections of the dashboard, and the page without admin rights. */
import { choose, confirmDeletion, openSection, rowOf, test, textsByLang } from './dashboard.ts';
import { test as customerTest } from './userFixtures.ts';
import { expect } from './fixtures.ts';

test('a store is added, renamed and deleted', { tag: '@all' }, async ({ page, lang }, { project }) => {
  const texts = textsByLang[lang];
  const name = `Store of ${project.name} ${Date.now()}`;
  await openSection(page, 'stores');
  await page.getByLabel(texts.storeName).fill(name);
  await page.getByRole('button', { name: texts.addStore }).click();
  await page.getByRole('button', { name: texts.cancel }).click();
  await page.getByRole('searchbox').fill(name);
  await expect(rowOf(page, name)).toHaveCount(1);
  await expect(page.getByLabel(texts.storeName)).toHaveValue('');

  // A second store of that name needs confirmation.
  await page.getByLabel(texts.storeName).fill(name.toUpperCase());
  await page.getByRole('button', { name: texts.addStore }).click();
  const confirmation = page.getByRole('alertdialog');
  await expect(confirmation.getByRole('button', { name: texts.sameName })).toBeVisible();
  await confirmation.getByRole('button', { name: texts.cancel }).click();
  await page.getByLabel(texts.storeName).fill('');

  await choose(rowOf(page, name), texts.rename);
  await page.getByRole('dialog').getByRole('textbox').fill(`New ${name}`);
  await page.getByRole('dialog').getByRole('button', { name: texts.rename }).click();
  await choose(rowOf(page, `New ${name}`), texts.edit);
  const place = page.locator('input[name="place"]');
  await place.fill('48.85, 2.35');
  await page.getByRole('button', { name: texts.update }).click();
  await expect(place).toHaveAttribute('aria-invalid', 'true');
  await place.fill('https://www.openstreetmap.org/#map=17/34.45/35.82');
  await page.getByRole('button', { name: texts.update }).click();
  await expect(rowOf(page, `New ${name}`)).toHaveCount(1);

  await choose(rowOf(page, name), texts.delete);
  await confirmDeletion(page, lang);
  await expect(rowOf(page, name)).toHaveCount(0);
});

test('the form of a store survives a reload, and Back asks before it leaves it', async ({ page, lang }) => {
  const texts = textsByLang[lang];
  await openSection(page, 'stores');
  await choose(page.getByRole('row').nth(1), texts.edit);
  const place = page.locator('input[name="place"]');
  await place.fill('34.45, 35.82');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(place).toHaveValue('34.45, 35.82');
  const question = page.getByRole('alertdialog');
  // `page.goBack()` waits for a navigation that does not happen. A browser asks on a page that is in use.
  const back = () => page.evaluate(() => history.back());
  await place.press('End');
  await back();
  await question.getByRole('button', { name: texts.cancel }).click();
  await expect(place).toHaveValue('34.45, 35.82');
  await expect(page).toHaveURL(/[?&]store=/);
  await back();
  await question.getByRole('button', { name: texts.leave }).click();
  await expect(page).not.toHaveURL(/[?&]store=/);
  await expect(page.getByRole('button', { name: texts.addStore })).toBeVisible();
});

test(
  'a store with bags is deleted once its bags are moved',
  { tag: '@all' },
  async ({ page, lang, api, admin }, { project }) => {
    const texts = textsByLang[lang];
    const name = `Full ${project.name} ${Date.now()}`;
    const title = `Moved with ${name}`;
    await api.addBag(admin, { store: name, title });
    await openSection(page, 'stores');
    await page.getByRole('searchbox').fill(name);
    await choose(rowOf(page, name), texts.delete);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: texts.moveAndDelete })).toBeDisabled();
    await dialog.getByLabel(texts.moveTo).selectOption({ index: 1 });
    await dialog.getByRole('button', { name: texts.moveAndDelete }).click();
    await expect(rowOf(page, name)).toHaveCount(0);
    await openSection(page, 'bags');
    await page.getByRole('searchbox').fill(title);
    await expect(rowOf(page, title)).toHaveCount(1);
  },
);

test('a user is promoted, demoted, deactivated and restored', async ({ page, lang, api }) => {
  const texts = textsByLang[lang];
  const email = `dashboard.${lang}.${Date.now()}@example.com`;
  await api.signUp(email);
  await openSection(page, 'users');
  await page.getByRole('searchbox').fill(email);
  // A menu that is opened before the search is answered closes with its row.
  await expect(rowOf(page, '@')).toHaveCount(1);
  const row = rowOf(page, email);
  const chooseAndConfirm = async (action: string) => {
    await choose(row, action);
    await page.getByRole('alertdialog').getByRole('button', { name: action }).click();
  };
  await chooseAndConfirm(texts.promote);
  await expect(row).toContainText(texts.admin);
  await chooseAndConfirm(texts.demote);
  await expect(row).not.toContainText(texts.admin);
  await chooseAndConfirm(texts.deactivate);
  await expect(row).toHaveCount(0);
  const accounts = page.getByLabel(texts.accounts);
  await accounts.selectOption('deactivated');
  await chooseAndConfirm(texts.restore);
  await expect(row).toHaveCount(0);
  await accounts.selectOption('active');
  await expect(row).toHaveCount(1);
  await page.getByRole('searchbox').fill('admin@zawadeh.local');
  await expect(rowOf(page, 'admin@zawadeh.local')).toContainText(texts.you);
});

customerTest('a customer sees no dashboard, and downloads none of its scripts', async ({ page, lang }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(textsByLang[lang].access);
  await page.waitForLoadState('networkidle');
  expect(files.filter((file) => /Dashboard|Section|DataTable/.test(file))).toEqual([]);
});
