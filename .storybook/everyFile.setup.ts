/** A file that the runner did not prepare would have its pictures compared with nothing: `preview.tsx` objects to it. */
import { afterEach, beforeEach } from 'vitest';

const setPrepared = (isPrepared: boolean) => () => {
  Object.assign(window, { isPrepared });
};

beforeEach(setPrepared(true));
afterEach(setPrepared(false));
