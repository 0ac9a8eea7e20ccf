import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { knownAdvisories } from './advisories.mjs';
import { ensureBuilt } from './build.mjs';
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
import { reportsFolder, toolScript } from './paths.mjs';
import { PlainFailure } from './plain-failure.mjs';
import { hostedPrograms, startPostgres } from './postgres.mjs';
import { runWithTail } from './processes.mjs';

/**
 * The parts of `npm test`, the quickest first. A part is skipped when one of its `needs` has failed:
 * a part, or a step of the check.
 */
export const PARTS = [
  { name: 'check', quick: true, run: runCheck },
  { name: 'tools', quick: true, browser: true, run: runTools },
  { name: 'advisories', quick: true, run: runAdvisories },
  { name: 'unit', quick: true, takesFiles: true, run: runUnit },
  { name: 'packages', quick: true, browser: true, needs: ['types'], run: runPackages },
  { name: 'build', quick: true, needs: ['types'], run: runBuild },
  { name: 'weight', quick: true, needs: ['build'], run: runWeight },
  { name: 'server', quick: true, takesFiles: true, needs: ['build'], run: runServer },
  { name: 'postgres', takesFiles: true, needs: ['build'], run: runOnPostgres },
  { name: 'postgrest', takesFiles: true, needs: ['types'], run: runOnPostgrest },
  { name: 'stories', quick: true, takesFiles: true, browser: true, needs: ['types'], run: runStories },
  { name: 'journeys', takesFiles: true, browser: true, needs: ['types', 'build'], run: runJourneys },
];

/** Server tests wait a quarter of their time for databases and clocks, so one more worker than cores pays off. */
const EXTRA_WORKER = [`--maxWorkers=${availableParallelism() + 1}`];

async function runCheck() {
  const { steps, failed } = await check();
  return { passed: steps.length - failed.length, failed: failed.length, failedSteps: failed };
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

/** Coverage is measured on complete runs only. */
function runUnit({ files }) {
  return runVitest('unit', 'unit', { files, options: files.length === 0 ? ['--coverage'] : [] });
}

function runServer({ files }) {
  return afterBuild(() => runVitest('server', 'server', { files, options: EXTRA_WORKER }));
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

function runBuild() {
  return afterBuild(() => ({ passed: 1, failed: 0 }));
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

/** Repeats the database tests on a PostgreSQL server, as hosted projects have. */
function runOnPostgres({ files }) {
  return afterBuild(() => runWithPostgres('postgres', { files }));
}

/** Repeats them with real PostgREST, on a database prepared as hosted projects prepare theirs. */
async function runOnPostgrest({ files }) {
  const programs = await hostedPrograms();
  if (!programs) return { passed: 0, failed: 0, note: 'NOT RUN: no PostgREST for this system' };
  const environment = {
    ZAWADEH_TEST_POSTGREST: programs.postgrest,
    ZAWADEH_TEST_SUPABASE: programs.supabase,
  };
  // Hosted projects call it so, and have another role named `postgres`.
  return runWithPostgres('postgrest', { files, environment, superuser: 'supabase_admin' });
}

async function runWithPostgres(project, { files, environment, superuser }) {
  const server = await startPostgres({ superuser });
  if (!server) return { passed: 0, failed: 0, note: 'NOT RUN: no PostgreSQL for this machine' };
  try {
    return await runVitest(project, project, {
      files,
      options: EXTRA_WORKER,
      environment: { ...environment, ZAWADEH_TEST_POSTGRES: server.url },
    });
  } finally {
    await server.stop();
  }
}

function runStories({ quick, environment, files }) {
  // Rejected pictures of an earlier run would be shown for review again.
  rmSync(join(reportsFolder, 'pictures'), { recursive: true, force: true });
  return runVitest('stories', 'stories', {
    environment: { ...environment, ...(quick && { ZAWADEH_MODES: 'en-light-phone' }) },
    files,
  });
}

async function runVitest(name, project, { environment, options = [], files = [] } = {}) {
  const report = freshReport(`${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const args = [toolScript('vitest'), 'run', ...files, '--project', project, ...options, ...reporters];
  const { code, tail } = await runWithTail(args, { environment });
  return countTests('vitest', report, code, tail);
}

function runJourneys({ environment, files }) {
  return afterBuild(async () => {
    const report = freshReport('journeys.json');
    const args = [toolScript('@playwright/test', 'playwright'), 'test', ...files, '--reporter=list,json'];
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
