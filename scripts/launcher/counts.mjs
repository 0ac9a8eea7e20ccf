import { readFileSync } from 'node:fs';

const DIED = { passed: 0, failed: 1 };

const READERS = {
  vitest(report) {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(report);
    // A file that cannot be loaded has no tests to count, and is still a failure.
    const broken = testResults.filter(
      ({ status, assertionResults }) =>
        status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
    );
    return { passed: numPassedTests, failed: numFailedTests + broken.length };
  },
  playwright(report) {
    const { stats, errors } = JSON.parse(report);
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
  },
  tap(report) {
    const number = (name) => Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(report)[1]);
    return { passed: number('pass'), failed: number('fail') + number('cancelled') };
  },
};

/** A run that ended badly counts as a failure at least once, whatever its report says. */
export function countTests(kind, reportFile, exitCode) {
  let counts;
  try {
    counts = READERS[kind](readFileSync(reportFile, 'utf8'));
  } catch {
    return DIED;
  }
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
