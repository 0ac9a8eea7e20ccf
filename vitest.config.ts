import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';
import { isWholeRun } from './packages/domain/src/testing/cases.ts';
import { acceptPictures } from './.storybook/acceptPictures.ts';
import { modeNames } from './.storybook/globals.ts';
import { purposeOf, takePicture, wantedModes } from './.storybook/takePicture.ts';

const root = import.meta.dirname;

/**
 * `npm test` renders each story once. The commands for pictures, and `npm run test:all` unless the browser is another than
 * the pinned one, in which alone pictures are identical on every machine, set a purpose.
 */
const purpose = purposeOf(process.env.ZAWADEH_PICTURES ?? (isWholeRun ? 'compare' : 'off'));
const storyRun = isWholeRun ? 'all' : purpose === 'off' ? 'once' : 'pictures';

/** All modes, or those of the pictures to render and the first, in which Storybook renders. */
const storyModes = purpose === 'render' ? wantedModes() : modeNames;

const chromium = playwright({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-dev-shm-usage',
      '--font-render-hinting=none',
      '--force-color-profile=srgb',
      '--hide-scrollbars',
      // Redrawing parts of a page leaves edges that differ by a shade from one run to the next.
      '--disable-partial-raster',
    ],
  },
  contextOptions: { reducedMotion: 'reduce', timezoneId: 'America/New_York', locale: 'en-US' },
});

const setForcedColors: BrowserCommand<[isForced: boolean]> = async ({ page }, isForced) => {
  await page.emulateMedia({ forcedColors: isForced ? 'active' : 'none' });
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    setForcedColors: (isForced: boolean) => Promise<void>;
  }
}

/** Import specifiers in the sources of a folder that match a pattern. */
function importsIn(folder: string, name: RegExp): string[] {
  const found = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) =>
      Array.from(readFileSync(join(root, folder, file), 'utf8').matchAll(name), ([, path = '']) => path),
    );
  return Array.from(new Set(found));
}

/** Third-party imports of stories: Vite reloads the page in mid-run when it discovers one late. */
const prebundled = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-intl',
  'react-router-dom',
  'qr',
  'qr/decode.js',
  'jotai',
  'styled-components',
  'stylis',
  'stylis-plugin-rtl',
  'msw',
  'msw/browser',
  'msw-storybook-addon/csf3',
  'storybook/test',
  '@supabase/supabase-js',
  ...importsIn('packages/ui/src', /'(@tabler\/[\w./-]+\.mjs)'/g),
];

const stories: TestProjectConfiguration = {
  extends: true,
  optimizeDeps: { include: prebundled },
  plugins: [storybookTest({ configDir: join(root, '.storybook') })],
  test: {
    name: 'stories',
    // All files share two pages: one page for each file took four times as long.
    isolate: false,
    // Only against a story that never ends: a busy machine is many times slower.
    testTimeout: 60_000,
    // A story is rendered in up to six modes.
    hookTimeout: 90_000,
    setupFiles: [
      './.storybook/everyFile.setup.ts',
      './.storybook/restingPointer.setup.ts',
      './.storybook/everyMode.setup.ts',
    ],
    provide: {
      run: storyRun,
      modes: storyModes,
      takesPictures: purpose !== 'off',
      keepsPictures: purpose !== 'compare',
    },
    browser: {
      enabled: true,
      headless: true,
      provider: chromium,
      screenshotFailures: false,
      instances: [{ browser: 'chromium', name: 'stories' }],
      commands: { setForcedColors, takePicture: takePicture(root, purpose) },
    },
  },
};

/** Long or random tests that only `npm run test:all` runs. */
const sweeps = isWholeRun ? [] : ['**/*.sweep.*'];

/** Races for locks, and what the server hears from PostgreSQL: the embedded engine has one connection. */
const differentOnPostgres = ['**/scenarios/lastBag.db.test.ts', '**/calls/ordersStream.db.test.ts'];

/** The rights of every role and the web app's own queries, which PostgREST parses itself. */
const differentOnPostgrest = ['**/rights/matrix.db.test.ts', 'contract/webQueries.db.test.ts'];

const serverTests = (
  name: string,
  { include, exclude = [] }: { include: string[]; exclude?: string[] },
): TestProjectConfiguration => ({
  test: {
    name,
    environment: 'node',
    include,
    exclude: [...exclude, ...sweeps],
    // All files of a worker share one compiled engine: loading it for each file doubled the run time.
    isolate: false,
    globalSetup: ['apps/server/src/testing/prepared.setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

export default defineConfig({
  test: {
    // By default Vitest reserves one core for its main process, which does little work.
    maxWorkers: '100%',
    reporters: [
      'default',
      ...(purpose.startsWith('accept') ? [acceptPictures(root, { isFull: purpose === 'accept-all' })] : []),
    ],
    // `npm test` passes --coverage: the domain is covered to the last branch, the rest is not measured.
    coverage: {
      provider: 'v8',
      include: ['packages/domain/src/**/*.ts'],
      exclude: ['**/*.test.ts', '**/*.arbitrary.ts', '**/testing/**', '**/example*.ts', '**/index.ts'],
      thresholds: { 100: true },
      reporter: [['text', { maxCols: 0 }]],
      skipFull: true,
      reportsDirectory: '.reports/coverage',
    },
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'packages/**/*.test.ts',
            'mocks/**/*.test.ts',
            'contract/{mocks,scenarios}.test.ts',
            '.storybook/*.test.ts',
          ],
          exclude: sweeps,
          // Loading every module anew for each file took three times as long.
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        // A page's modules hold its state, so each file of the web app is a page of its own.
        test: { name: 'web', environment: 'node', include: ['apps/web/**/*.test.{ts,tsx}'], exclude: sweeps },
      },
      serverTests('server', {
        include: ['apps/server/**/*.test.ts', 'contract/**/*.db.test.ts'],
        exclude: ['**/*.{postgres,postgrest}.test.ts'],
      }),
      // With the address of a PostgreSQL server in ZAWADEH_TEST_POSTGRES, as `npm test` sets it.
      serverTests('postgres', {
        include: isWholeRun
          ? ['apps/server/**/*.{db,postgres}.test.ts', 'contract/**/*.db.test.ts']
          : ['apps/server/**/*.postgres.test.ts', ...differentOnPostgres],
      }),
      // With real PostgREST in front of it, whose program ZAWADEH_TEST_POSTGREST names.
      serverTests('postgrest', {
        include: isWholeRun
          ? ['apps/server/**/*.{db,postgrest}.test.ts', 'contract/**/*.db.test.ts']
          : ['apps/server/**/*.postgrest.test.ts', ...differentOnPostgrest],
        exclude: [
          // About other parts of the embedded engine, or about functions in SQL, whoever calls them.
          '**/embedded/{earlierDatabase.sweep,letters,uploads}.db.test.ts',
          '**/{images,ordersStream,storage}.db.test.ts',
          '**/attacks/failures.sweep.db.test.ts',
          '**/orders/{agreement,invariants}.db.test.ts',
          '**/scenarios/{killed.sweep,lastBag}.db.test.ts',
          '**/src/reconcile.db.test.ts',
          '**/reconcile/stock.db.test.ts',
        ],
      }),
      stories,
    ],
  },
});
