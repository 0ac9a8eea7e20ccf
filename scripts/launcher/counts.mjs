import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './paths.mjs';

const CRASHED = { passed: 0, failed: 1, names: [] };

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
    };
  },
  playwright(report) {
    const { stats, errors, suites = [] } = JSON.parse(report);
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + errors.length,
      names: suites.flatMap(unexpectedIn),
    };
  },
  tap(report) {
    const number = (name) => Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(report)[1]);
    const names = Array.from(report.matchAll(/^\s*not ok \d+ - (.*)$/gm), ([, name]) => name);
    return { passed: number('pass'), failed: number('fail') + number('cancelled'), names };
  },
};

function unexpectedIn({ suites = [], specs = [] }) {
  const names = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) =>
        named(`e2e/${file}`, `${title} [${projectName}]`, results?.at(-1)?.error?.message),
      ),
  );
  return [...names, ...suites.flatMap(unexpectedIn)];
}

/** One line for the summary at the end of a run. */
function named(file, title, message = '') {
  const place = file.startsWith(root) ? relative(root, file) : file;
  const [firstLine] = stripVTControlCharacters(message).split('\n');
  return firstLine ? `${place} › ${title}: ${firstLine}` : `${place} › ${title}`;
}

/** A run that exits with an error counts at least one failure, whatever its report says. */
export function countTests(kind, reportFile, exitCode) {
  let counts;
  try {
    counts = READERS[kind](readFileSync(reportFile, 'utf8'));
  } catch {
    return CRASHED;
  }
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
