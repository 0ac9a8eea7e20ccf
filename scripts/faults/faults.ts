/** `npm run faults`: faults of a server under load; how soon it recovers, and a check of the ledger. */
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { checkLedger } from '../load/ledger.ts';
import { runCrowd } from '../load/crowd.ts';
import { ledgerText } from '../load/report.ts';
import { ENGINES, onEngine, type Database, type Engine } from '../engines.ts';
import { openLoadShop } from '../load/loadShop.ts';
import { bothOffline } from './bothOffline.ts';
import { browserOffline, runOfflineJourneys } from './browserOffline.ts';
import { clocks } from './clocks.ts';
import { counterClocks } from './counterClocks.ts';
import { diskFull } from './diskFull.ts';
import { NotSupported, type Fault, type PreparedFault } from './fault.ts';
import { killed } from './killed.ts';
import { postgresRestarted } from './postgresRestarted.ts';
import { provider } from './provider.ts';

const FAULTS: readonly Fault[] = [
  killed,
  postgresRestarted,
  ...provider,
  diskFull,
  ...clocks,
  bothOffline,
  counterClocks,
];
const RECOVERS_WITHIN_MS = 15_000;
const SETTLES_WITHIN_MS = 180_000;
const USERS = 12;
const PAUSE_MS = 100;
/** The users stay active after the last fault, so that their orders show the recovery. */
const ACTIVE_AFTERWARDS_MS = 8_000;
const RECOVERED = { ordersAt: 'Orders were accepted', paymentPagesAt: 'Payment pages were opened' };
const MAX_ERRORS = 6;

const { values } = parseArgs({ options: { only: { type: 'string' }, engine: { type: 'string' } } });
const isSelected = (filter: string | undefined, name: string) =>
  filter === undefined || name.toLowerCase().includes(filter.toLowerCase());

let isPassed = true;
for (const fault of FAULTS.filter(({ name }) => isSelected(values.only, name))) {
  const engines = fault.engine ? [fault.engine] : ENGINES;
  for (const engine of engines.filter((each) => isSelected(values.engine, each))) {
    console.log(`\n── ${fault.name}, ${engine}`);
    isPassed = (await runFault(fault, engine)) && isPassed;
  }
}
if (isSelected(values.only, browserOffline)) {
  console.log(`\n── ${browserOffline}`);
  isPassed = (await runOfflineJourneys()) && isPassed;
}
process.exitCode = isPassed ? 0 : 1;

async function runFault(fault: Fault, engine: Engine): Promise<boolean> {
  try {
    const prepared = await fault.prepare(engine);
    try {
      const { postgresFolder } = prepared;
      const work = (database: Database) => runOnShop(fault, prepared, engine, database);
      const isGood = await onEngine(engine, work, postgresFolder ? { parentFolder: postgresFolder } : {});
      if (isGood === undefined) throw new NotSupported('there is no PostgreSQL on this machine');
      return isGood;
    } finally {
      await prepared.clear?.();
    }
  } catch (error) {
    if (!(error instanceof NotSupported)) throw error;
    console.log(`NOT RUN: ${error.message}`);
    return true;
  }
}

async function runOnShop(
  fault: Fault,
  { options, inject, problems: found }: PreparedFault,
  engine: Engine,
  { databaseUrl, postgres }: Database,
): Promise<boolean> {
  const { recovery = 'ordersAt', recoversWithinMs = RECOVERS_WITHIN_MS, maxDuplicates = 0 } = fault;
  const shop = await openLoadShop({ databaseUrl, userCount: USERS, ...options });
  try {
    let isOver = false;
    const crowd = runCrowd(shop, { isRunning: () => !isOver, pauseMs: PAUSE_MS });
    const faultTimes = await inject(shop, { engine, postgres });
    const outages = () => faultTimes.map((faultTime) => outageAfter(faultTime, shop.observations[recovery]));
    const injectedAt = Date.now();
    const isRecovering = () =>
      Math.max(...outages()) === Infinity && Date.now() - injectedAt < recoversWithinMs;
    do await wait(ACTIVE_AFTERWARDS_MS);
    while (isRecovering());
    isOver = true;
    await crowd;
    if (!shop.server.isRunning()) console.log(`The server has ended: ${shop.server.lastErrorOutput()}`);
    const ledger = await checkLedger(shop, { settlesWithinMs: SETTLES_WITHIN_MS, maxDuplicates });
    const longest = Math.max(...outages());
    const problems = [...ledger.problems, ...(found?.() ?? [])];
    const { acknowledged, paid, refundDue, duplicates, settledInMs } = ledger.figures;
    console.log(
      [
        `${acknowledged} orders acknowledged, ${paid} paid, ${refundDue} to be refunded; ${duplicates} messages sent twice; settled after ${inSeconds(settledInMs)}.`,
        `${RECOVERED[recovery]} again after ${outages().map(inSeconds).join(', ')} (aim: ${inSeconds(recoversWithinMs)}).`,
        ...shop.statistics
          .errors()
          .slice(0, MAX_ERRORS)
          .map(([message, count]) => `Error, ${count} times: ${message}`),
        ...ledgerText(problems),
      ].join('\n'),
    );
    return problems.length === 0 && longest <= recoversWithinMs;
  } finally {
    await shop.close();
  }
}

function outageAfter(faultTime: Date, recoveryTimes: readonly number[]): number {
  return (
    (recoveryTimes.find((at) => at > faultTime.getTime()) ?? Number.POSITIVE_INFINITY) - faultTime.getTime()
  );
}

function inSeconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`;
}
