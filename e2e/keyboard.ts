/** Moves through a page by keyboard, and checks that every focused element is visible. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

type TabKey = 'Tab' | 'Shift+Tab';

/** More tab stops than any page has between two targets of a journey. */
const MOST_STOPS = 60;

/** Why the focused element is not visible or not marked as focused; null without a problem. */
const focusProblem = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const stop = document.activeElement;
    // Between the last and the first stop of a page the focus is in the browser's own controls.
    if (!stop || stop === document.body) return null;
    const name = `<${stop.tagName.toLowerCase()}> ${stop.getAttribute('aria-label') ?? stop.textContent}`;
    // Of a date or a time its button may have the focus, which only the field around it tells.
    const isSeen = stop.matches(
      ":focus-visible, :is([type='date'], [type='time'], [type='datetime-local']):focus-within",
    );
    if (!isSeen) return `${name} does not show that it has the focus`;

    // A radio button may be drawn by its label.
    const visible = stop instanceof HTMLInputElement && stop.type === 'radio' ? stop.closest('label')! : stop;
    const around = [
      visible,
      stop.checkVisibility({ opacityProperty: true }) ? stop : null,
      visible.parentElement,
      visible.parentElement?.parentElement,
      visible.nextElementSibling,
    ];
    const ring = around.some((each) =>
      ['', '::before', '::after'].some((part) => {
        const style = each && getComputedStyle(each, part);
        return style && style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
      }),
    );
    if (!ring) return `${name} has no ring`;

    const { top, bottom, left, right } = visible.getBoundingClientRect();
    const [height, width] = [document.documentElement.clientHeight, document.documentElement.clientWidth];
    const middle = (left + right) / 2;
    // A browser scrolls sideways only until a part is visible, such as of the last chip in a long row.
    if (top < 0 || bottom > height || middle < 0 || middle > width) {
      const box = [left, top, right, bottom].map(Math.round).join(' ');
      return `${name} at ${box} is not within ${width} × ${height}`;
    }
    for (const y of [top + 1, (top + bottom) / 2, bottom - 1]) {
      let over = document.elementFromPoint(middle, y);
      // Neighbours may overlap a little; sticky and fixed elements must not.
      while (over && !over.contains(visible)) {
        if (/sticky|fixed/.test(getComputedStyle(over).position))
          return `${name} is under the ${over.tagName}`;
        over = over.parentElement;
      }
    }
    return null;
  });

/** Pages scroll a frame after the focus has moved. */
export async function expectFocusVisible(page: Page): Promise<void> {
  await expect.poll(() => focusProblem(page), { timeout: 2_000, intervals: [20, 50, 100, 300] }).toBeNull();
}

const hasFocus = (target: Locator) =>
  target.evaluateAll((all) => all.some((each) => each === document.activeElement));

/** Tabs from the focused element to the target, and checks each stop on the way. */
export async function tabTo(page: Page, target: Locator, tabKey: TabKey = 'Tab'): Promise<void> {
  // The page may still be loading.
  await target.first().waitFor({ state: 'attached' });
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press(tabKey);
    await expectFocusVisible(page);
    if (await hasFocus(target)) return;
  }
  throw new Error(`${target.toString()} is not reached by ${tabKey}`);
}

export async function press(
  page: Page,
  target: Locator,
  { key = 'Enter', tabKey }: { key?: string; tabKey?: TabKey } = {},
): Promise<void> {
  await tabTo(page, target, tabKey);
  await page.keyboard.press(key);
}
