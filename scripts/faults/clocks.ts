/** The server's clock jumps over Beirut's two clock changes, and back. */
import { mkdtemp, rm } from 'node:fs/promises';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from './fault.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Ten minutes before midnight, at which the clocks go back to 23:00, and forward to 01:00. */
const NIGHTS = { autumn: '2026-10-24T20:50:00Z', spring: '2027-03-27T21:50:00Z' };
/** Over the clock change, past every hold, past every token, and back as when a wrong clock is corrected. */
const JUMPS = [20 * MINUTE, 30 * MINUTE, 2 * HOUR, -40 * MINUTE];

export const clocks: readonly Fault[] = Object.entries(NIGHTS).map(([season, night]) => ({
  name: `clock jumping over Beirut's ${season} night`,
  async prepare() {
    const folder = await mkdtemp(join(tmpdir(), 'zawadeh-clock-'));
    const file = join(folder, 'offset');
    let offset = Date.parse(night) - Date.now();
    const writeOffset = () => writeFileSync(file, String(offset));
    writeOffset();
    return {
      options: {
        nodeArguments: ['--import', './scripts/jumpingClock.ts'],
        environment: { ZAWADEH_CLOCK_FILE: file },
      },
      async inject({ server }) {
        const faultTimes: Date[] = [];
        for (const jump of JUMPS) {
          await wait(6_000);
          offset += jump;
          writeOffset();
          server.signal('SIGUSR2');
          faultTimes.push(new Date());
        }
        await wait(3_000);
        return faultTimes;
      },
      clear: () => rm(folder, { recursive: true, force: true }),
    };
  },
}));
