/** PostgreSQL is stopped in order or killed, and started again. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from './fault.ts';

const RESTARTS = ['orderly', 'crash', 'orderly', 'crash'] as const;

export const postgresRestarted: Fault = {
  name: `PostgreSQL restarted ${RESTARTS.length} times`,
  engine: 'PostgreSQL',
  prepare: async () => ({
    async inject(_shop, { postgres }) {
      const faultTimes: Date[] = [];
      for (const mode of RESTARTS) {
        await wait(3_000 + 2_000 * Math.random());
        faultTimes.push(new Date());
        await postgres!.restart(mode);
      }
      return faultTimes;
    },
  }),
};
