/** `npm run mutate` runs Stryker on the rules of the domain. */
import { join } from 'node:path';

const RULES = 'packages/domain/src';

export default {
  // The same files as the coverage in vitest.config.ts.
  mutate: [
    `${RULES}/**/*.ts`,
    `!${RULES}/**/*.{test,arbitrary}.ts`,
    `!${RULES}/**/testing/**`,
    `!${RULES}/**/{example*,index}.ts`,
  ],
  // Stryker copies the files that are not ignored.
  ignorePatterns: ['**', '!packages/domain/**', '!scripts/mutation/*.ts', '!tsconfig.base.json'],
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutation/vitest.config.ts' },
  plugins: ['@stryker-mutator/vitest-runner', join(import.meta.dirname, 'names.ts')],
  ignorers: ['names'],
  reporters: ['clear-text', 'progress-append-only', 'html'],
  clearTextReporter: { reportTests: false, logTests: false },
  htmlReporter: { fileName: '.reports/mutation.html' },
  thresholds: { high: 100, low: 96.9, break: 96.9 },
  disableTypeChecks: false,
  // Stryker would rewrite it with an API that TypeScript 7 no longer has.
  tsconfigFile: 'none',
  // A busy machine must not look like an endless loop.
  timeoutMS: 15_000,
  // A rule without a test is reported, not an error.
  allowEmpty: true,
};
