/** The server is killed at random moments and started again, as whoever watches over it would. */
import { setTimeout as wait } from 'node:timers/promises';
import { nothingToClear, type Fault } from './fault.ts';

const TIMES = 5;

export const killed: Fault = {
  name: `server killed ${TIMES} times`,
  engines: ['PGlite', 'PostgreSQL'],
  recovery: 'acknowledgedAt',
  recoversWithinMs: 15_000,
  settlesWithinMs: 180_000,
  // Between WhatsApp's answer and the line that says so: a message is rather sent twice than not at all.
  mayDouble: TIMES,
  set: async () => ({
    options: {},
    clear: nothingToClear,
    async strike({ server }) {
      const moments: Date[] = [];
      for (let time = 0; time < TIMES; time += 1) {
        await wait(2_000 + 3_000 * Math.random());
        await server.kill();
        moments.push(new Date());
        await server.start();
      }
      return moments;
    },
  }),
};
