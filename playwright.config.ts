import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import type { Options } from './e2e/words.ts';

/** Another one where two copies of the project are tried at once; the mocks are on the next two. */
const PORT = Number(process.env.ZAWADEH_JOURNEYS_PORT ?? 4391);
const MOCKS = `http://127.0.0.1:${PORT + 1}`;
const DEV_SERVER = `http://127.0.0.1:${PORT + 2}`;

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
const desktop = { viewport: { width: 1280, height: 900 } };

/** What admins do changes the shelf for everybody: it is tried when the others are done. */
const ADMIN_SPECS = /\/admin-/;
const asAdmin = (name: string, use: Use) => ({
  name,
  use,
  testMatch: ADMIN_SPECS,
  dependencies: ['en-phone', 'ar-phone', 'en-desktop', 'ar-desktop'],
});

/** Where there is a keyboard, and where letters grow without the page. */
const DESKTOP_ONLY = /keyboard-only|large-letters/;
/** What looks alike in every project: each is tried in both languages, and both on a phone and on a desktop. */
const ONE_CROSS = {
  files: /broken-page|coming-back|damaged-storage|failing-calls|hostile-bags|line-cut|lost-access/,
  tag: /@one-cross/,
};
const OTHER_CROSS = {
  files: /first-guess|last-bag|language-midway|\/offline|outside|routes|trouble/,
  tag: /@other-cross/,
};

/**
 * What is gone on the mocks, each way once: what asks the backend. Not what the server does by itself (first-paint),
 * nor two people at one stock (last-bag), the outbox and a tab that shares the account with another (whole-journey),
 * nor a line that is cut on the way (line-cut, trouble): in `npm run dev` every tab is a world of its own that answers
 * itself. Single tests that need as much carry the tag.
 */
const ON_A_MOCKED_PHONE = /\/(?:account|bag|buy|cart)\.spec/;
const MOCKED_DESKTOP_ONLY = /\/(?:coming-back|keyboard-only|language-midway|outside|shelf)\.spec/;
const NEEDS_THE_SERVER = /@server/;
const IN_DEVELOPMENT = /\/dev-server\.spec/;

type Use = PlaywrightTestConfig<object, Options>['use'];

const project = (name: string, use: Use, left: typeof ONE_CROSS, ...testIgnore: RegExp[]) => ({
  name,
  use,
  testIgnore: [...testIgnore, left.files, ADMIN_SPECS, IN_DEVELOPMENT],
  grepInvert: left.tag,
});

const onMocks = (name: string, use: Use, testMatch: RegExp) => ({
  name,
  // The pretend backend is a worker itself.
  use: { baseURL: MOCKS, isPretended: true, serviceWorkers: 'allow' as const, ...use },
  testMatch,
  grepInvert: NEEDS_THE_SERVER,
});

/**
 * Journeys through the real thing: the built app, the server and its database, as `npm start` runs them. And the same
 * ones, as far as they go, on the mocks of `npm run dev`.
 */
export default defineConfig<object, Options>({
  testDir: 'e2e',
  outputDir: '.reports/journeys',
  fullyParallel: true,
  workers: 2,
  // Two cores that are busy may be late once; what fails twice fails, and the report says by name what was late.
  retries: 1,
  timeout: 30_000,
  forbidOnly: process.env.CI === 'true',
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
    // What a worker fetches goes by the routes that a journey lays; e2e/offline*.spec.ts allow it.
    serviceWorkers: 'block',
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-dev-shm-usage'],
    },
  },
  projects: [
    project('en-phone', { ...phone, locale: 'en-GB' }, OTHER_CROSS, DESKTOP_ONLY),
    project('ar-phone', { ...phone, locale: 'ar-LB' }, ONE_CROSS, DESKTOP_ONLY),
    project('en-desktop', { ...desktop, locale: 'en-US' }, ONE_CROSS),
    project('ar-desktop', { ...desktop, locale: 'ar' }, OTHER_CROSS),
    asAdmin('admins-en-phone', { ...phone, locale: 'en-GB' }),
    asAdmin('admins-ar-desktop', { ...desktop, locale: 'ar' }),
    onMocks('mocks-en-phone', { ...phone, locale: 'en-GB' }, ON_A_MOCKED_PHONE),
    onMocks('mocks-ar-desktop', { ...desktop, locale: 'ar' }, MOCKED_DESKTOP_ONLY),
    // It gives every file of a page by itself, six hundred of them: too many to write down, and to walk through.
    onMocks('dev-server', { ...desktop, locale: 'en-US', baseURL: DEV_SERVER, trace: 'off' }, IN_DEVELOPMENT),
  ],
  webServer: [
    {
      command: `node apps/server/src/main.ts --port ${PORT} --data .reports/journeys-data --reset`,
      url: `http://127.0.0.1:${PORT}/readyz`,
      timeout: 60_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    },
    {
      command: `node scripts/run.mjs dev:built --host 127.0.0.1 --port ${PORT + 1} --strictPort`,
      url: MOCKS,
      timeout: 60_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    },
    {
      command: `node scripts/run.mjs dev --host 127.0.0.1 --port ${PORT + 2} --strictPort`,
      url: DEV_SERVER,
      timeout: 60_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    },
  ],
});
