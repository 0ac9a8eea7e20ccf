import type { Page } from '@playwright/test';
import { bagCards, expect, failRequests, ignoreErrors, FAILED_REQUEST, openShelf, test } from './fixtures.ts';

const BAGS_URL = '**/api/surprise-bags';

/** Dispatches what a page gets on return to its tab. */
const returnToTab = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

test('a server that answers 500 leaves the bags on the shelf, the error is shown, and a retry succeeds', async ({
  page,
  texts,
  pageErrors,
}) => {
  await openShelf(page);
  // What the server did not draw follows after hydration, and the filters of a desktop ask for the bags once more.
  await page.waitForLoadState('networkidle');
  await expect.poll(() => bagCards(page).count()).toBeGreaterThan(24);
  const shown = await bagCards(page).count();
  const restore = await failRequests(page, BAGS_URL, (route) =>
    route.fulfill({ status: 500, json: { error: 'broken' } }),
  );
  await returnToTab(page);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toBeVisible();
  expect(await bagCards(page).count()).toBe(shown);
  const retry = alert.getByRole('button', { name: texts.retry });
  await expect(retry).toBeVisible();
  restore();
  // At once: the shelf tries again by itself, too.
  await retry.dispatchEvent('click');
  await expect(alert).toBeHidden();
  expect(await bagCards(page).count()).toBeGreaterThanOrEqual(shown);
  ignoreErrors(pageErrors, FAILED_REQUEST);
});

test('a stock change shows at once on return to the tab, and by itself otherwise', async ({
  page,
  texts,
}) => {
  await openShelf(page);
  let quantity = 0;
  await page.route(BAGS_URL, async (route) => {
    const rows = (await (await route.fetch({ headers: {} })).json()) as object[];
    await route.fulfill({ json: rows.map((row) => ({ ...row, quantity })) });
  });
  await returnToTab(page);
  await expect(bagCards(page).filter({ hasNotText: texts.soldOut })).toHaveCount(0);
  quantity = 9;
  await expect(bagCards(page).filter({ hasText: texts.soldOut })).toHaveCount(0);
});
