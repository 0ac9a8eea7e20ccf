import { PORT } from '../playwright.config.ts';
import { test } from './devServer.ts';
import { bagCards, expect } from './fixtures.ts';

test.use({
  baseURL: `http://127.0.0.1:${PORT + 1}`,
  // The mocks answer from a service worker.
  serviceWorkers: 'allow',
  task: ['dev', '--host', '127.0.0.1', '--port', String(PORT + 1), '--strictPort'],
});

test('npm run dev shows the shop on mock data, and another scenario when one is chosen', async ({
  page,
  texts,
}) => {
  test.setTimeout(180_000);
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto('/our-bags');
  await expect(bagCards(page).first()).toBeVisible({ timeout: 90_000 });
  // Vite reloads the page when it discovers a package that is not prebundled.
  expect(loads).toBe(1);
  const panel = page.locator('details').filter({ hasText: 'Backend' });
  await panel.locator('summary').click();
  await panel.locator('select').selectOption('everythingEmpty');
  await expect(page.getByText(texts.empty)).toBeVisible({ timeout: 60_000 });
});
