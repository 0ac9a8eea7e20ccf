import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { browserEnvironment, findBrowser } from './browser.mjs';
import { countCoreSeconds } from './core-seconds.mjs';
import { slowestOf } from './counts.mjs';
import { PARTS } from './parts.mjs';
import { reportsFolder, root } from './paths.mjs';
import { runLogged } from './processes.mjs';
import { chooseParts } from './test-arguments.mjs';

/** Failures listed at the end. */
const MAX_SHOWN = 30;
/** Lines of a failed part's output that are shown: the rest is in its file. */
const MAX_LAST_LINES = 80;

export const TEST_OPTIONS = [
  [
    '--quick',
    `while working: ${namesOf(PARTS.filter(({ levels }) => levels.includes('quick')))}, no browser`,
  ],
  ['--only PART', `one part of ${namesOf(PARTS)}`],
  ['--only PART FILE …', `files or folders of it; for ${namesOf(PARTS.filter((part) => part.takesFiles))}`],
  ['--all', 'every engine, mode, picture and sweep, as npm run test:all'],
  ['--shard 1/2', 'one half of npm run test:all, for one of two machines'],
];

/**
 * Two parts at once keep two cores busy while one of them starts or waits. Those with a browser have one worker then: two
 * took a fifth more processor time.
 */
const LANES = Math.min(2, availableParallelism());

export async function runTests(args) {
  const { level, shard, chosen, files } = chooseParts(args, PARTS);
  const outcomeFile = process.env.ZAWADEH_OUTCOME;
  const needsBrowser = chosen.some((part) => part.browser);
  const environment = {
    ...(level === 'all' && { ZAWADEH_TESTS: 'all' }),
    ...(needsBrowser && browserEnvironment(await findBrowser())),
  };
  if (outcomeFile) {
    const [part] = chosen;
    const outcome = await part.run({ environment, files, shard, level, isInLane: true });
    writeFileSync(outcomeFile, JSON.stringify(outcome));
    return outcome.failed > 0 ? 1 : 0;
  }
  const core = countCoreSeconds();
  const context = { core, environment, files, shard, level };
  const outcomes =
    chosen.length === 1 ? [await runShown(chosen[0], context)] : await runInLanes(chosen, context);
  core.stop();
  return report(outcomes, level === 'all' && shard === undefined && chosen.length > 1);
}

function namesOf(parts) {
  return parts.map(({ name }) => name).join(', ');
}

async function runShown(part, { core, environment, ...context }) {
  const measured = { ...environment, ...core.environmentOf(part.name) };
  return timed(part, core, () => part.run({ ...context, environment: measured }));
}

async function timed(part, core, run) {
  const began = performance.now();
  const counts = await run();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  return { name: part.name, budget: part.budget, seconds, coreSeconds: core.of(part.name), ...counts };
}

/** Each part is a process of its own, whose output is in .reports. */
async function runInLanes(parts, context) {
  const queue = [...parts];
  const outcomes = [];
  const lane = async () => {
    for (let part = queue.shift(); part; part = queue.shift()) {
      console.log(`${part.name} …`);
      const outcome = await timed(part, context.core, () => runInLane(part, context));
      outcomes.push(outcome);
      const { name, passed, failed, seconds, coreSeconds, log } = outcome;
      console.log(
        `${name}: ${passed} passed, ${failed} failed, ${seconds} s, ${coreSeconds.toFixed(0)} core s`,
      );
      if (failed > 0) console.log(`${lastLines(log)}\nThe whole output of ${name} is in ${log}.`);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return parts.map((part) => outcomes.find(({ name }) => name === part.name));
}

async function runInLane(part, { core, environment, shard, level }) {
  mkdirSync(reportsFolder, { recursive: true });
  const log = join(reportsFolder, `${part.name}.log`);
  const file = join(reportsFolder, `${part.name}.outcome.json`);
  rmSync(file, { force: true });
  const args = [join(root, 'scripts/test.mjs'), '--only', part.name];
  if (level !== 'test') args.push(`--${level}`);
  if (shard !== undefined && part.takesFiles) args.push('--shard', shard);
  const code = await runLogged(args, log, {
    ...environment,
    ...core.environmentOf(part.name),
    ZAWADEH_OUTCOME: file,
  });
  try {
    return { ...JSON.parse(readFileSync(file, 'utf8')), log };
  } catch {
    return { passed: 0, failed: 1, names: [`it ended with ${code}`], log };
  }
}

function lastLines(file) {
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-MAX_LAST_LINES).join('\n');
}

function report(outcomes, failsOverBudget) {
  console.log(`\n${row('part', 'seconds', 'core s', 'budget', 'passed', 'failed')}`);
  const over = [];
  for (const { name, seconds, coreSeconds, budget, passed, failed, note } of outcomes) {
    const limit = failsOverBudget ? budget.all : budget.test;
    if (failsOverBudget && coreSeconds > limit)
      over.push(`${name}: ${coreSeconds.toFixed(0)} core seconds are over its budget of ${limit}`);
    console.log(
      note
        ? `${name.padEnd(10)}  ${note}`
        : row(name, seconds, coreSeconds.toFixed(0), limit ?? '', passed, failed),
    );
  }
  const sum = (kind) => outcomes.reduce((total, outcome) => total + outcome[kind], 0);
  console.log(row('sum', '', sum('coreSeconds').toFixed(0)));
  const failedNames = outcomes.flatMap(({ name, names = [] }) => names.map((each) => `${name}: ${each}`));
  showFailed([...failedNames, ...over]);
  showSlowest(outcomes.flatMap(({ name, slowest = [] }) => slowest.map((test) => ({ part: name, ...test }))));
  const failed = sum('failed') + over.length;
  console.log(`\n${sum('passed')} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

function showFailed(names) {
  if (names.length === 0) return;
  console.log('\nFailed:');
  for (const name of names.slice(0, MAX_SHOWN)) console.log(`  ${name}`);
  if (names.length > MAX_SHOWN) console.log(`  and ${names.length - MAX_SHOWN} more`);
}

function showSlowest(tests) {
  const slowest = slowestOf(tests);
  if (slowest.length === 0) return;
  console.log('\nSlowest:');
  for (const { part, name, ms } of slowest) {
    console.log(`${(ms / 1000).toFixed(1).padStart(7)} s  ${part}: ${name}`);
  }
}

function row(name, ...cells) {
  return name.padEnd(10) + cells.map((cell) => String(cell).padStart(9)).join('');
}
