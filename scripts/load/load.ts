/** `npm run load`: many users at the real server; response times, errors, memory, and a check of the ledger. */
import { parseArgs } from 'node:util';
import { withOwnDatabase } from '../ownDatabase.ts';
import { checkLedger } from './ledger.ts';
import { runCrowd } from './crowd.ts';
import { loadReport } from './report.ts';
import { openLoadShop } from './loadShop.ts';

/** The server polls a payment without a callback after 15 seconds, and sends at most ten messages a second. */
const SETTLE_TIMEOUT_MS = 180_000;

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '40' },
    seconds: { type: 'string', default: '30' },
    pause: { type: 'string', default: '100' },
    only: { type: 'string' },
  },
});
const [people, seconds, pauseMs] = [values.people, values.seconds, values.pause].map(Number) as [
  number,
  number,
  number,
];
const postgresUrl = process.env.ZAWADEH_TEST_POSTGRES;

const runs = [
  { engine: 'PGlite', run: () => underLoad(null) },
  ...(postgresUrl ? [{ engine: 'PostgreSQL', run: () => withOwnDatabase(postgresUrl, underLoad) }] : []),
].filter(({ engine }) => values.only === undefined || engine.toLowerCase() === values.only.toLowerCase());
if (runs.length === 0) throw new Error('--only is pglite or postgresql.');

let isPassed = true;
for (const { engine, run } of runs) {
  console.log(`\n── ${engine}: ${people} people for ${seconds} s, ${pauseMs} ms between two activities`);
  isPassed = (await run()) && isPassed;
}
process.exitCode = isPassed ? 0 : 1;

async function underLoad(databaseUrl: string | null): Promise<boolean> {
  console.log('Starting the server, and signing the users in …');
  const shop = await openLoadShop({ databaseUrl, userCount: people });
  try {
    console.log('The users are active …');
    const until = Date.now() + seconds * 1_000;
    await runCrowd(shop, { isRunning: () => Date.now() < until, pauseMs });
    const lines = shop.statistics.lines();
    console.log('The users have stopped; waiting until every order is settled …');
    const ledger = await checkLedger(shop, { settlesWithinMs: SETTLE_TIMEOUT_MS });
    console.log(loadReport(shop, lines, ledger));
    return ledger.problems.length === 0;
  } finally {
    await shop.close();
  }
}
