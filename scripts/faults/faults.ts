/** `npm run faults`: what happens to a shop, while it is full of people; whether it recovers, and its books balance. */
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startPostgres } from '../launcher/postgres.mjs';
import { balanceBooks } from '../load/books.ts';
import { letThemIn } from '../load/crowd.ts';
import { booksText } from '../load/report.ts';
import { openWorld } from '../load/world.ts';
import { withOwnDatabase } from '../ownDatabase.ts';
import { browserOffline, walkOffline } from './browserOffline.ts';
import { clocks } from './clocks.ts';
import { diskFull } from './diskFull.ts';
import { NotHere, type Engine, type Fault, type Stage } from './fault.ts';
import { killed } from './killed.ts';
import { postgresRestarted } from './postgresRestarted.ts';
import { provider } from './provider.ts';

const FAULTS: readonly Fault[] = [killed, postgresRestarted, ...provider, diskFull, ...clocks];
const PEOPLE = 12;
const PAUSE_MS = 100;
/** After the last blow there has to be somebody to notice that it is well again. */
const AFTERWARDS_MS = 8_000;
const WELL = { acknowledgedAt: 'Orders were taken', openedAt: 'There were pages to pay on' };
const MOST_TROUBLES = 6;

const { values } = parseArgs({ options: { only: { type: 'string' }, engine: { type: 'string' } } });
const isWanted = (wanted: string | undefined, name: string) =>
  wanted === undefined || name.toLowerCase().includes(wanted.toLowerCase());

let isGood = true;
for (const fault of FAULTS.filter(({ name }) => isWanted(values.only, name))) {
  for (const engine of fault.engines.filter((each) => isWanted(values.engine, each))) {
    console.log(`\n── ${fault.name}, ${engine}`);
    isGood = (await tried(fault, engine)) && isGood;
  }
}
if (isWanted(values.only, browserOffline)) {
  console.log(`\n── ${browserOffline}`);
  isGood = (await walkOffline()) && isGood;
}
process.exitCode = isGood ? 0 : 1;

async function tried(fault: Fault, engine: Engine): Promise<boolean> {
  try {
    const stage = await fault.set(engine);
    try {
      return await onEngine(fault, stage, engine);
    } finally {
      await stage.clear();
    }
  } catch (error) {
    if (!(error instanceof NotHere)) throw error;
    console.log(`NOT RUN: ${error.message}`);
    return true;
  }
}

async function onEngine(fault: Fault, stage: Stage, engine: Engine): Promise<boolean> {
  if (engine === 'PGlite') return happens(fault, stage, engine, null, null);
  const { postgresFolder } = stage;
  const postgres = await startPostgres(postgresFolder ? { parentFolder: postgresFolder } : {});
  if (!postgres) throw new NotHere('there is no PostgreSQL on this machine');
  try {
    return await withOwnDatabase(postgres.url, (url) => happens(fault, stage, engine, url, postgres));
  } finally {
    await postgres.stop();
  }
}

async function happens(
  fault: Fault,
  { options, strike }: Stage,
  engine: Engine,
  databaseUrl: string | null,
  postgres: Awaited<ReturnType<typeof startPostgres>> | null,
): Promise<boolean> {
  const world = await openWorld({ databaseUrl, people: PEOPLE, ...options });
  try {
    let isOver = false;
    const crowd = letThemIn(world, { isOpen: () => !isOver, pauseMs: PAUSE_MS });
    const moments = await strike(world, { engine, postgres: postgres ?? null });
    const outages = () => moments.map((moment) => outageAfter(moment, world.notes[fault.recovery]));
    const ended = Date.now();
    const isWaitedFor = () =>
      Math.max(...outages()) === Infinity && Date.now() - ended < fault.recoversWithinMs;
    do await wait(AFTERWARDS_MS);
    while (isWaitedFor());
    isOver = true;
    await crowd;
    if (!world.server.isRunning()) console.log(`The server has ended: ${world.server.lastWords()}`);
    const verdict = await balanceBooks(world, fault);
    const longest = Math.max(...outages());
    const { acknowledged, paid, refundDue, doubled, settledInMs } = verdict.figures;
    console.log(
      [
        `${acknowledged} orders acknowledged, ${paid} paid, ${refundDue} to be given back; ${doubled} messages twice; settled after ${inSeconds(settledInMs)}.`,
        `${WELL[fault.recovery]} again after ${outages().map(inSeconds).join(', ')} (aim: ${inSeconds(fault.recoversWithinMs)}).`,
        ...world.tally
          .troubles()
          .slice(0, MOST_TROUBLES)
          .map(([words, count]) => `Trouble, ${count} times: ${words}`),
        ...booksText(verdict.wrong),
      ].join('\n'),
    );
    return verdict.wrong.length === 0 && longest <= fault.recoversWithinMs;
  } finally {
    await world.close();
  }
}

function outageAfter(moment: Date, acknowledgedAt: readonly number[]): number {
  return (acknowledgedAt.find((at) => at > moment.getTime()) ?? Number.POSITIVE_INFINITY) - moment.getTime();
}

function inSeconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`;
}
