import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './paths.mjs';

/** As many as a run lists at its end. */
const MAX_SLOWEST = 10;

/** Enough for the table of what is not covered, or for an error with its place. */
const MAX_LAST_LINES = 30;

const READERS = {
  vitest(report) {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(report);
    // A file that fails to load has no tests, and counts as one failure.
    const broken = testResults.filter(
      ({ status, assertionResults }) =>
        status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
    );
    const names = testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter((test) => test.status === 'failed')
        .map(({ fullName, failureMessages }) => named(name, fullName, failureMessages?.[0])),
    );
    return {
      passed: numPassedTests,
      failed: numFailedTests + broken.length,
      names: [...names, ...broken.map(({ name, message }) => named(name, 'cannot be loaded', message))],
      slowest: slowestOf(
        testResults.flatMap(({ name, assertionResults }) =>
          assertionResults.map((test) => ({ name: named(name, test.fullName), ms: test.duration })),
        ),
      ),
    };
  },
  playwright(report) {
    const { stats, errors, suites = [] } = JSON.parse(report);
    const tests = suites.flatMap(journeysIn);
    return {
      passed: stats.expected,
      failed: stats.unexpected + errors.length,
      names: tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ file, title, results }) => named(file, title, results?.at(-1)?.error?.message)),
      slowest: slowestOf(
        tests.map(({ file, title, results }) => ({
          name: named(file, title),
          ms: results.at(-1)?.duration ?? 0,
        })),
      ),
    };
  },
  tap(report) {
    const number = (name) => Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(report)[1]);
    const names = Array.from(report.matchAll(/^\s*not ok \d+ - (.*)$/gm), ([, name]) => name);
    const timed = Array.from(report.matchAll(TIMED_TEST), ([, name, ms]) => ({ name, ms: Number(ms) }));
    const failed = number('fail') + number('cancelled');
    return { passed: number('pass'), failed, names, slowest: slowestOf(timed) };
  },
};

/** A suite has the type 'suite', and its time is that of its tests. */
const TIMED_TEST = /^ *(?:not )?ok \d+ - (.*)\n *---\n *duration_ms: ([\d.]+)\n *type: 'test'$/gm;

/** Every test of a suite and the suites in it, with its file and project. */
function journeysIn({ suites = [], specs = [] }) {
  const tests = specs.flatMap(({ file, title, tests: runs }) =>
    runs.map(({ projectName, status, results = [] }) => ({
      file: `e2e/${file}`,
      title: `${title} [${projectName}]`,
      status,
      results,
    })),
  );
  return [...tests, ...suites.flatMap(journeysIn)];
}

/** The slowest tests, the slowest first; a skipped test has no time. */
export function slowestOf(tests) {
  return tests
    .filter(({ ms }) => ms > 0)
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, MAX_SLOWEST);
}

/** One line for the summary at the end of a run. */
function named(file, title, message = '') {
  const place = file.startsWith(root) ? relative(root, file) : file;
  const [firstLine] = stripVTControlCharacters(message).split('\n');
  return firstLine ? `${place} › ${title}: ${firstLine}` : `${place} › ${title}`;
}

/** A run that exits with an error counts at least one failure, whatever its report says, and says why if it can. */
export function countTests(kind, reportFile, exitCode, tail = '') {
  const ending = [`ended with ${exitCode}`, ...lastLines(tail)].join('\n    ');
  let counts;
  try {
    counts = READERS[kind](readFileSync(reportFile, 'utf8'));
  } catch {
    return { passed: 0, failed: 1, names: [`the run left no report, and ${ending}`], slowest: [] };
  }
  if (exitCode === 0 || counts.failed > 0) return counts;
  return { ...counts, failed: 1, names: [`no test failed, but the run ${ending}`] };
}

function lastLines(text) {
  return stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(-MAX_LAST_LINES);
}
