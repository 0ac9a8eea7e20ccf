/** The dashboard's orders, against the real stack. */
import { readFileSync } from 'node:fs';
import { confirmDeletion, markPaidForm, openSection, rowOf, test, words } from './dashboard.ts';
import { BAG_TO_BUY } from './seeded.ts';
import { expect, forgive, LOST_REQUEST } from './words.ts';

/** Names that nobody else's order has. */
const nameFor = (project: string, what: string): string => `${what} ${project} ${Date.now()}`;

test('what one admin marks paid another one sees within a second, without a reload', async ({
  page,
  lang,
  shop,
  buyer,
  colleague,
}, { project }) => {
  const say = words[lang];
  const code = await shop.placeOrder(buyer, BAG_TO_BUY[project.name]!.id, nameFor(project.name, 'Nour'));
  await openSection(page, 'orders');
  await expect(page.getByText(say.live, { exact: true })).toBeVisible();
  const row = rowOf(page, code);
  await expect(row).not.toContainText(say.completed);

  const other = colleague.page;
  await openSection(other, 'orders');
  const form = await markPaidForm(other, lang);
  await form.code.fill(code);
  await form.send.click();
  await expect(other.getByText(say.markedPaid(`\u2066${code}\u2069`))).toBeVisible();
  await expect(row).toContainText(say.completed, { timeout: 1_000 });
});

test('an order is found by its buyer’s name and marked paid by its code, with a reason in its history', async ({
  page,
  lang,
  shop,
  buyer,
  complaints,
}, { project }) => {
  const say = words[lang];
  const customer = nameFor(project.name, 'Élie أحمد');
  const code = await shop.placeOrder(buyer, BAG_TO_BUY[project.name]!.id, customer);
  await openSection(page, 'orders');

  const form = await markPaidForm(page, lang);
  await form.code.fill('ZWD-NOTTHERE');
  await form.send.click();
  await expect(page.getByText(say.unknown)).toBeVisible();
  await expect(form.code).toHaveValue('ZWD-NOTTHERE');

  await form.code.fill(code.toLowerCase());
  await form.reason.fill('Paid in cash');
  await form.send.click();
  await expect(page.getByText(say.markedPaid(`\u2066${code}\u2069`))).toBeVisible();

  // Without accents and hamzas, as people type.
  await page.getByRole('searchbox').fill(`elie احمد ${project.name}`);
  await expect(page).toHaveURL(/[?&]q=/);
  await expect(rowOf(page, code)).toContainText(say.completed);
  await page.reload();
  const search = page.getByRole('searchbox');
  await expect(search).toHaveValue(`elie احمد ${project.name}`);

  // The link of the section that is open is the section without a search.
  const tab = page.locator('a[href*="section=orders"]').first();
  await tab.click();
  await expect(search).toHaveValue('');
  await expect(page).not.toHaveURL(/[?&]q=/);
  await page.goBack();
  await expect(search).toHaveValue(`elie احمد ${project.name}`);

  const filters = page.getByRole('button', { name: say.filters });
  if (await filters.isVisible()) await filters.click();
  const [status, method, day] = ['status', 'method', 'day'].map((name) => page.locator(`[name=${name}]`));
  await status!.selectOption('pending');
  await expect(rowOf(page, code)).toHaveCount(0);
  await status!.selectOption('paid');
  await method!.selectOption('pickup');
  await expect(rowOf(page, code)).toHaveCount(1);
  await day!.fill('2026-01-01');
  await expect(rowOf(page, code)).toHaveCount(0);
  await day!.fill('');
  await expect(rowOf(page, code)).toHaveCount(1);

  await rowOf(page, code).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('Paid in cash');
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  // The code that is nobody's.
  forgive(complaints, LOST_REQUEST);
});

test('a deleted order can be taken back for five seconds, and is gone from the list then', async ({
  page,
  lang,
  shop,
  buyer,
}, { project }) => {
  const say = words[lang];
  const customer = nameFor(project.name, 'Khaled');
  const code = await shop.placeOrder(buyer, BAG_TO_BUY[project.name]!.id, customer);
  await openSection(page, 'orders');
  const remove = async () => {
    await rowOf(page, code)
      .getByRole('button', { name: new RegExp(`^${say.delete}.*${code}`) })
      .click();
    await confirmDeletion(page, lang);
    await expect(rowOf(page, code)).toHaveCount(0);
  };
  await remove();
  await page.getByRole('button', { name: say.undo }).click();
  await expect(rowOf(page, code)).toHaveCount(1);
  await remove();
  await expect(page.getByRole('button', { name: say.undo })).toHaveCount(0, { timeout: 8_000 });
  await page.reload();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(rowOf(page, code)).toHaveCount(0);
  // Its buyer's history keeps it.
  const kept = await shop.ordersOf(buyer, BAG_TO_BUY[project.name]!.id);
  expect(kept.map(({ order_code }) => order_code)).toContain(code);
});

test('of two deletions Undo takes back the latest, then the earlier one, also after an export', async ({
  page,
  lang,
  shop,
  buyer,
}, { project }) => {
  const say = words[lang];
  const customer = nameFor(project.name, 'Undone');
  const bag = BAG_TO_BUY[project.name]!.id;
  const codes: string[] = [];
  // The second one with another cart: the same one would be the same order.
  for (const turn of ['first', 'second']) {
    codes.push(await shop.placeOrder(buyer, bag, `${customer} ${turn}`));
  }
  await openSection(page, 'orders');
  await page.getByRole('searchbox').fill(customer);
  await expect(page.getByText(customer)).toHaveCount(2);
  await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: say.export }).click()]);
  const bin = (code: string) => page.getByRole('button', { name: new RegExp(`^${say.delete}.*${code}`) });
  for (const code of codes) {
    await bin(code).click();
    await confirmDeletion(page, lang);
    await expect(bin(code)).toHaveCount(0);
  }
  for (const code of codes.toReversed()) {
    await expect(page.getByRole('status').filter({ hasText: code })).toBeVisible();
    await page.getByRole('button', { name: say.undo }).click();
    await expect(bin(code)).toHaveCount(1);
  }
});

test('in its panel an order is marked paid once that was asked, and then is said to be paid', async ({
  page,
  lang,
  shop,
  buyer,
}, { project }) => {
  const say = words[lang];
  const customer = nameFor(project.name, 'Panel');
  const code = await shop.placeOrder(buyer, BAG_TO_BUY[project.name]!.id, customer);
  await openSection(page, 'orders');
  await rowOf(page, code).getByText(customer).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: say.markPaid }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(code);
  await question.getByRole('button', { name: say.cancel }).click();
  await expect(sheet.getByRole('button', { name: say.markPaid })).toBeVisible();
  await sheet.getByRole('button', { name: say.markPaid }).click();
  await question.getByRole('button', { name: say.markPaid }).click();
  await expect(sheet).toContainText(say.alreadyPaid(`\u2066${code}\u2069`));
  await page.keyboard.press('Escape');

  const form = await markPaidForm(page, lang);
  await form.code.fill(code);
  await form.send.click();
  await expect(page.getByText(say.alreadyPaid(`\u2066${code}\u2069`)).last()).toBeVisible();
});

test('what is filtered is exported, Arabic names and all', async ({ page, lang, shop, buyer, isMobile }, {
  project,
}) => {
  const say = words[lang];
  const customer = nameFor(project.name, '=HYPERLINK("x") رانيا');
  const code = await shop.placeOrder(buyer, BAG_TO_BUY[project.name]!.id, customer);
  await openSection(page, 'orders');
  await page.getByRole('searchbox').fill(code);
  await expect(page.getByRole('row')).toHaveCount(isMobile ? 1 : 2);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: say.export }).click(),
  ]);
  const text = readFileSync(await file.path(), 'utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  expect(text.trim().split('\r\n')).toHaveLength(2);
  expect(text).toContain(code);
  // A formula is a text, behind an apostrophe.
  expect(text).toContain(`"'=HYPERLINK(""x"") رانيا`);
  // A number to call shows nothing but itself, and words are the reader's.
  expect(text).toMatch(/,"\u200e\+961\d+",/);
  expect(text).toContain(`,${say.pickup},`);
  expect(text).toContain(`,${say.pending}\r\n`);
});
