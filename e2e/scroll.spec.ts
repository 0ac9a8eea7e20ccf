import type { Page } from '@playwright/test';
import { bag } from './everyPage/testData.ts';
import { expect, openShelf, test, unfoldShelf } from './fixtures.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a new page starts at its focused heading, and a page returned to keeps its scroll position', async ({
  page,
}) => {
  await openShelf(page);
  await unfoldShelf(page);
  const scrollTop = () => page.evaluate(() => Math.round(window.scrollY));
  const card = page.locator(`a[href="/bag/${bag('withoutFullPrice')}"]`);
  await card.scrollIntoViewIfNeeded();
  // Cards near the viewport are laid out on scrolling, and the browser anchors the visible ones.
  let position = -1;
  await expect
    .poll(async () => {
      const before = position;
      position = await scrollTop();
      return position === before;
    })
    .toBe(true);
  expect(position).toBeGreaterThan(300);
  await card.click();
  await expect(page).toHaveURL(/\/bag\//);
  await expect(heading(page)).toBeFocused();
  expect(await scrollTop()).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/our-bags$/);
  await expect(heading(page)).toBeFocused();
  await expect.poll(scrollTop).toBe(position);
  await page.goForward();
  await expect(page).toHaveURL(/\/bag\//);
  await expect(heading(page)).toBeFocused();
  await expect.poll(scrollTop).toBe(0);
});
