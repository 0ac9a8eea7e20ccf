/** The pages of all bags and shops of the seed at three widths: no text lies over another, and none is cut off. */
import type { Page } from '@playwright/test';
import { cutAndOverlappingTexts } from './everyPage/layoutChecks.ts';
import { expect, ignoreErrors, FAILED_REQUEST, test } from './fixtures.ts';

const WIDTHS = [360, 390, 1280];
/** The bags in two halves, for two workers. */
const PAGES = [
  { name: 'each bag up to the 31st', path: '/bag/ba600000', first: 1, last: 31 },
  { name: 'each bag from the 32nd on', path: '/bag/ba600000', first: 32, last: 62 },
  { name: 'each shop', path: '/shop/5a000000', first: 1, last: 22 },
];

async function problemsAt(page: Page, path: string): Promise<string[]> {
  const answer = await page.goto(path, { waitUntil: 'domcontentloaded' });
  expect(answer?.status(), path).toBe(200);
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    const problems = await page.evaluate(cutAndOverlappingTexts);
    found.push(...problems.map((problem) => `${path}, ${width} px: ${problem}`));
  }
  return found;
}

for (const { name, path, first, last } of PAGES) {
  test(`every text on the page of ${name} can be read`, async ({ page, pageErrors }) => {
    // The server's HTML has every text, and hydration changes none.
    await page.route('**/assets/*.js', (route) => route.abort());
    const found: string[] = [];
    for (let place = first; place <= last; place += 1) {
      const id = String(place).padStart(12, '0');
      found.push(...(await problemsAt(page, `${path}-0000-4000-8000-${id}`)));
    }
    expect(found).toEqual([]);
    ignoreErrors(pageErrors, FAILED_REQUEST);
  });
}
