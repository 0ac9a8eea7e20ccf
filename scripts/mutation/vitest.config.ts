import { defineConfig } from 'vitest/config';
import { NearestFirst } from './nearestFirst.ts';

/** The tests of the domain alone, read by Stryker in its copy of the project. */
export default defineConfig({
  test: {
    include: ['packages/domain/src/**/*.test.ts'],
    sequence: { sequencer: NearestFirst },
    setupFiles: ['scripts/mutation/sameCases.ts'],
    // With all breaks in place, though asleep, the rules are slower than they are for anyone else.
    testTimeout: 60_000,
    // The copy has the project's own node_modules, where nothing may be left.
    cache: false,
    fsModuleCache: false,
  },
});
