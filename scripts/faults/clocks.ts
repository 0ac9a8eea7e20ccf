/** The server's clock jumps: over the night on which Beirut has an hour twice, the one on which it lacks one, and back. */
import { mkdtemp, rm } from 'node:fs/promises';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from './fault.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Ten minutes before midnight, when the clocks go back to eleven, and when they go on to one. */
const NIGHTS = { autumn: '2026-10-24T20:50:00Z', spring: '2027-03-27T21:50:00Z' };
/** Over the change; past every hold; past every token; and back, as when a wrong clock is put right. */
const JUMPS = [20 * MINUTE, 30 * MINUTE, 2 * HOUR, -40 * MINUTE];

export const clocks: readonly Fault[] = Object.entries(NIGHTS).map(([season, night]) => ({
  name: `clock jumping over Beirut's ${season} night`,
  engines: ['PGlite', 'PostgreSQL'],
  recovery: 'acknowledgedAt',
  recoversWithinMs: 15_000,
  settlesWithinMs: 180_000,
  async set() {
    const folder = await mkdtemp(join(tmpdir(), 'zawadeh-clock-'));
    const file = join(folder, 'offset');
    let offset = Date.parse(night) - Date.now();
    const show = () => writeFileSync(file, String(offset));
    show();
    return {
      options: {
        nodeArguments: ['--import', './scripts/jumpingClock.ts'],
        environment: { ZAWADEH_CLOCK_FILE: file },
      },
      async strike({ server }) {
        const moments: Date[] = [];
        for (const jump of JUMPS) {
          await wait(6_000);
          offset += jump;
          show();
          server.signal('SIGUSR2');
          moments.push(new Date());
        }
        await wait(3_000);
        return moments;
      },
      clear: () => rm(folder, { recursive: true, force: true }),
    };
  },
}));
