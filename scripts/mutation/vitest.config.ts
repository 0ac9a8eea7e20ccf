import { defineConfig } from 'vitest/config';
import { NearestFirst } from './nearestFirst.ts';

/** The tests of the domain only; Stryker reads this file in its copy of the project. */
export default defineConfig({
  test: {
    include: ['packages/domain/src/**/*.test.ts'],
    sequence: { sequencer: NearestFirst },
    setupFiles: ['scripts/mutation/sameCases.ts'],
    // The inactive mutations make the rules slower than usual.
    testTimeout: 60_000,
    // The copy links to the project's node_modules, which must not change.
    cache: false,
    fsModuleCache: false,
  },
});
