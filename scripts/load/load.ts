/** `npm run load`: a crowd at the real shop, how it bears it, and whether its books balance afterwards. */
import { parseArgs } from 'node:util';
import { withOwnDatabase } from '../ownDatabase.ts';
import { balanceBooks } from './books.ts';
import { letThemIn } from './crowd.ts';
import { loadText } from './report.ts';
import { openWorld } from './world.ts';

/** A lost callback is asked about after 15 seconds, and messages leave ten in a second at most. */
const SETTLES_WITHIN_MS = 180_000;

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

let isGood = true;
for (const { engine, run } of runs) {
  console.log(`\n── ${engine}: ${people} people for ${seconds} s, ${pauseMs} ms between two things they do`);
  isGood = (await run()) && isGood;
}
process.exitCode = isGood ? 0 : 1;

async function underLoad(databaseUrl: string | null): Promise<boolean> {
  console.log('Starting the shop, and signing everybody in …');
  const world = await openWorld({ databaseUrl, people });
  try {
    console.log('They are in …');
    const until = Date.now() + seconds * 1_000;
    await letThemIn(world, { isOpen: () => Date.now() < until, pauseMs });
    const lines = world.tally.lines();
    console.log('They are gone; waiting until everything is settled …');
    const verdict = await balanceBooks(world, { settlesWithinMs: SETTLES_WITHIN_MS });
    console.log(loadText(world, lines, verdict));
    return verdict.wrong.length === 0;
  } finally {
    await world.close();
  }
}
