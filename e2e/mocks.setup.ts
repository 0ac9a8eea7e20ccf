import type * as Routes from '../apps/web/src/routes.tsx';
import { expect, test } from './words.ts';

/** What comes later than the page that asks for it. */
const LATER = ['/src/shell/later/index.ts', '/src/backend/accounts.ts'];

/**
 * The dev server makes each file ready when it is first asked for, and starts the page over where it finds that a
 * package is missing among those it has bundled. Here, nobody waits for it and nothing is lost by it.
 */
test('the dev server has made every page ready', async ({ page }) => {
  test.setTimeout(240_000);
  await expect(async () => {
    await page.goto('/our-bags');
    await expect(page.getByRole('article').first()).toBeVisible({ timeout: 60_000 });
    await page.evaluate(async (later) => {
      const routes = '/src/routes.tsx';
      const { pages, notFound } = (await import(routes)) as typeof Routes;
      const screens = Object.values({ ...pages, notFound }).map(({ load }) => load());
      await Promise.all([...screens, ...later.map((file) => import(file))]);
    }, LATER);
  }).toPass();
});
