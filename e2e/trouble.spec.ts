import type { Page, Route } from '@playwright/test';
import { STOCK_SHOWN_WITHIN_MS } from '@zawadeh/domain';
import { bagCards, expect, forgive, LOST_REQUEST, openShelf, test } from './words.ts';
import { SEEDED_BAGS } from './seeded.ts';

const CALL = '**/api/surprise-bags';

/** Coming back to the tab, as far as a page can tell. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

const troubles: Record<string, (route: Route) => Promise<void>> = {
  'answers 500': (route) => route.fulfill({ status: 500, json: { error: 'broken' } }),
  'answers a web page': (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  'answers something else': (route) => route.fulfill({ json: { bags: 'none' } }),
  'answers nothing': (route) => route.abort('connectionfailed'),
};

for (const [name, answer] of Object.entries(troubles)) {
  test(`the server ${name}: the bags stay, the trouble is said, and asking again helps`, async ({
    page,
    say,
    complaints,
  }) => {
    await openShelf(page);
    await page.route(CALL, answer);
    await comeBack(page);
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toBeVisible();
    await expect(bagCards(page)).toHaveCount(SEEDED_BAGS);
    await page.unroute(CALL);
    await alert.getByRole('button', { name: say.retry }).click();
    await expect(alert).toBeHidden();
    await expect(bagCards(page)).toHaveCount(SEEDED_BAGS);
    forgive(complaints, LOST_REQUEST);
  });
}

test('the network cut: the bags stay, and come up to date by themselves when it is back', async ({
  page,
  context,
  complaints,
}) => {
  await openShelf(page);
  await context.setOffline(true);
  await comeBack(page);
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(bagCards(page)).toHaveCount(SEEDED_BAGS);
  await context.setOffline(false);
  // The browser may say so before it is, and then the look that comes anyway is the one that helps.
  await expect(page.getByRole('main').getByRole('alert')).toBeHidden({ timeout: STOCK_SHOWN_WITHIN_MS });
  forgive(complaints, LOST_REQUEST);
});

test('stock sold elsewhere shows at once on coming back to the tab, and within ten seconds otherwise', async ({
  page,
  say,
}) => {
  await openShelf(page);
  const stock = { left: 0 };
  await page.route(CALL, async (route) => {
    const rows = (await (await route.fetch({ headers: {} })).json()) as object[];
    await route.fulfill({ json: rows.map((row) => ({ ...row, quantity: stock.left })) });
  });
  await comeBack(page);
  await expect(bagCards(page).filter({ hasText: say.soldOut })).toHaveCount(SEEDED_BAGS);
  stock.left = 9;
  // The server itself may tell what was so two seconds ago.
  await expect(bagCards(page).filter({ hasText: say.soldOut })).toHaveCount(0, { timeout: 8_000 });
});

test('one broken row does not take the shelf with it', async ({ page, complaints }) => {
  await openShelf(page);
  await page.route(CALL, async (route) => {
    const [first, ...rest] = (await (await route.fetch({ headers: {} })).json()) as object[];
    const hostile = [
      { ...first, id: 'free', sale_price: 'not a number', price: 'not a number' },
      { ...first, id: 'named', title: '<script>alert(1)</script>', name_ar: '<b>x</b>' },
    ];
    await route.fulfill({ json: [...hostile, null, ...rest] });
  });
  await comeBack(page);
  await expect(
    page.getByText('<script>alert(1)</script>').or(page.getByText('<b>x</b>')).first(),
  ).toBeVisible();
  await expect(bagCards(page)).toHaveCount(SEEDED_BAGS);
  forgive(complaints, /could not be read/);
});
