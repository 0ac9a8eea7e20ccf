/** From spawning to the line that says the server is ready. */
import { startUntil, stop } from './children.ts';
import type { Effort } from './benchOptions.ts';
import { residentBytes } from './residentBytes.ts';
import { atMost, row, type Row } from './row.ts';
import { median, megabytes, seconds } from './values.ts';
import { withOwnFolder } from '../ownFolder.ts';
import { startZawadeh } from './zawadeh.ts';

const LONGEST_SECOND_START = 5;

interface Start {
  seconds: number;
  memory: number;
}

export async function measureStartUp({ starts }: Effort): Promise<Row[]> {
  const anew: Start[] = [];
  const again: Start[] = [];
  const bares: Start[] = [];
  for (let turn = 1; turn <= starts; turn += 1) {
    console.error(`Starts, ${turn} of ${starts} …`);
    await withOwnFolder('bench', async (folder) => {
      anew.push(await startAndStop(() => startZawadeh(folder)));
      again.push(await startAndStop(() => startZawadeh(folder)));
    });
    bares.push(await startAndStop(() => startUntil(['scripts/bench/bareServer.ts'], /^ready: (\S+)/)));
  }
  const time = (list: readonly Start[]) => median(list.map((each) => each.seconds));
  const memory = (list: readonly Start[]) => median(list.map((each) => each.memory));
  return [
    row({ what: 'First start (new data folder)', value: time(anew), limit: time(bares), write: seconds }),
    row({ what: 'Second start', value: time(again), limit: time(bares), write: seconds }, () => ({
      ...atMost(time(again), LONGEST_SECOND_START, '< 5 s'),
    })),
    row({
      what: 'Memory after the first start',
      value: memory(anew),
      limit: memory(bares),
      write: megabytes,
    }),
    row({
      what: 'Memory after the second start',
      value: memory(again),
      limit: memory(bares),
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
