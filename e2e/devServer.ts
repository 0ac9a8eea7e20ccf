/** A task of `npm run` that serves the shop while one spec runs. */
import { startUntil, stop } from '../scripts/bench/children.ts';
import { test as base } from './fixtures.ts';

interface DevServer {
  /** The task and its arguments. */
  task: readonly string[];
  devServer: void;
}

export const test = base.extend<object, DevServer>({
  task: [[], { option: true, scope: 'worker' }],
  devServer: [
    async ({ task }, provide) => {
      const { child } = await startUntil(['scripts/run.mjs', ...task], /Local: .*(http:\S+)/, {
        NO_COLOR: '1',
      });
      await provide();
      await stop(child);
    },
    { auto: true, scope: 'worker', timeout: 180_000 },
  ],
});
