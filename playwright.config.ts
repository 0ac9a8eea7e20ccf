import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';

/** Another one where two copies of the project are tried at once. */
const PORT = Number(process.env.ZAWADEH_JOURNEYS_PORT ?? 4391);

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
const desk = { viewport: { width: 1280, height: 900 } };

/** Where there is a keyboard. */
const AT_A_DESK = /keyboard-only/;
/** Long ways that look alike in every project: each is gone in both languages, and both on a phone and at a desk. */
const ONE_CROSS = /coming-back|line-cut/;
const OTHER_CROSS = /last-bag|language-midway/;

const project = (name: string, use: PlaywrightTestConfig['use'], testIgnore: RegExp[]) => ({
  name,
  use,
  testIgnore,
});

/** Journeys through the real thing: the built app, the server and its database, as `npm start` runs them. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '.reports/journeys',
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  forbidOnly: process.env.CI === 'true',
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
    // What a worker fetches goes by the routes that a journey lays; e2e/offline*.spec.ts allow it.
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-dev-shm-usage'],
    },
  },
  projects: [
    project('en-phone', { ...phone, locale: 'en-GB' }, [AT_A_DESK, OTHER_CROSS]),
    project('ar-phone', { ...phone, locale: 'ar-LB' }, [AT_A_DESK, ONE_CROSS]),
    project('en-desk', { ...desk, locale: 'en-US' }, [ONE_CROSS]),
    project('ar-desk', { ...desk, locale: 'ar' }, [OTHER_CROSS]),
  ],
  webServer: {
    command: `node apps/server/src/main.ts --port ${PORT} --data .reports/journeys-data --reset`,
    url: `http://127.0.0.1:${PORT}/readyz`,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
