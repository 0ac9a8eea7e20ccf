import type { Page } from '@playwright/test';
import { PASSWORD } from '../apps/server/src/testing/shopClient.ts';
import { addToCart, checkoutButton, goToCart, openBag, payInWallet, proceed, title } from './buyingSteps.ts';
import { buyingTexts } from './buyingTexts.ts';
import { messagesIn } from './everyPage/messages.ts';
import { expect, FAILED_REQUEST, ignoreErrors } from './fixtures.ts';
import { signInButton } from './signInSteps.ts';
import { test } from './userFixtures.ts';

const signedOut = { cookies: [], origins: [] };

/** The server looks for bags that became available every few seconds, and an open page asks every fifteen. */
const TOLD_WITHIN = { timeout: 60_000 };

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });

test('a visitor asks to be told about a sold-out bag, finds the alert in the profile, and ends it', async ({
  browser,
  lang,
  api,
  admin,
}, { project }) => {
  const message = messagesIn(lang);
  const name = `Alert ${project.name} ${Date.now()}`;
  const { bagId } = await api.addBag(admin, { store: name, title: name });
  await api.setStock(admin, bagId, 0);
  const email = `alerts.${project.name}.${Date.now()}@example.com`;
  await api.signUp(email);
  const context = await browser.newContext({ ...project.use, storageState: signedOut });
  const page = await context.newPage();

  await test.step('the press leads to the login, which leads back to the bag', async () => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await openBag(page, bagId);
    await button(page, message('web.alerts.ask')).click();
    await expect(page).toHaveURL(/\/login$/);
    expect(requests.filter((url) => url.includes('/rest/v1/alerts'))).toEqual([]);
    await page.getByLabel(buyingTexts[lang].email, { exact: true }).fill(email);
    await page.getByLabel(buyingTexts[lang].password, { exact: true }).fill(PASSWORD);
    await signInButton(page, lang).click();
    await page.getByRole('main').locator(`a[href="/bag/${bagId}"]`).first().click();
    await expect(page.getByText('+961 70 123 456')).toBeVisible();
  });

  await test.step('the bag is asked for, and stays so after a reload', async () => {
    await button(page, message('web.alerts.ask')).click();
    await expect(button(page, message('web.alerts.asked'))).toBeVisible();
    await page.reload();
    await expect(button(page, message('web.alerts.asked'))).toBeVisible();
  });

  await test.step('the profile leads to the list, where it ends', async () => {
    await page.goto('/profile');
    await page.getByRole('main').locator('a[href="/alerts"]').click();
    await expect(page).toHaveURL(/\/alerts$/);
    await expect(page.getByRole('link', { name })).toBeVisible();
    await button(page, message('web.alerts.stop')).click();
    await expect(page.getByRole('heading', { name: message('web.alerts.empty') })).toBeVisible();
    await page.goto('/profile');
    await expect(title(page)).toBeVisible();
    await expect(page.getByRole('main').locator('a[href="/alerts"]')).toHaveCount(0);
  });
  await context.close();
});

test(
  'a kept bag is for its user alone, who is notified and buys it',
  { tag: '@all' },
  async ({ page, browser, lang, api, admin, otherBuyer, pageErrors }, { project }) => {
    const message = messagesIn(lang);
    const texts = buyingTexts[lang];
    const name = `Kept ${project.name} ${Date.now()}`;
    const { bagId } = await api.addBag(admin, { store: name, title: name });
    await api.setStock(admin, bagId, 0);
    await openBag(page, bagId);
    await button(page, message('web.alerts.ask')).click();
    await expect(button(page, message('web.alerts.asked'))).toBeVisible();

    await test.step('of one bag the buyer hears by itself, and nobody else can have it', async () => {
      await api.setStock(admin, bagId, 1);
      await expect(page.getByText(message('web.alerts.keptNote'))).toBeVisible(TOLD_WITHIN);
      await expect(page.getByRole('spinbutton')).toHaveCount(0);
      expect(await api.stockOf(bagId)).toBe(0);
      const other = await (await browser.newContext({ storageState: otherBuyer.storageState })).newPage();
      await openBag(other, bagId);
      await expect(button(other, message('web.alerts.ask'))).toBeVisible();
      await other.context().close();
    });

    await test.step('the bell has it, and leads to the bag', async () => {
      const bell = page.getByRole('banner').locator('button[aria-haspopup="dialog"]').last();
      await expect(bell).toHaveAccessibleName(/1|واحد/);
      await page.goto('/');
      await bell.click();
      await expect(page.getByRole('dialog').locator(`a[href="/bag/${bagId}"]`)).toBeVisible();
      await page.getByRole('dialog').locator(`a[href="/bag/${bagId}"]`).click();
      await expect(page).toHaveURL(new RegExp(`/bag/${bagId}$`));
    });

    await test.step('it stays in the cart and is paid', async () => {
      await addToCart(page, texts);
      await goToCart(page);
      await page.getByRole('radio', { name: texts.pickup }).check();
      await page.getByRole('textbox', { name: texts.phone }).fill('70 123 456');
      await expect(page.getByRole('article')).toContainText(name);
      await checkoutButton(page, texts).click();
      await proceed(page, texts);
      await payInWallet(page, texts);
      await expect(title(page)).toHaveText(texts.paid);
    });

    await test.step('the alert is used', async () => {
      await page.goto('/alerts');
      await expect(page.getByRole('heading', { name: message('web.alerts.empty') })).toBeVisible();
      expect(await api.stockOf(bagId)).toBe(0);
    });
    // The server's list of bags may be older than a bag of this test.
    ignoreErrors(pageErrors, FAILED_REQUEST);
  },
);
