/**
 * Takes the screenshots of the real product and of Storybook for the README and Storybook's start page, after `npm run
 * build` and `npm run storybook -- --build`: `npx node scripts/screenshots.ts`, with CHROMIUM_PATH set.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type BrowserContextOptions, type Page } from 'playwright';
import { preview } from 'vite';
import { startUntil, stop } from './bench/children.ts';
import { launchOptions } from './launchOptions.ts';
import { withOwnFolder } from './ownFolder.ts';
import { root } from './root.ts';

const PORT = 4393;
const STORYBOOK_PORT = 4394;
/** 14:15 in Tripoli on a fixed past day, so that the shelf is the same in every run. */
const SERVER_TIME = Date.parse('2026-05-12T14:15:05+03:00');
/** The browser's clock: late enough that the server has started on any machine. */
const BROWSER_TIME = SERVER_TIME + 115_000;

const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 } };
const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };

interface Shot {
  file: string;
  options: BrowserContextOptions;
  open: (page: Page) => Promise<unknown>;
}

const shots: Shot[] = [
  {
    file: 'our-bags-ar.png',
    options: { ...phone, locale: 'ar', colorScheme: 'dark' },
    open: (page) => page.goto(`http://127.0.0.1:${PORT}/our-bags`, { waitUntil: 'networkidle' }),
  },
  { file: 'dashboard.png', options: { ...desktop, locale: 'en' }, open: openDashboard },
  {
    file: 'storybook.png',
    options: { viewport: { width: 1280, height: 720 }, locale: 'en' },
    open: async (page) => {
      await page.goto(
        `http://127.0.0.1:${STORYBOOK_PORT}/?path=/story/bag-bagcard--states&panel=false&globals=locale:both;viewport.value:sideBySide`,
      );
      await page.frameLocator('iframe').getByRole('link').first().waitFor();
      await page.waitForLoadState('networkidle');
    },
  },
];

async function openDashboard(page: Page): Promise<void> {
  await page.goto(`http://127.0.0.1:${PORT}/login`);
  await page.getByLabel('Email').fill('admin@zawadeh.local');
  await page.getByLabel('Password', { exact: true }).fill('Zawadeh-admin-1');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin**');
  await page.goto(`http://127.0.0.1:${PORT}/admin?section=bags`, { waitUntil: 'networkidle' });
  await page.getByRole('row').nth(5).waitFor();
}

await withOwnFolder('screenshots', async (data) => {
  const clock = join(data, 'offset');
  await writeFile(clock, String(SERVER_TIME - Date.now()));
  const main = ['apps/server/src/main.ts', '--port', String(PORT), '--data', join(data, 'shop')];
  const server = await startUntil(['--import', './scripts/jumpingClock.ts', ...main], /(is ready)/, {
    ZAWADEH_CLOCK_FILE: clock,
  });
  const storybook = await preview({
    root,
    configFile: false,
    build: { outDir: 'storybook-static' },
    preview: { port: STORYBOOK_PORT, strictPort: true },
  });

  const browser = await chromium.launch({
    ...launchOptions,
    args: [
      ...launchOptions.args,
      '--font-render-hinting=none',
      '--hide-scrollbars',
      '--force-color-profile=srgb',
      '--disable-partial-raster',
    ],
  });
  for (const { file, options, open } of shots) {
    const page = await browser.newPage({ reducedMotion: 'reduce', colorScheme: 'light', ...options });
    await page.clock.setFixedTime(BROWSER_TIME);
    await open(page);
    await page.screenshot({ path: join(root, 'docs/pictures', file) });
  }
  await browser.close();
  await storybook.close();

  await stop(server.child);
});
