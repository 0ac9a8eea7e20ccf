/** `npm run load`: many users at the real server; response times, errors, memory, and a check of the ledger. */
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { checkLedger } from './ledger.ts';
import { runCrowd } from './crowd.ts';
import { ENGINES, onEngine, type Database } from '../engines.ts';
import { loadReport } from './report.ts';
import { openLoadShop } from './loadShop.ts';
import type { ShopServer } from './shopServer.ts';

/** The server polls a payment without a callback after 15 seconds, and sends at most ten messages a second. */
const SETTLE_TIMEOUT_MS = 180_000;

const RESTARTED_AFTER_MS = 3_000;

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '40' },
    seconds: { type: 'string', default: '30' },
    pause: { type: 'string', default: '100' },
    only: { type: 'string' },
    servers: { type: 'string', default: '1' },
    kill: { type: 'boolean', default: false },
  },
});
const [people, seconds, pauseMs] = [values.people, values.seconds, values.pause].map(Number) as [
  number,
  number,
  number,
];
const serverCount = Number(values.servers);

// The embedded engine is inside its one server.
const engines = ENGINES.filter((engine) => serverCount === 1 || engine !== 'PGlite').filter(
  (engine) => values.only === undefined || engine.toLowerCase() === values.only.toLowerCase(),
);
if (engines.length === 0)
  throw new Error('--only is pglite or postgresql, and several servers need PostgreSQL.');
if (values.kill && serverCount === 1) throw new Error('--kill needs several servers: --servers 3.');

let isPassed = true;
for (const engine of engines) {
  console.log(`\n── ${engine}: ${people} people for ${seconds} s, ${pauseMs} ms between two activities`);
  // The launcher says where this machine has no PostgreSQL.
  isPassed = ((await onEngine(engine, underLoad)) ?? values.only === undefined) && isPassed;
}
process.exitCode = isPassed ? 0 : 1;

async function underLoad({ databaseUrl }: Database): Promise<boolean> {
  console.log(
    `Starting ${serverCount === 1 ? 'the server' : `${serverCount} servers`}, and signing the users in …`,
  );
  const shop = await openLoadShop({ databaseUrl, userCount: people, serverCount });
  try {
    console.log('The users are active …');
    const until = Date.now() + seconds * 1_000;
    if (values.kill) setTimeout(() => void killAndRestart(shop.otherServers[0]!), (seconds * 1_000) / 2);
    await runCrowd(shop, { isRunning: () => Date.now() < until, pauseMs });
    const table = shop.statistics.table();
    console.log('The users have stopped; waiting until every order is settled …');
    const ledger = await checkLedger(shop, { settlesWithinMs: SETTLE_TIMEOUT_MS });
    console.table(table);
    console.log(loadReport(shop, ledger));
    const { handedOver, refundDue, refunded, gifts } = ledger.figures;
    const isIdle = handedOver === 0 || gifts === 0 || refundDue + refunded === 0;
    if (isIdle) console.log('Nothing was handed over, given or cancelled: this run proves nothing of it.');
    return ledger.problems.length === 0 && !isIdle;
  } finally {
    await shop.close();
  }
}

async function killAndRestart(server: ShopServer): Promise<void> {
  await server.kill();
  console.log('One server was killed.');
  await wait(RESTARTED_AFTER_MS);
  const startSeconds = await server.start();
  console.log(`It is back after ${(RESTARTED_AFTER_MS / 1_000 + startSeconds).toFixed(1)} s.`);
}
