import { bagCards, expect, test } from './words.ts';

test('npm run dev shows the shop on pretend data, and another of its worlds when one is chosen', async ({
  page,
  say,
}) => {
  test.setTimeout(180_000);
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto('/our-bags');
  await expect(bagCards(page).first()).toBeVisible({ timeout: 90_000 });
  // It starts a page over where it finds that a package is missing among those it has bundled.
  expect(loads).toBe(1);
  const panel = page.locator('details').filter({ hasText: 'Backend' });
  await panel.locator('summary').click();
  await panel.locator('select').selectOption('everythingEmpty');
  await expect(page.getByText(say.empty)).toBeVisible({ timeout: 60_000 });
});
