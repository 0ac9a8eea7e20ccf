import type { Page, Route } from '@playwright/test';
import { STOCK_SHOWN_WITHIN_MS } from '@zawadeh/domain';
import { bagCards, expect, failRequests, ignoreErrors, FAILED_REQUEST, openShelf, test } from './fixtures.ts';
import { SEEDED_BAGS } from './seeded.ts';

const BAGS_URL = '**/api/surprise-bags';

/** Dispatches what a page gets on return to its tab. */
const returnToTab = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

const failures: Record<string, (route: Route) => Promise<void>> = {
  'answers 500': (route) => route.fulfill({ status: 500, json: { error: 'broken' } }),
  'answers a web page': (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  'answers unexpected JSON': (route) => route.fulfill({ json: { bags: 'none' } }),
  'cannot be reached': (route) => route.abort('connectionfailed'),
};

for (const [name, answer] of Object.entries(failures)) {
  test(`the server ${name}: the bags stay, the error is shown, and a retry succeeds`, async ({
    page,
    texts,
    pageErrors,
  }) => {
    await openShelf(page);
    const restore = await failRequests(page, BAGS_URL, answer);
    await returnToTab(page);
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toBeVisible();
    await expect(bagCards(page)).toHaveCount(SEEDED_BAGS);
    restore();
    await alert.getByRole('button', { name: texts.retry }).click();
    await expect(alert).toBeHidden();
    await expect(bagCards(page)).toHaveCount(SEEDED_BAGS);
    ignoreErrors(pageErrors, FAILED_REQUEST);
  });
}

test('without a connection the bags stay, and are refreshed when it is back', async ({
  page,
  context,
  pageErrors,
}) => {
  await openShelf(page);
  await context.setOffline(true);
  await returnToTab(page);
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(bagCards(page)).toHaveCount(SEEDED_BAGS);
  await context.setOffline(false);
  // The browser may report the connection before it works; then the regular refresh succeeds.
  await expect(page.getByRole('main').getByRole('alert')).toBeHidden({ timeout: STOCK_SHOWN_WITHIN_MS });
  ignoreErrors(pageErrors, FAILED_REQUEST);
});

test('a stock change shows at once on return to the tab, and within ten seconds otherwise', async ({
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
  await expect(bagCards(page).filter({ hasText: texts.soldOut })).toHaveCount(SEEDED_BAGS);
  quantity = 9;
  // The server may answer with bags cached for two seconds.
  await expect(bagCards(page).filter({ hasText: texts.soldOut })).toHaveCount(0, { timeout: 8_000 });
});

test('one broken row does not break the shelf', async ({ page, pageErrors }) => {
  await openShelf(page);
  await page.route(BAGS_URL, async (route) => {
    const [first, ...rest] = (await (await route.fetch({ headers: {} })).json()) as object[];
    const hostile = [
      { ...first, id: 'free', sale_price: 'not a number', price: 'not a number' },
      { ...first, id: 'named', title: '<script>alert(1)</script>', name_ar: '<b>x</b>' },
    ];
    await route.fulfill({ json: [...hostile, null, ...rest] });
  });
  await returnToTab(page);
  await expect(
    page.getByText('<script>alert(1)</script>').or(page.getByText('<b>x</b>')).first(),
  ).toBeVisible();
  await expect(bagCards(page)).toHaveCount(SEEDED_BAGS);
  ignoreErrors(pageErrors, /could not be read/);
});
