/** Measures from spawning the server to its ready line. */
import { startUntil, stop } from './children.ts';
import type { BenchEffort } from './benchOptions.ts';
import { residentBytes } from './residentBytes.ts';
import { atMost, row, type BenchRow } from './row.ts';
import { median, megabytes, seconds } from './values.ts';
import { withOwnFolder } from '../ownFolder.ts';
import { startZawadeh } from './zawadeh.ts';

const MAX_SECOND_START = 5;

interface Start {
  seconds: number;
  memory: number;
}

export async function measureStartUp({ starts }: BenchEffort): Promise<BenchRow[]> {
  const firstStarts: Start[] = [];
  const secondStarts: Start[] = [];
  const bareStarts: Start[] = [];
  for (let turn = 1; turn <= starts; turn += 1) {
    console.error(`Starts, ${turn} of ${starts} …`);
    await withOwnFolder('bench', async (folder) => {
      firstStarts.push(await startAndStop(() => startZawadeh(folder, { history: true })));
      secondStarts.push(await startAndStop(() => startZawadeh(folder, { history: true })));
    });
    bareStarts.push(await startAndStop(() => startUntil(['scripts/bench/bareServer.ts'], /^ready: (\S+)/)));
  }
  const time = (list: readonly Start[]) => median(list.map((each) => each.seconds));
  const memory = (list: readonly Start[]) => median(list.map((each) => each.memory));
  return [
    row({
      label: 'First start (new data folder)',
      value: time(firstStarts),
      limit: time(bareStarts),
      write: seconds,
    }),
    row(
      { label: 'Second start', value: time(secondStarts), limit: time(bareStarts), write: seconds },
      () => ({
        ...atMost(time(secondStarts), MAX_SECOND_START, '< 5 s'),
      }),
    ),
    row({
      label: 'Memory after the first start',
      value: memory(firstStarts),
      limit: memory(bareStarts),
      write: megabytes,
    }),
    row({
      label: 'Memory after the second start',
      value: memory(secondStarts),
      limit: memory(bareStarts),
      write: megabytes,
    }),
  ];
}

async function startAndStop(start: () => ReturnType<typeof startUntil>): Promise<Start> {
  const started = await start();
  const memory = residentBytes(started.child.pid);
  await stop(started.child);
  return { seconds: started.seconds, memory };
}
