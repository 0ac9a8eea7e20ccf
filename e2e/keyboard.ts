/** A person without a mouse: goes from stop to stop, and has to see each. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './words.ts';

type Way = 'Tab' | 'Shift+Tab';

/** More than any page has between two things that a journey wants. */
const MOST_STOPS = 60;

/** What hides the stop that has the focus, or keeps it from being told; null where all is well. */
const trouble = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const stop = document.activeElement;
    // Between its last stop and its first a browser has its own.
    if (!stop || stop === document.body) return null;
    const name = `<${stop.tagName.toLowerCase()}> ${stop.getAttribute('aria-label') ?? stop.textContent}`;
    if (!stop.matches(':focus-visible')) return `${name} does not show that it has the focus`;

    // What is seen of a radio button is its label.
    const seen = stop instanceof HTMLInputElement && stop.type === 'radio' ? stop.closest('label')! : stop;
    const around = [seen, seen.parentElement, seen.parentElement?.parentElement, seen.nextElementSibling];
    const ring = around.some((each) =>
      ['', '::before', '::after'].some((part) => {
        const style = each && getComputedStyle(each, part);
        return style && style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
      }),
    );
    if (!ring) return `${name} has no ring`;

    const { top, bottom, left, right } = seen.getBoundingClientRect();
    const [height, width] = [document.documentElement.clientHeight, document.documentElement.clientWidth];
    const middle = (left + right) / 2;
    // Sideways a browser leaves it at a part, such as of the last chip in a row that goes on.
    if (top < 0 || bottom > height || middle < 0 || middle > width) {
      const box = [left, top, right, bottom].map(Math.round).join(' ');
      return `${name} at ${box} is not within ${width} × ${height}`;
    }
    for (const y of [top + 1, (top + bottom) / 2, bottom - 1]) {
      let over = document.elementFromPoint(middle, y);
      // Neighbours may overlap a little; what stays in its place while the page moves must not.
      while (over && !over.contains(seen)) {
        if (/sticky|fixed/.test(getComputedStyle(over).position))
          return `${name} is under the ${over.tagName}`;
        over = over.parentElement;
      }
    }
    return null;
  });

/** Pages scroll a frame after the focus has moved. */
export async function expectSeen(page: Page): Promise<void> {
  await expect.poll(() => trouble(page), { timeout: 2_000, intervals: [20, 50, 100, 300] }).toBeNull();
}

const hasFocus = (target: Locator) =>
  target.evaluateAll((all) => all.some((each) => each === document.activeElement));

/** From where the focus is to the target, looking at each stop between. */
export async function goTo(page: Page, target: Locator, way: Way = 'Tab'): Promise<void> {
  // A page that is still on its way has nothing to go to.
  await target.first().waitFor({ state: 'attached' });
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press(way);
    await expectSeen(page);
    if (await hasFocus(target)) return;
  }
  throw new Error(`${target.toString()} is not reached by ${way}`);
}

export async function press(
  page: Page,
  target: Locator,
  { key = 'Enter', way }: { key?: string; way?: Way } = {},
): Promise<void> {
  await goTo(page, target, way);
  await page.keyboard.press(key);
}
