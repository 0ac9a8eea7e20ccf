/** The dashboard's other sections, and its door. */
import { choose, confirmDeletion, openSection, rowOf, test, words } from './dashboard.ts';
import { test as others } from './people.ts';
import { expect } from './words.ts';

test('a store is added, renamed and deleted', async ({ page, lang }, { project }) => {
  const say = words[lang];
  const name = `Store of ${project.name} ${Date.now()}`;
  await openSection(page, 'stores');
  await page.getByLabel(say.storeName).fill(name);
  await page.getByRole('button', { name: say.addStore }).click();
  await page.getByRole('searchbox').fill(name);
  await expect(rowOf(page, name)).toHaveCount(1);
  await expect(page.getByLabel(say.storeName)).toHaveValue('');

  // A second one of that name is asked about first.
  await page.getByLabel(say.storeName).fill(name.toUpperCase());
  await page.getByRole('button', { name: say.addStore }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: say.sameName })).toBeVisible();
  await question.getByRole('button', { name: say.cancel }).click();
  await page.getByLabel(say.storeName).fill('');

  await choose(rowOf(page, name), say.rename);
  await page.getByRole('dialog').getByRole('textbox').fill(`New ${name}`);
  await page.getByRole('dialog').getByRole('button', { name: say.rename }).click();
  await expect(rowOf(page, `New ${name}`)).toHaveCount(1);

  await choose(rowOf(page, name), say.delete);
  await confirmDeletion(page, lang);
  await expect(rowOf(page, name)).toHaveCount(0);
});

test('a store with bags is deleted once they have another one', async ({ page, lang, shop, admin }, {
  project,
}) => {
  const say = words[lang];
  const name = `Full ${project.name} ${Date.now()}`;
  const title = `Moved with ${name}`;
  await shop.addBag(admin, { store: name, title });
  await openSection(page, 'stores');
  await page.getByRole('searchbox').fill(name);
  await choose(rowOf(page, name), say.delete);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: say.moveAndDelete })).toBeDisabled();
  await dialog.getByLabel(say.moveTo).selectOption({ index: 1 });
  await dialog.getByRole('button', { name: say.moveAndDelete }).click();
  await expect(rowOf(page, name)).toHaveCount(0);
  await openSection(page, 'bags');
  await page.getByRole('searchbox').fill(title);
  await expect(rowOf(page, title)).toHaveCount(1);
});

test('somebody is made an admin, is one no longer, is deactivated, and is restored', async ({
  page,
  lang,
  shop,
}) => {
  const say = words[lang];
  const email = `dashboard.${lang}.${Date.now()}@example.com`;
  await shop.signUp(email);
  await openSection(page, 'users');
  await page.getByRole('searchbox').fill(email);
  const row = rowOf(page, email);
  const chooseAndConfirm = async (action: string) => {
    await choose(row, action);
    await page.getByRole('alertdialog').getByRole('button', { name: action }).click();
  };
  await chooseAndConfirm(say.promote);
  await expect(row).toContainText(say.admin);
  await chooseAndConfirm(say.demote);
  await expect(row).not.toContainText(say.admin);
  await chooseAndConfirm(say.deactivate);
  await expect(row).toHaveCount(0);
  const accounts = page.getByLabel(say.accounts);
  await accounts.selectOption('deactivated');
  await chooseAndConfirm(say.restore);
  await expect(row).toHaveCount(0);
  await accounts.selectOption('active');
  await expect(row).toHaveCount(1);
  await page.getByRole('searchbox').fill('admin@zawadeh.local');
  await expect(rowOf(page, 'admin@zawadeh.local')).toContainText(say.you);
});

test('the figures are there, and their report', async ({ page, lang }) => {
  const say = words[lang];
  await openSection(page, 'analytics');
  await expect(page.getByText(say.revenue, { exact: true }).first()).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: say.download }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^zawadeh-report-\d{4}-\d\d-\d\d\.csv$/);
});

test('a period is chosen, is still there after a reload, and has a statement of its own', async ({
  page,
  lang,
}) => {
  const say = words[lang];
  await openSection(page, 'analytics');
  const chip = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(chip(say.allTime)).toHaveAttribute('aria-pressed', 'true');
  await chip(say.month).click();
  await expect(page).toHaveURL(/[?&]period=month\b/);
  await page.reload();
  await expect(chip(say.month)).toHaveAttribute('aria-pressed', 'true');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: say.downloadStatement }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^zawadeh-statement-\d{4}-\d\d-01-\d{4}-\d\d-\d\d\.csv$/);
});

test('keys lead to the sections', async ({ page, lang }) => {
  await openSection(page, 'stores');
  await page.keyboard.press('g');
  await page.keyboard.press('u');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[lang].users);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
});

others.describe('a visitor', () => {
  others.use({ storageState: { cookies: [], origins: [] } });
  others('is turned away, and shown the way to log in', async ({ page, lang }) => {
    await page.goto('/admin?section=users');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[lang].access);
    await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', '/login');
  });
});

others('a customer is turned away, and downloads nothing of the dashboard', async ({ page, lang }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[lang].access);
  await page.waitForLoadState('networkidle');
  expect(files.filter((file) => /Dashboard|Section|DataTable/.test(file))).toEqual([]);
});
