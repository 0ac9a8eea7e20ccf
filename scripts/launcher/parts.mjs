import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { knownAdvisories } from './advisories.mjs';
import { ensureBuilt } from './build.mjs';
import { changed, testsOfChanged } from './changed.mjs';
import { check } from './check.mjs';
import { countTests } from './counts.mjs';
import {
  cachedTicketFits,
  cachedTicketText,
  dashboardElsewhere,
  dashboardFits,
  dashboardText,
  firstLoadText,
  firstVisitText,
  mocksInBuild,
  visitFits,
  weighCachedTicket,
  weighDashboard,
  weighFirstLoads,
  weighFirstVisits,
  weighWholeBag,
  wholeBagFits,
  wholeBagText,
} from './first-load.mjs';
import { reportsFolder, STORIES, toolScript } from './paths.mjs';
import { PlainFailure } from './plain-failure.mjs';
import { hostedPrograms, startPostgres } from './postgres.mjs';
import { runWithTail } from './processes.mjs';

const TEST = ['test', 'all'];
const QUICK = ['quick', ...TEST];
const ALL = ['all'];

/**
 * The parts, in the order in which they begin, each with the levels that run it and its budget in core seconds. Only
 * `npm run test:all` fails over a budget: how long a machine takes is no fault of a change.
 */
export const PARTS = [
  { name: 'check', levels: QUICK, budget: { test: 70, all: 140 }, run: runCheck },
  { name: 'unit', levels: QUICK, budget: { test: 70, all: 260 }, takesFiles: true, run: runUnit },
  {
    name: 'journeys',
    levels: TEST,
    budget: { test: 270, all: 1200 },
    takesFiles: true,
    browser: true,
    run: runJourneys,
  },
  {
    name: 'stories',
    levels: TEST,
    budget: { test: 300, all: 2000 },
    takesFiles: true,
    browser: true,
    run: runStories,
  },
  { name: 'server', levels: QUICK, budget: { test: 213, all: 800 }, takesFiles: true, run: runServer },
  { name: 'postgres', levels: TEST, budget: { test: 30, all: 700 }, takesFiles: true, run: runOnPostgres },
  { name: 'postgrest', levels: TEST, budget: { test: 30, all: 500 }, takesFiles: true, run: runOnPostgrest },
  { name: 'weight', levels: TEST, budget: { test: 15, all: 30 }, run: runWeight },
  { name: 'tools', levels: ALL, budget: { all: 120 }, browser: true, run: runTools },
  { name: 'packages', levels: ALL, budget: { all: 120 }, browser: true, run: runPackages },
  { name: 'advisories', levels: ALL, budget: { all: 10 }, run: runAdvisories },
];

async function runCheck() {
  const { steps, failed } = await check();
  return { passed: steps.length - failed.length, failed: failed.length, names: failed };
}

function runTools({ environment }) {
  return runNodeTests('tools', 'scripts/checks/*.test.mjs', environment);
}

/** Installs the packed packages in an app outside the workspace, from npm's cache as far as possible. */
function runPackages({ environment }) {
  return runNodeTests('packages', 'scripts/checks/packages/*.test.ts', environment);
}

async function runNodeTests(name, files, environment) {
  const report = freshReport(`${name}.tap`);
  const reporters = ['spec', 'stdout', 'tap', report].map(
    (value, index) => `--test-reporter${index % 2 === 1 ? '-destination' : ''}=${value}`,
  );
  const { code, tail } = await runWithTail(['--test', ...reporters, files], { environment });
  return countTests('tap', report, code, tail);
}

async function runAdvisories() {
  const { clean, found, reason } = await knownAdvisories();
  if (reason)
    return { passed: 0, failed: 0, note: `NOT RUN: the registry says nothing of advisories (${reason})` };
  return { passed: clean, failed: found.length, names: found };
}

/** Coverage is measured where every case is tried. */
function runUnit({ level, ...context }) {
  const isWhole = level === 'all' && context.files.length === 0 && context.shard === undefined;
  const options = [...(isWhole ? ['--coverage'] : []), ...(level === 'quick' ? changed() : [])];
  return runVitest('unit', ['--project', 'unit', '--project', 'web'], { ...context, options });
}

/** While working: the tests of the changed files, and not everything that uses the server. */
function runServer({ level, ...context }) {
  const files = level === 'quick' ? testsOfChanged('apps/server/') : context.files;
  if (level === 'quick' && files.length === 0) return { passed: 0, failed: 0, note: 'nothing changed' };
  return afterBuild(() => runVitest('server', ['--project', 'server'], { ...context, files }));
}

/** Builds first, because a part that runs alone may find no build. */
async function afterBuild(run) {
  try {
    await ensureBuilt();
  } catch (error) {
    if (!(error instanceof PlainFailure)) throw error;
    console.error(error.message);
    return { passed: 0, failed: 1 };
  }
  return run();
}

function runWeight() {
  return afterBuild(async () => {
    const weights = await weighFirstLoads();
    const visits = await weighFirstVisits();
    const tickets = await weighCachedTicket();
    const wholeBags = await weighWholeBag();
    const dashboard = await weighDashboard();
    console.log(
      `JavaScript before hydration, gzipped:\n${firstLoadText(weights)}\n${cachedTicketText(tickets)}\n${wholeBagText(wholeBags)}\n${dashboardText(dashboard)}`,
    );
    console.log(`JavaScript of a first visit:\n${firstVisitText(visits)}`);
    const mocks = mocksInBuild();
    if (mocks.length > 0) console.log(`The build contains the mocks: ${mocks.join(', ')}`);
    const elsewhere = dashboardElsewhere();
    if (elsewhere.length > 0) console.log(`The dashboard is downloaded with: ${elsewhere.join(', ')}`);
    const verdicts = [
      ...weights.map(({ address, locale, bytes, limit }) => [`${address} ${locale}`, bytes <= limit]),
      ...visits.map((visit) => [`a first visit to ${visit.address} ${visit.locale}`, visitFits(visit)]),
      ...tickets.map((ticket) => [`a ticket from the cache ${ticket.locale}`, cachedTicketFits(ticket)]),
      ...wholeBags.map((bag) => [`/bag/:id until its buttons act ${bag.locale}`, wholeBagFits(bag)]),
      ...dashboard.map((view) => [`the dashboard ${view.locale}`, dashboardFits(view)]),
      ['the build without mocks', mocks.length === 0],
      ['the dashboard for admins alone', elsewhere.length === 0],
    ];
    const names = verdicts.flatMap(([name, fits]) => (fits ? [] : [name]));
    return { passed: verdicts.length - names.length, failed: names.length, names };
  });
}

/** What can differ on a PostgreSQL server, as hosted projects have; all database tests in `test:all`. */
function runOnPostgres(context) {
  return afterBuild(() => runWithPostgres('postgres', context));
}

/** The same with real PostgREST, on a database prepared as hosted projects prepare theirs. */
async function runOnPostgrest({ environment, ...context }) {
  const programs = await hostedPrograms();
  if (!programs) return { passed: 0, failed: 0, note: 'NOT RUN: no PostgREST for this system' };
  const withPrograms = {
    ...environment,
    ZAWADEH_TEST_POSTGREST: programs.postgrest,
    ZAWADEH_TEST_SUPABASE: programs.supabase,
  };
  // Hosted projects call it so, and have another role named `postgres`.
  return runWithPostgres('postgrest', { ...context, environment: withPrograms, superuser: 'supabase_admin' });
}

async function runWithPostgres(project, { environment, superuser, ...context }) {
  const server = await startPostgres({ superuser });
  if (!server) return { passed: 0, failed: 0, note: 'NOT RUN: no PostgreSQL for this machine' };
  try {
    return await runVitest(project, ['--project', project], {
      ...context,
      environment: { ...environment, ZAWADEH_TEST_POSTGRES: server.url },
    });
  } finally {
    await server.stop();
  }
}

function runStories(context) {
  // Rejected pictures of an earlier run would be shown for review again.
  rmSync(join(reportsFolder, 'pictures'), { recursive: true, force: true });
  const options = context.isInLane ? ['--maxWorkers=1'] : [];
  return runVitest('stories', STORIES, { ...context, options });
}

async function runVitest(name, which, { environment, options = [], files, shard }) {
  const report = freshReport(`${name}.json`);
  const args = [toolScript('vitest'), 'run', ...files, ...which, ...options];
  args.push('--reporter=default', '--reporter=json', `--outputFile.json=${report}`);
  if (shard !== undefined) args.push(`--shard=${shard}`);
  const { code, tail } = await runWithTail(args, { environment });
  return countTests('vitest', report, code, tail);
}

function runJourneys({ environment, files, shard, isInLane }) {
  return afterBuild(async () => {
    const report = freshReport('journeys.json');
    const args = [toolScript('@playwright/test', 'playwright'), 'test', ...files, '--reporter=list,json'];
    if (isInLane) args.push('--workers=1');
    if (shard !== undefined) args.push(`--shard=${shard}`);
    const { code, tail } = await runWithTail(args, {
      environment: { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    });
    return countTests('playwright', report, code, tail);
  });
}

function freshReport(name) {
  const file = join(reportsFolder, name);
  mkdirSync(reportsFolder, { recursive: true });
  rmSync(file, { force: true });
  return file;
}
