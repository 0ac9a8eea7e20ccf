/** The database goes away under the shop, in an orderly way and as if its power were cut, and comes back. */
import { setTimeout as wait } from 'node:timers/promises';
import { nothingToClear, type Fault } from './fault.ts';

const WAYS = ['orderly', 'crash', 'orderly', 'crash'] as const;

export const postgresRestarted: Fault = {
  name: `PostgreSQL restarted ${WAYS.length} times`,
  engines: ['PostgreSQL'],
  recovery: 'acknowledgedAt',
  recoversWithinMs: 15_000,
  settlesWithinMs: 180_000,
  set: async () => ({
    options: {},
    clear: nothingToClear,
    async strike(_world, { postgres }) {
      const moments: Date[] = [];
      for (const way of WAYS) {
        await wait(3_000 + 2_000 * Math.random());
        moments.push(new Date());
        await postgres!.restart(way);
      }
      return moments;
    },
  }),
};
