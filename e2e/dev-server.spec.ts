import { bagCards, expect, forgive, test } from './words.ts';

/** It starts a page over where it finds that a package is missing among those it has bundled. */
const STARTED_OVER = /Outdated Optimize Dep|dynamically imported module|Failed to load resource/;

test('npm run dev shows the shop on pretend data, and another of its worlds when one is chosen', async ({
  page,
  say,
  complaints,
}) => {
  test.setTimeout(180_000);
  await page.goto('/our-bags');
  await expect(bagCards(page).first()).toBeVisible({ timeout: 90_000 });
  const panel = page.locator('details').filter({ hasText: 'Backend' });
  await panel.locator('summary').click();
  await panel.locator('select').selectOption('everythingEmpty');
  await expect(page.getByText(say.empty)).toBeVisible({ timeout: 60_000 });
  forgive(complaints, STARTED_OVER);
});
