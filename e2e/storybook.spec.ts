/** The documentation pages of the built Storybook, as `npm start` serves them at /storybook. */
import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { axeFindings } from './everyPage/axe.ts';
import { textFindings } from './docsTexts.ts';
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
  tags?: readonly string[];
}

const GROUPS = ['Patterns', 'Foundations', 'Controls', 'Overlays', 'Navigation', 'Data', 'Bag'];

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
  test(`the docs pages show words in the product’s faces, without an error or a finding of axe, in light and dark: ${group}`, async ({
    page,
    pageErrors,
  }) => {
    // The largest group has over thirty pages.
    test.slow();
    const entries = await readIndex(page);
    const ids = docsPages(entries, group);
    expect(ids.length).toBeGreaterThan(0);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('DOM.enable');
    await devtools.send('CSS.enable');
    await page.goto(`/storybook/iframe.html?viewMode=docs&id=${ids[0]}`);
    await page.locator('.sbdocs-content h1').waitFor();
    for (const [index, id] of ids.entries()) {
      if (index > 0) await openDocs(page, id);
      await page.emulateMedia({ colorScheme: 'light' });
      await expectNoFindings(page, id);
      expect(await textFindings(page, devtools, Object.keys(entries)), id).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectNoFindings(page, id, ['color-contrast']);
      if (isOwn(entries[id])) await expectToFitPhone(page, id);
    }
    // Some states have a picture that is not there; screens in frames have a layout that Storybook does not know.
    ignoreErrors(pageErrors, /status of 404|desired layout: page/);
  });
}

/** Written, and not made from a component. */
const isOwn = (entry?: Entry): boolean => entry?.tags?.includes('unattached-mdx') ?? false;

async function readIndex(page: Page): Promise<Record<string, Entry>> {
  const answer = await page.request.get('/storybook/index.json');
  return ((await answer.json()) as { entries: Record<string, Entry> }).entries;
}

function docsPages(entries: Record<string, Entry>, group: string): string[] {
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

/** On a narrow phone, in the dark that is set already. */
async function expectToFitPhone(page: Page, id: string): Promise<void> {
  const size = page.viewportSize()!;
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoFindings(page, id);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, id).toBeLessThanOrEqual(320);
  await page.setViewportSize(size);
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
