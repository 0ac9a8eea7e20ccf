import { readdirSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/launchOptions.ts';

/** Set to another port to test two checkouts at once; the servers of single specs take the next ports. */
export const PORT = Number(process.env.ZAWADEH_JOURNEYS_PORT ?? 4391);

// Journeys count what they find, so their shops begin without orders.
process.env.DEMO_HISTORY ??= 'false';

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const desktop = { viewport: { width: 1280, height: 900 } };

const PROJECTS = {
  'en-phone': { ...phone, locale: 'en-GB' },
  'ar-phone': { ...phone, locale: 'ar-LB' },
  'en-desktop': { ...desktop, locale: 'en-US' },
  'ar-desktop': { ...desktop, locale: 'ar' },
};

type Table = Record<keyof typeof PROJECTS, readonly string[]>;

/**
 * Where the journeys of `npm test` run: once, so that each language and each size gets a share of every part of the shop.
 */
const JOURNEYS: Table = {
  'en-phone': [
    'admin-alerts',
    'admin-handovers',
    'bag',
    'buy',
    'favourites',
    'lost-access',
    'press-before-hydration',
    'resumed-payment',
    'shop',
    'way-to-pay',
  ],
  'ar-phone': [
    'admin-bags',
    'counter',
    'courier',
    'filters',
    'last-bag',
    'offline',
    'offline-orders',
    'page-frame',
    'store-week',
    'unpaid-order',
    'whole-journey',
  ],
  'en-desktop': ['admin-orders', 'cart', 'first-paint', 'hydration-placeholder', 'shelf'],
  'ar-desktop': ['admin-dashboard', 'cancel-paid', 'connection-lost', 'landing', 'scroll', 'sessions'],
};

/**
 * The rest of `npm run test:all`: journeys whose behaviour stories and server tests try too, many screens, calls or rows in
 * a row, servers of their own, and measurements. What is in several projects shares its cases among them.
 */
const SWEEPS: Table = {
  'en-phone': [
    'connection-lost-everywhere',
    'counter-queue',
    'counter-scan',
    'damaged-storage',
    'every-page',
    'failing-calls',
    'first-visit',
    'long-shelf',
    'store-week',
  ],
  'ar-phone': ['every-page', 'layout-shift', 'titles'],
  'en-desktop': [
    'admin-day',
    'dev-full',
    'dev-server',
    'every-bag-and-shop',
    'every-page',
    'fonts',
    'keyboard-only',
    'large-text',
    'offline-builds',
    'storybook',
  ],
  'ar-desktop': [
    'admin-search',
    'admin-hostile-names',
    'broken-page',
    'buy',
    'counter-missed',
    'damaged-storage',
    'every-bag-and-shop',
    'every-page',
    'failing-calls',
    'hostile-bags',
    'impact',
    'keyboard-only',
    'large-text',
    'lived-in',
    'rescued-bags',
  ],
};

const isAll = process.env.ZAWADEH_TESTS === 'all';
const names = Object.keys(PROJECTS) as (keyof typeof PROJECTS)[];
const specsOf = (name: keyof typeof PROJECTS) => [...JOURNEYS[name], ...(isAll ? SWEEPS[name] : [])];

const placed = new Set(names.flatMap((name) => [...JOURNEYS[name], ...SWEEPS[name]]));
const written = readdirSync(new URL('e2e', import.meta.url)).flatMap(
  (file) => /^(.+)\.spec\.ts$/.exec(file)?.[1] ?? [],
);
const misplaced = [
  ...written.filter((spec) => !placed.has(spec)),
  ...[...placed].filter((spec) => !written.includes(spec)),
];
if (misplaced.length > 0)
  throw new Error(`A spec in no table, or no such spec: ${misplaced.join(', ')} (playwright.config.ts)`);

/** Journeys through the built app, the server and its database, as `npm start` runs them. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '.reports/journeys',
  fullyParallel: true,
  workers: 2,
  // A flaky journey is a fault of the product or of the journey, and a second try would hide it.
  retries: 0,
  // Patience for a machine that does other work too: no journey waits for them where all is well.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: process.env.CI === 'true',
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
    actionTimeout: 20_000,
    // Requests of a service worker bypass page.route; only the journeys without a connection allow one.
    serviceWorkers: 'block',
    launchOptions,
  },
  projects: names.map((name) => ({
    name,
    use: PROJECTS[name],
    testMatch: specsOf(name).map((spec) => `${spec}.spec.ts`),
    grepInvert: [
      // A test with tags of projects runs in those alone.
      new RegExp(`^(?!.*@${name}\\b).*@(?:en|ar)-(?:phone|desktop)\\b`),
      // Left to the whole run.
      ...(isAll ? [] : [/@all\b/]),
    ],
  })),
  webServer: {
    command: `node e2e/server.ts ${PORT}`,
    url: `http://127.0.0.1:${PORT}/readyz`,
    timeout: 180_000,
    // `node e2e/server.ts 4391` in another terminal spares single journeys its start. A whole run starts its own.
    reuseExistingServer: process.env.ZAWADEH_OUTCOME === undefined,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
