/** Set by `npm run test:all`. */
export const isWholeRun = process.env.ZAWADEH_TESTS === 'all';

const SEED = 20_261_128;

/**
 * How many values a property tries: all of them, and other ones each time, in `npm run test:all`; in `npm test` a tenth,
 * always the same, so that a run that fails has its reason in the change.
 */
export const cases = (numRuns: number): { numRuns: number; seed?: number } =>
  isWholeRun ? { numRuns } : { numRuns: Math.ceil(numRuns / 10), seed: SEED };
