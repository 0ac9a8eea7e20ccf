/** The server is killed at random moments and restarted, as a process manager would do. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from './fault.ts';

const KILLS = 5;

export const killed: Fault = {
  name: `server killed ${KILLS} times`,
  // A kill between sending and recording a message sends it twice, which is better than not at all.
  maxDuplicates: KILLS,
  prepare: async () => ({
    async inject({ server }) {
      const faultTimes: Date[] = [];
      for (let time = 0; time < KILLS; time += 1) {
        await wait(2_000 + 3_000 * Math.random());
        await server.kill();
        faultTimes.push(new Date());
        await server.start();
      }
      return faultTimes;
    },
  }),
};
