/**
 * Marks a file as prepared by the runner: without the setup files its screenshots would not be compared, and
 * `preview.tsx` throws.
 */
import { afterEach, beforeEach } from 'vitest';

const setPrepared = (isPrepared: boolean) => () => {
  Object.assign(window, { isPrepared });
};

beforeEach(setPrepared(true));
afterEach(setPrepared(false));

const now = Date.now;

/** A story may leave the clock frozen, by which Vitest tells the setup of one file from that of another. */
afterEach(() => {
  Date.now = now;
});
