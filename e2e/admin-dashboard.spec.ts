/** The other sections of the dashboard, and the page without admin rights. */
import { choose, openSection, rowOf, test, textsByLang } from './dashboard.ts';
import { test as customerTest } from './userFixtures.ts';
import { expect } from './fixtures.ts';

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
