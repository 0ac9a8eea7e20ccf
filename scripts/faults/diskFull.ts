/** The disk with the data is full for a while: a small tmpfs, which only root may mount. */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { NotSupported, type Fault } from './fault.ts';

const SIZE = '768m';
const FULL_FOR_MS = 8_000;

export const diskFull: Fault = {
  name: `disk full for ${FULL_FOR_MS / 1000} s, twice`,
  recoversWithinMs: 20_000,
  async prepare(engine) {
    const disk = mkdtempSync(join(tmpdir(), 'zawadeh-small-disk-'));
    const { status, error } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', disk]);
    if (error || status !== 0) {
      rmSync(disk, { recursive: true });
      throw new NotSupported('a small disk can be mounted only on Linux, by root');
    }
    chmodSync(disk, 0o777);
    const ballast = join(disk, 'ballast');
    return {
      options: engine === 'PGlite' ? { dataDir: join(disk, 'data') } : {},
      postgresFolder: disk,
      async inject({ server }) {
        const faultTimes: Date[] = [];
        for (let time = 0; time < 2; time += 1) {
          await wait(3_000);
          fill(ballast);
          await wait(FULL_FOR_MS);
          rmSync(ballast, { force: true });
          faultTimes.push(new Date());
          // A process manager would restart a server that has exited.
          if (!server.isRunning()) await server.start();
        }
        await wait(3_000);
        return faultTimes;
      },
      async clear() {
        spawnSync('umount', ['-l', disk]);
        rmSync(disk, { recursive: true, force: true });
      },
    };
  },
};

const BLOCK = Buffer.alloc(1024 * 1024);

/** Fills the disk to the last byte, because small writes would still succeed otherwise. */
function fill(file: string): void {
  for (let block = BLOCK; block.length > 0;) {
    try {
      writeFileSync(file, block, { flag: 'a' });
    } catch {
      block = block.subarray(0, Math.floor(block.length / 2));
    }
  }
}
