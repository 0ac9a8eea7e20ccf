import { browserEnvironment, findBrowser } from './browser.mjs';
import { slowestOf } from './counts.mjs';
import { asksForHelp, helpText } from './help.mjs';
import { ensureInstalled } from './install.mjs';
import { PARTS } from './parts.mjs';
import { runCommand } from './plain-failure.mjs';
import { chooseParts } from './test-arguments.mjs';

/** Failures listed at the end. */
const MAX_SHOWN = 30;

const OPTIONS = [
  ['--quick', `runs only the quick parts: ${namesOf(PARTS.filter((part) => part.quick))}`],
  ['--only PART', `one part of ${namesOf(PARTS)}`],
  ['--only PART FILE …', `files or folders of it; for ${namesOf(PARTS.filter((part) => part.takesFiles))}`],
];

await runCommand(async (args) => {
  if (asksForHelp(args)) {
    console.log(helpText('npm test', 'every check and test there is', OPTIONS));
    return 0;
  }
  const { quick, chosen, files } = chooseParts(args, PARTS);
  await ensureInstalled();
  const needsBrowser = chosen.some((part) => part.browser);
  const environment = needsBrowser ? browserEnvironment(await findBrowser()) : {};
  const outcomes = [];
  const broken = new Set();
  for (const part of chosen) {
    const outcome = await runPart(part, broken, { quick, environment, files });
    if (outcome.failed !== 0 || outcome.skippedBecause) broken.add(part.name);
    for (const step of outcome.failedSteps ?? []) broken.add(step);
    outcomes.push(outcome);
  }
  return report(outcomes);
});

function namesOf(parts) {
  return parts.map(({ name }) => name).join(', ');
}

async function runPart(part, broken, context) {
  const skippedBecause = part.needs?.find((need) => broken.has(need));
  if (skippedBecause) return { name: part.name, passed: 0, failed: 0, seconds: '0.0', skippedBecause };
  console.log(`\n── ${part.name}`);
  const began = performance.now();
  const counts = await part.run(context);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`── ${part.name}: ${seconds} s`);
  return { name: part.name, seconds, ...counts };
}

function report(outcomes) {
  console.log(`\n${row('part', 'seconds', 'passed', 'failed')}`);
  for (const { name, seconds, passed, failed, skippedBecause, note } of outcomes) {
    const reason = skippedBecause ? `not run: ${skippedBecause} failed` : note;
    console.log(reason ? `${name.padEnd(10)}  ${reason}` : row(name, seconds, passed, failed));
  }
  const sum = (kind) => outcomes.reduce((total, outcome) => total + outcome[kind], 0);
  showFailed(outcomes.flatMap(({ name, names = [] }) => names.map((each) => `${name}: ${each}`)));
  showSlowest(outcomes.flatMap(({ name, slowest = [] }) => slowest.map((test) => ({ part: name, ...test }))));
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') > 0 ? 1 : 0;
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
