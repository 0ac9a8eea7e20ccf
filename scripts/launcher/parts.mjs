import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { changed, testsOfChanged } from './changed.mjs';
import { check } from './check.mjs';
import { countTests } from './counts.mjs';
import { dashboardElsewhere, fits, mocksInBuild, weigh, weightText } from './first-load.mjs';
import { runNpm } from './install.mjs';
import { reportsFolder, root, STORIES, toolScript } from './paths.mjs';
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
  { name: 'tools', levels: ALL, budget: { all: 120 }, run: runTools },
  { name: 'advisories', levels: ALL, budget: { all: 10 }, run: runAdvisories },
];

async function runCheck() {
  const { steps, failed } = await check();
  return { passed: steps.length - failed.length, failed: failed.length, names: failed };
}

async function runTools({ environment }) {
  const report = freshReport('tools.tap');
  const reporters = ['spec', 'stdout', 'tap', report].map(
    (value, index) => `--test-reporter${index % 2 === 1 ? '-destination' : ''}=${value}`,
  );
  const args = ['--test', ...reporters, 'scripts/checks/*.test.mjs'];
  const { code, tail } = await runWithTail(args, { environment });
  return countTests('tap', report, code, tail);
}

/** Shipped packages have a stricter limit than those that only build and test. An offline npm would know of nothing. */
const AUDITS = [
  ['--omit=dev', '--workspace=@zawadeh/server', '--workspace=@zawadeh/web', '--audit-level=moderate'],
  ['--audit-level=high'],
];

async function runAdvisories() {
  const names = [];
  for (const options of AUDITS) {
    const { code, output } = await runNpm(
      ['audit', '--offline=false', '--fetch-retries=0', ...options],
      root,
    );
    if (code === 0) continue;
    const [found] = /^\d+ .*vulnerabilit.*$/m.exec(output) ?? [];
    if (!found) return { passed: 0, failed: 0, note: 'NOT RUN: the registry says nothing of advisories' };
    console.log(output);
    names.push(`npm audit ${options.join(' ')}: ${found}`);
  }
  return { passed: AUDITS.length - names.length, failed: names.length, names };
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
    const weights = await weigh();
    console.log(`JavaScript, gzipped:\n${weights.map(weightText).join('\n')}`);
    const names = [
      ...weights.filter((weight) => !fits(weight)).map(weightText),
      ...mocksInBuild().map((file) => `the build contains the mocks: ${file}`),
      ...dashboardElsewhere().map((entry) => `the dashboard is downloaded with ${entry}`),
    ];
    return { passed: weights.length + 2 - names.length, failed: names.length, names };
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
