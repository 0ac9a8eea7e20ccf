import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import type { ProjectOptions } from './e2e/fixtures.ts';

/** Set to another port to test two checkouts at once; the mocks and the dev server use the next four ports. */
const PORT = Number(process.env.ZAWADEH_JOURNEYS_PORT ?? 4391);
const MOCKS = `http://127.0.0.1:${PORT + 1}`;
const DEV_SERVER = `http://127.0.0.1:${PORT + 2}`;
/** The server behind it has the next port. */
const DEV_FULL = `http://localhost:${PORT + 3}`;

// Journeys count what they find, so their shops begin without orders.
process.env.DEMO_HISTORY ??= 'false';

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
const desktop = { viewport: { width: 1280, height: 900 } };

/** Admin journeys change the shelf that all projects share, so they run after the others. */
const ADMIN_SPECS = /\/admin-/;
/** A table with the keys of a spreadsheet, in both languages. */
const WEEK = /\/admin-week\.spec/;
const asAdmin = (name: string, use: Use, testMatch: RegExp, ...testIgnore: RegExp[]) => ({
  name,
  use,
  testMatch,
  testIgnore,
  dependencies: ['en-phone', 'ar-phone', 'en-desktop', 'ar-desktop'],
});

/**
 * Most specs run in two projects, which together cover both languages and both screen sizes: English on a
 * phone and Arabic on a desktop, or the other way round for these. Pictures of the stories cover the product of both.
 */
const SECOND_PAIR =
  /\/(?:cart|find-a-bag|first-paint|hydration-placeholder|landing|language-switch|last-bag|offline[\w-]*|page-frame|press-before-hydration|routes|server-errors|shelf|unpaid-order)\.spec/;
/**
 * These run in one project, because the language and the size of the screen change little in them (decision 46). A single
 * test has a tag such as `@only-ar-desktop`.
 */
const ONLY_IN = {
  'en-phone':
    /\/(?:connection-lost-everywhere|favourites|first-visit|long-shelf|lost-access|resumed-payment)\.spec/,
  'ar-desktop': /\/(?:broken-page|counter-missed|hostile-bags|lived-in|rate|sessions)\.spec/,
  'ar-phone': /\/(?:last-bag|offline|offline-orders|unpaid-order)\.spec/,
  'en-desktop': /\/(?:offline-builds|press-before-hydration|server-errors)\.spec/,
  'admins-en-phone': /\/admin-(?:alerts|supply)\.spec/,
  'admins-ar-desktop': /\/admin-(?:bad-input|gifts|hostile-names|take-back)\.spec/,
};
/** Each test has the tag of its pair, or of its project. */
const IN_BOTH_PAIRS = /\/every-page\.spec/;
/** Need a keyboard, or a text size that grows without the page: both languages on a desktop. */
const ON_DESKTOPS = /\/(?:keyboard-only|large-text)\.spec/;

/**
 * The specs that also run on the mocks, each once: those that call the backend. Server-side rendering (first-paint), two
 * users at one stock (last-bag), the outbox and two tabs of one account (whole-journey) and a lost connection
 * (connection-lost, server-errors) need the server, because in `npm run dev` every tab has a mock database of its own.
 * Single tests that need the server carry the tag.
 */
const ON_A_MOCKED_PHONE = /\/(?:account|bag|buy|cart)\.spec/;
const MOCKED_DESKTOP_ONLY = /\/(?:filters|resumed-payment|shelf)\.spec/;
const NEEDS_THE_SERVER = /@server/;
const IN_DEVELOPMENT = /\/dev-(?:server|full)\.spec/;

type Use = PlaywrightTestConfig<object, ProjectOptions>['use'];

const STORYBOOK_SPECS = /\/storybook(?:-build)?\.spec/;

const ELSEWHERE = [ADMIN_SPECS, IN_DEVELOPMENT, STORYBOOK_SPECS];

const inFirstPair = (name: string, use: Use, ...leftOut: RegExp[]) => ({
  name,
  use,
  testIgnore: [SECOND_PAIR, ...leftOut, ...ELSEWHERE],
  grepInvert: new RegExp(`@second-pair|@only-(?!${name})`),
});

const inSecondPair = (name: string, use: Use, leftOut: RegExp, ...added: RegExp[]) => ({
  name,
  use,
  testMatch: [SECOND_PAIR, IN_BOTH_PAIRS, ...added],
  testIgnore: leftOut,
  grepInvert: new RegExp(`@first-pair|@only-(?!${name})`),
});

const onMocks = (name: string, use: Use, testMatch: RegExp) => ({
  name,
  // The mocks answer from a service worker.
  use: { baseURL: MOCKS, usesMocks: true, serviceWorkers: 'allow' as const, ...use },
  testMatch,
  grepInvert: NEEDS_THE_SERVER,
});

/**
 * Journeys through the built app, the server and its database, as `npm start` runs them, and the applicable ones again on
 * the mocks of `npm run dev`.
 */
export default defineConfig<object, ProjectOptions>({
  testDir: 'e2e',
  outputDir: '.reports/journeys',
  fullyParallel: true,
  workers: 2,
  // A flaky journey is a fault of the product or of the journey, and a second try would hide it.
  retries: 0,
  timeout: 30_000,
  // Two busy cores may be late.
  expect: { timeout: 10_000 },
  forbidOnly: process.env.CI === 'true',
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
    // Requests of a service worker bypass page.route; only e2e/offline*.spec.ts allow one.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-dev-shm-usage'],
    },
  },
  projects: [
    inFirstPair('en-phone', { ...phone, locale: 'en-GB' }, ON_DESKTOPS, ONLY_IN['ar-desktop']),
    inFirstPair('ar-desktop', { ...desktop, locale: 'ar' }, ONLY_IN['en-phone']),
    inSecondPair('ar-phone', { ...phone, locale: 'ar-LB' }, ONLY_IN['en-desktop']),
    inSecondPair('en-desktop', { ...desktop, locale: 'en-US' }, ONLY_IN['ar-phone'], ON_DESKTOPS),
    asAdmin(
      'admins-en-phone',
      { ...phone, locale: 'en-GB' },
      ADMIN_SPECS,
      WEEK,
      ONLY_IN['admins-ar-desktop'],
    ),
    asAdmin('admins-ar-desktop', { ...desktop, locale: 'ar' }, ADMIN_SPECS, ONLY_IN['admins-en-phone']),
    asAdmin('admins-en-desktop', { ...desktop, locale: 'en-US' }, WEEK),
    onMocks('mocks-en-phone', { ...phone, locale: 'en-GB' }, ON_A_MOCKED_PHONE),
    onMocks('mocks-ar-desktop', { ...desktop, locale: 'ar' }, MOCKED_DESKTOP_ONLY),
    // The dev server serves six hundred files per page, which is too much for other journeys.
    onMocks('dev-server', { ...desktop, locale: 'en-US', baseURL: DEV_SERVER }, /\/dev-server\.spec/),
    { name: 'storybook-build', testMatch: /\/storybook-build\.spec/ },
    {
      name: 'storybook',
      // Its server redirects to the machine's other name; the stories' mocks answer from a service worker.
      use: { ...desktop, locale: 'en-US', baseURL: `http://localhost:${PORT}`, serviceWorkers: 'allow' },
      testMatch: /\/storybook\.spec/,
      dependencies: ['storybook-build'],
    },
    {
      name: 'dev-full',
      use: { ...desktop, locale: 'en-US', baseURL: DEV_FULL },
      testMatch: /\/dev-full\.spec/,
    },
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
    {
      command: `node scripts/run.mjs dev:full --port ${PORT + 3} --data .reports/journeys-dev-data --reset`,
      url: `${DEV_FULL}/config.json`,
      timeout: 60_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    },
  ],
});
