/** The documentation pages of the built Storybook, as `npm start` serves them at /storybook. */
import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { axeFindings } from './everyPage/axe.ts';
import { PORT } from '../playwright.config.ts';
import { expect, ignoreErrors, test } from './fixtures.ts';

interface Channel {
  once: (event: string, listener: () => void) => void;
  emit: (event: string, value: object) => void;
}

interface Entry {
  id: string;
  title: string;
  type: 'story' | 'docs';
}

const GROUPS = ['Foundations', 'Controls', 'Overlays', 'Navigation', 'Data', 'Bag'];

/** Tested one by one, in every mode. */
const STORIES = ['[id^="story--"]'];

/** What these rules say of a page does not hold where whole pages are among its stories. */
const ABOUT_PAGES =
  /^axe, (?:landmark-unique|landmark-main-is-top-level|landmark-no-duplicate-main|heading-order):/;

// Its server redirects to the machine's other name; the mocks of the stories answer from a service worker.
test.use({ baseURL: `http://localhost:${PORT}`, serviceWorkers: 'allow' });

// All tests of the file share one build.
test.describe.configure({ mode: 'default' });

test.beforeAll(() => {
  test.setTimeout(300_000);
  execFileSync('node', ['scripts/run.mjs', 'storybook', '--build', '--quiet'], { stdio: 'ignore' });
});

for (const group of [...GROUPS, 'the rest']) {
  test(`the docs pages have no error and no finding of axe, in light and dark: ${group}`, async ({
    page,
    pageErrors,
  }) => {
    // The largest group has over thirty pages.
    test.slow();
    const ids = await docsPages(page, group);
    expect(ids.length).toBeGreaterThan(0);
    await page.goto(`/storybook/iframe.html?viewMode=docs&id=${ids[0]}`);
    await page.locator('.sbdocs-content h1').waitFor();
    for (const [index, id] of ids.entries()) {
      if (index > 0) await openDocs(page, id);
      await page.emulateMedia({ colorScheme: 'light' });
      await expectNoFindings(page, id);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectNoFindings(page, id, ['color-contrast']);
    }
    // Some states have a picture that is not there.
    ignoreErrors(pageErrors, /status of 404/);
  });
}

async function docsPages(page: Page, group: string): Promise<string[]> {
  const answer = await page.request.get('/storybook/index.json');
  const { entries } = (await answer.json()) as { entries: Record<string, Entry> };
  return Object.values(entries)
    .filter(({ type }) => type === 'docs')
    .filter(({ title }) => {
      const own = title.split('/')[0] ?? '';
      return GROUPS.includes(own) ? own === group : group === 'the rest';
    })
    .map(({ id }) => id);
}

/** Waits for the colours of the device, which React draws a moment later. */
async function expectNoFindings(page: Page, id: string, rules?: readonly string[]): Promise<void> {
  const options = { ...(rules && { rules }), exclude: STORIES };
  await expect
    .poll(async () => (await axeFindings(page, options)).filter((each) => !ABOUT_PAGES.test(each)), {
      message: id,
    })
    .toEqual([]);
}

/** Within the frame that is open: a reload of Storybook for each page takes four times as long. */
async function openDocs(page: Page, storyId: string): Promise<void> {
  await page.evaluate(
    ([id, name]) =>
      new Promise<void>((resolve) => {
        const channel = (window as unknown as Record<string, Channel>)[name];
        channel?.once('docsRendered', resolve);
        channel?.emit('setCurrentStory', { storyId: id, viewMode: 'docs' });
      }),
    [storyId, '__STORYBOOK_ADDONS_CHANNEL__'] as const,
  );
  await page.waitForFunction(() =>
    Array.from(document.querySelectorAll('[id^="story--"][id$="-inner"]')).every(
      ({ childElementCount }) => childElementCount > 0,
    ),
  );
}
