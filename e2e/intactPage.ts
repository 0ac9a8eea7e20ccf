/** What a page looks like that shows hostile text: as text, in its place, and with nothing of it run. */
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { injectedValue } from './storage.ts';

/** A message that the page did not load. */
const MESSAGE_ID = /\b(?:ui|web)\.[a-z]\w*\.\w/;

export async function expectIntact(page: Page, dir: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  expect(await injectedValue(page)).toBeUndefined();
  await expect(page.locator('html')).toHaveAttribute('dir', dir);
  const content = await page.evaluate(() => ({
    overflow:
      document.documentElement.scrollWidth > document.documentElement.clientWidth
        ? Array.from(document.querySelectorAll<HTMLElement>('body, body *'))
            .filter((each) => each.scrollWidth > document.documentElement.clientWidth)
            .map((each) => each.outerHTML.slice(0, 120))
            .slice(-3)
        : [],
    text: document.body.innerText,
    title: document.title,
    injected: document.querySelectorAll(
      '#main script, #main [onerror], #main iframe, #main style, #main base',
    ).length,
    addresses: Array.from(document.querySelectorAll('#main [href], #main [src]'), (each) =>
      String(each.getAttribute('href') ?? each.getAttribute('src')),
    ),
  }));
  expect(content.overflow, page.url()).toEqual([]);
  expect(content.injected).toBe(0);
  for (const text of [content.text, content.title]) {
    expect(text).not.toMatch(/\b(?:undefined|NaN|Infinity|Invalid Date)\b|\[object|\bnull\b/);
    expect(text).not.toMatch(MESSAGE_ID);
    // The bidi isolates of the product itself are closed.
    expect(text).not.toMatch(/[\u202a-\u202e]/);
    expect(text.match(/[\u2066-\u2068]/g)?.length ?? 0).toBe(text.match(/\u2069/g)?.length ?? 0);
  }
  for (const address of content.addresses) expect(address).toMatch(/^(?:\/(?!\/)|https?:|tel:\+\d|#)/);
}
