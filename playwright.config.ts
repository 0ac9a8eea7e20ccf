import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import type { ProjectOptions } from './e2e/fixtures.ts';

/** Set to another port to test two checkouts at once; the mocks and the dev server use the next two ports. */
const PORT = Number(process.env.ZAWADEH_JOURNEYS_PORT ?? 4391);
const MOCKS = `http://127.0.0.1:${PORT + 1}`;
const DEV_SERVER = `http://127.0.0.1:${PORT + 2}`;

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
const desktop = { viewport: { width: 1280, height: 900 } };

/** Admin journeys change the shelf that all projects share, so they run after the others. */
const ADMIN_SPECS = /\/admin-/;
const asAdmin = (name: string, use: Use) => ({
  name,
  use,
  testMatch: ADMIN_SPECS,
  dependencies: ['en-phone', 'ar-phone', 'en-desktop', 'ar-desktop'],
});

/** Need a keyboard, or a text size that grows without the page. */
const DESKTOP_ONLY = /keyboard-only|large-text/;
/** Specs that run in two projects only: together each pair covers both languages and both screen sizes. */
const EN_PHONE_AR_DESKTOP = {
  files: /broken-page|resumed-payment|damaged-storage|failing-calls|hostile-bags|connection-lost|lost-access/,
  tag: /@en-phone-ar-desktop/,
};
const AR_PHONE_EN_DESKTOP = {
  files: /hydration-placeholder|last-bag|language-switch|\/offline|page-frame|routes|server-errors/,
  tag: /@ar-phone-en-desktop/,
};

/**
 * The specs that also run on the mocks, each once: those that call the backend. Server-side rendering (first-paint), two
 * users at one stock (last-bag), the outbox and two tabs of one account (whole-journey) and a lost connection
 * (connection-lost, server-errors) need the server, because in `npm run dev` every tab has a mock database of its own.
 * Single tests that need the server carry the tag.
 */
const ON_A_MOCKED_PHONE = /\/(?:account|bag|buy|cart)\.spec/;
const MOCKED_DESKTOP_ONLY = /\/(?:resumed-payment|keyboard-only|language-switch|page-frame|shelf)\.spec/;
const NEEDS_THE_SERVER = /@server/;
const IN_DEVELOPMENT = /\/dev-server\.spec/;

type Use = PlaywrightTestConfig<object, ProjectOptions>['use'];

const project = (name: string, use: Use, leftOut: typeof EN_PHONE_AR_DESKTOP, ...testIgnore: RegExp[]) => ({
  name,
  use,
  testIgnore: [...testIgnore, leftOut.files, ADMIN_SPECS, IN_DEVELOPMENT],
  grepInvert: leftOut.tag,
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
  // Two busy cores may be late once; a test that fails twice fails, and the report names the flaky ones.
  retries: 1,
  timeout: 30_000,
  forbidOnly: process.env.CI === 'true',
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
    // Requests of a service worker bypass page.route; only e2e/offline*.spec.ts allow one.
    serviceWorkers: 'block',
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-dev-shm-usage'],
    },
  },
  projects: [
    project('en-phone', { ...phone, locale: 'en-GB' }, AR_PHONE_EN_DESKTOP, DESKTOP_ONLY),
    project('ar-phone', { ...phone, locale: 'ar-LB' }, EN_PHONE_AR_DESKTOP, DESKTOP_ONLY),
    project('en-desktop', { ...desktop, locale: 'en-US' }, EN_PHONE_AR_DESKTOP),
    project('ar-desktop', { ...desktop, locale: 'ar' }, AR_PHONE_EN_DESKTOP),
    asAdmin('admins-en-phone', { ...phone, locale: 'en-GB' }),
    asAdmin('admins-ar-desktop', { ...desktop, locale: 'ar' }),
    onMocks('mocks-en-phone', { ...phone, locale: 'en-GB' }, ON_A_MOCKED_PHONE),
    onMocks('mocks-ar-desktop', { ...desktop, locale: 'ar' }, MOCKED_DESKTOP_ONLY),
    // The dev server serves six hundred files per page, which is too much for a trace and for other journeys.
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
