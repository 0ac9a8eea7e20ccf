/** The desk's other sections, and its door. */
import { openSection, rowOf, test, words } from './desk.ts';
import { test as others } from './people.ts';
import { expect } from './words.ts';

const inDays = (days: number, time: string): string =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T${time}`;

test('a bag is added, changed and deleted; what is wrong is said at its field', async ({ page, lang }, {
  project,
}) => {
  const say = words[lang];
  const title = `Bag of ${project.name} ${Date.now()}`;
  await openSection(page, 'bags');
  await page.getByRole('button', { name: say.addBag }).click();
  const save = page.getByRole('button', { name: say.addBag });
  await expect(save).toBeDisabled();
  await page.getByLabel(say.store).selectOption({ index: 1 });
  await page.getByLabel(say.title).fill(title);
  await page.getByLabel(say.salePrice).fill('٤٫٥٠');
  await page.getByLabel(say.start).fill(inDays(1, '17:00'));
  await page.getByLabel(say.end).fill(inDays(1, '16:00'));
  await save.click();
  await expect(page.getByText(say.endsBefore)).toBeVisible();

  // What only calls itself a picture is told by its bytes; a photo becomes a small WebP that is kept.
  const file = page.getByLabel(say.image);
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  await file.setInputFiles({ name: 'bag.png', mimeType: 'image/png', buffer: Buffer.from(svg) });
  await expect(page.getByText(say.notAPicture).first()).toBeVisible();
  const kept = page.waitForResponse('**/api/images');
  await file.setInputFiles({ name: 'bag.png', mimeType: 'image/png', buffer: await page.screenshot() });
  const stored = await kept;
  expect(stored.status()).toBe(201);
  expect(stored.request().headers()['content-type']).toBe('image/webp');

  // Leaving asks first, and a reload loses nothing.
  await page.getByRole('link', { name: say.users }).click();
  await expect(page.getByRole('alertdialog')).toContainText(say.leaveTitle);
  await page.getByRole('alertdialog').getByRole('button', { name: say.cancel }).click();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByLabel(say.title)).toHaveValue(title);

  await page.getByLabel(say.end).fill(inDays(1, '20:30'));
  await save.click();
  await page.getByRole('searchbox').fill(title);
  await expect(rowOf(page, title)).toContainText('$4.50');

  await rowOf(page, title).click();
  await page.getByLabel(say.quantity).fill('3');
  await page.getByRole('button', { name: say.updateBag }).click();
  await page.getByRole('searchbox').fill(title);
  await expect(rowOf(page, title)).toContainText('3');

  await rowOf(page, title).getByRole('button').last().click();
  await page.getByRole('menuitem', { name: say.delete }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: say.delete, exact: true }).click();
  await expect(rowOf(page, title)).toHaveCount(0);
});

test('a store is added, renamed and deleted', async ({ page, lang }, { project }) => {
  const say = words[lang];
  const name = `Store of ${project.name} ${Date.now()}`;
  await openSection(page, 'stores');
  await page.getByLabel(say.storeName).fill(name);
  await page.getByRole('button', { name: say.addStore }).click();
  await page.getByRole('searchbox').fill(name);
  await expect(rowOf(page, name)).toHaveCount(1);
  await expect(page.getByLabel(say.storeName)).toHaveValue('');

  await rowOf(page, name).getByRole('button').last().click();
  await page.getByRole('menuitem', { name: say.rename }).click();
  await page.getByRole('dialog').getByRole('textbox').fill(`New ${name}`);
  await page.getByRole('dialog').getByRole('button', { name: say.rename }).click();
  await expect(rowOf(page, `New ${name}`)).toHaveCount(1);

  await rowOf(page, name).getByRole('button').last().click();
  await page.getByRole('menuitem', { name: say.delete }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: say.delete, exact: true }).click();
  await expect(rowOf(page, name)).toHaveCount(0);
});

test('somebody is made an admin, is one no longer, and is deactivated', async ({ page, lang, shop }) => {
  const say = words[lang];
  const email = `desk.${lang}.${Date.now()}@example.com`;
  await shop.signUp(email);
  await openSection(page, 'users');
  await page.getByRole('searchbox').fill(email);
  const row = rowOf(page, email);
  const choose = async (action: string) => {
    await row.getByRole('button').last().click();
    await page.getByRole('menuitem', { name: action }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: action }).click();
  };
  await choose(say.promote);
  await expect(row).toContainText(say.admin);
  await choose(say.demote);
  await expect(row).not.toContainText(say.admin);
  await choose(say.deactivate);
  await expect(row).toHaveCount(0);
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

test('keys lead to the sections', async ({ page, lang }) => {
  await openSection(page, 'stores');
  await page.keyboard.press('g');
  await page.keyboard.press('u');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[lang].users);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
});

others('a customer is turned away, and downloads nothing of the desk', async ({ page, lang }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[lang].access);
  await page.waitForLoadState('networkidle');
  expect(files.filter((file) => /Desk|Section|DataTable/.test(file))).toEqual([]);
});
