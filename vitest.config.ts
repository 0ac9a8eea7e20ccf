import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { isWholeRun } from './packages/domain/src/testing/cases.ts';
import { icuMessages } from './packages/ui/build/icuMessages.ts';

/** Long or random tests that only `npm run test:all` runs. */
const sweeps = isWholeRun ? [] : ['**/*.sweep.*'];

/** Races for locks, and what the server hears from PostgreSQL: the embedded engine has one connection. */
const differentOnPostgres = [
  'apps/server/**/scenarios/lastBag.db.test.ts',
  'apps/server/**/calls/ordersStream.db.test.ts',
];

/** The rights of every role and the web app's own queries, which PostgREST parses itself. */
const differentOnPostgrest = ['apps/server/**/rights/matrix.db.test.ts', 'contract/webQueries.db.test.ts'];

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
    // The least that the engine takes: hashing the passwords of all users took a tenth of the processor time.
    env: { LITE_AUTH_BCRYPT_COST: '4' },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

/** The stories have a configuration of their own in .storybook: no other test waits for Storybook. */
export default defineConfig({
  test: {
    // By default Vitest reserves one core for its main process, which does little work.
    maxWorkers: '100%',
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
        plugins: [icuMessages()],
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
          '**/src/reconcile.sweep.db.test.ts',
          '**/reconcile/stock.db.test.ts',
        ],
      }),
    ],
  },
});
