/** The orders of the dashboard, against the real server. */
import { readFileSync } from 'node:fs';
import { markPaidForm, openSection, rowOf, test, textsByLang } from './dashboard.ts';
import { expect, ignoreErrors, FAILED_REQUEST } from './fixtures.ts';

/** In stock, and of no other journey. */
const BAG = 'ba600000-0000-4000-8000-000000000059';

/** A customer name that no other order has. */
const nameFor = (project: string, name: string): string => `${name} ${project} ${Date.now()}`;

test('an order that one admin marks paid is updated for another admin without a reload', async ({
  page,
  lang,
  api,
  buyer,
  otherAdmin,
}, { project }) => {
  const texts = textsByLang[lang];
  const code = await api.placeOrder(buyer, BAG, nameFor(project.name, 'Nour'));
  await openSection(page, 'orders');
  await expect(page.getByText(texts.live, { exact: true })).toBeVisible();
  const row = rowOf(page, code);
  await expect(row).not.toContainText(texts.completed);

  const other = otherAdmin.page;
  await openSection(other, 'orders');
  const form = await markPaidForm(other, lang);
  await form.code.fill(code);
  await form.send.click();
  await expect(other.getByText(texts.markedPaid(`\u2066${code}\u2069`))).toBeVisible();
  await expect(row).toContainText(texts.completed);
});

test('an order is found by its buyer’s name and marked paid by its code, with a reason in its history', async ({
  page,
  lang,
  api,
  buyer,
  pageErrors,
}, { project }) => {
  const texts = textsByLang[lang];
  const customer = nameFor(project.name, 'Élie أحمد');
  const code = await api.placeOrder(buyer, BAG, customer);
  await openSection(page, 'orders');

  const form = await markPaidForm(page, lang);
  await form.code.fill('ZWD-NOTTHERE');
  await form.send.click();
  await expect(page.getByText(texts.unknown)).toBeVisible();
  await expect(form.code).toHaveValue('ZWD-NOTTHERE');

  await form.code.fill(code.toLowerCase());
  await form.reason.fill('Paid in cash');
  await form.send.click();
  await expect(page.getByText(texts.markedPaid(`\u2066${code}\u2069`))).toBeVisible();

  // Without accents and hamzas, as people type.
  await page.getByRole('searchbox').fill(`elie احمد ${project.name}`);
  await expect(page).toHaveURL(/[?&]q=/);
  await expect(rowOf(page, code)).toContainText(texts.completed);
  await page.reload();
  const search = page.getByRole('searchbox');
  await expect(search).toHaveValue(`elie احمد ${project.name}`);

  // The link of the open section clears the search.
  const tab = page.locator('a[href*="section=orders"]').first();
  await tab.click();
  await expect(search).toHaveValue('');
  await expect(page).not.toHaveURL(/[?&]q=/);
  await page.goBack();
  await expect(search).toHaveValue(`elie احمد ${project.name}`);

  const filters = page.getByRole('button', { name: texts.filters });
  if (await filters.isVisible()) await filters.click();
  const [status, method, day] = ['status', 'method', 'to'].map((name) => page.locator(`[name=${name}]`));
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
  // Of the unknown order code.
  ignoreErrors(pageErrors, FAILED_REQUEST);
});

test('the filtered orders are exported, with Arabic names', async ({ page, lang, api, buyer, isMobile }, {
  project,
}) => {
  const texts = textsByLang[lang];
  const customer = nameFor(project.name, '=HYPERLINK("x") رانيا');
  const code = await api.placeOrder(buyer, BAG, customer);
  await openSection(page, 'orders');
  await page.getByRole('searchbox').fill(code);
  await expect(page.getByRole('row')).toHaveCount(isMobile ? 1 : 2);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: texts.export }).click(),
  ]);
  const text = readFileSync(await file.path(), 'utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  expect(text.trim().split('\r\n')).toHaveLength(2);
  expect(text).toContain(code);
  // An apostrophe makes a text of a formula.
  expect(text).toContain(`"'=HYPERLINK(""x"") رانيا`);
  // A phone number is isolated, and the values are in the page language.
  expect(text).toMatch(/,"\u200e\+961\d+",/);
  expect(text).toContain(`,${texts.pickup},`);
  expect(text).toContain(`,${texts.pending},,,\r\n`);
});
