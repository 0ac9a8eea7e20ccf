import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { countTests, slowestOf } from '../launcher/counts.mjs';
import { contentFingerprint, installFingerprint } from '../launcher/fingerprint.mjs';
import { withLock } from '../launcher/lock.mjs';
import { nodeIsNewEnough } from '../launcher/node-version.mjs';
import { root } from '../launcher/paths.mjs';
import { withProgress } from '../launcher/progress.mjs';
import { systemBrowserPath } from '../launcher/system-browser.mjs';
import { chooseParts } from '../launcher/test-arguments.mjs';

const folder = mkdtempSync(join(tmpdir(), 'zawadeh launcher '));
after(() => rmSync(folder, { recursive: true, force: true }));

function write(file, contents) {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), typeof contents === 'string' ? contents : JSON.stringify(contents));
  return join(folder, file);
}

describe('fingerprints', () => {
  it('an install changes with a dependency and not with a script', () => {
    write('package.json', { workspaces: ['packages/*', 'mocks'] });
    write('package-lock.json', '{}');
    write('packages/one/package.json', { dependencies: { a: '1' } });
    write('packages/notes.txt', 'no package');
    const first = installFingerprint(folder);
    write('packages/one/package.json', { dependencies: { a: '1' }, scripts: { b: 'c' } });
    assert.equal(installFingerprint(folder), first);
    write('packages/one/package.json', { dependencies: { a: '2' } });
    assert.notEqual(installFingerprint(folder), first);
  });

  it('a build changes with the contents and names of its sources, and not with what is ignored', () => {
    write('web/src/a.ts', '1');
    const hash = () => contentFingerprint(folder, ['web', 'absent'], ['dist']);
    const first = hash();
    write('web/dist/a.js', '1');
    assert.equal(hash(), first);
    write('web/src/a.ts', '2');
    assert.notEqual(hash(), first);
  });
});

describe('the lock', () => {
  it('lets one at a time through', async () => {
    const events = [];
    const run = (name) =>
      withLock(join(folder, 'turns.lock'), async () => {
        events.push(`${name} in`);
        await pause(30);
        events.push(`${name} out`);
      });
    await Promise.all([run('a'), run('b')]);
    assert.deepEqual(events, ['a in', 'a out', 'b in', 'b out']);
  });

  it('is taken over from a process that was killed', async () => {
    const file = write('stale.lock', 'someone else');
    utimesSync(file, new Date(0), new Date(0));
    assert.equal(await withLock(file, async () => 'done'), 'done');
  });
});

describe('counts', () => {
  it('reads a vitest report, names what failed and counts a file that cannot be loaded', () => {
    const failed = { status: 'failed', fullName: 'a cart holds', failureMessages: ['1 is not 2\n at x'] };
    const passed = { status: 'passed', fullName: 'a cart is empty', duration: 40 };
    const testResults = [
      { status: 'failed', name: join(root, 'a.test.ts'), message: 'No such file', assertionResults: [] },
      { status: 'failed', name: 'b.test.ts', assertionResults: [{ ...failed, duration: 7 }, passed] },
    ];
    const report = write('v.json', { numPassedTests: 5, numFailedTests: 1, testResults });
    assert.deepEqual(countTests('vitest', report, 1), {
      passed: 5,
      failed: 2,
      names: ['b.test.ts › a cart holds: 1 is not 2', 'a.test.ts › cannot be loaded: No such file'],
      slowest: [
        { name: 'b.test.ts › a cart is empty', ms: 40 },
        { name: 'b.test.ts › a cart holds', ms: 7 },
      ],
    });
  });

  it('reads a playwright report, and names what failed', () => {
    const test = (status) => ({
      status,
      projectName: 'ar-desktop',
      results: [{ duration: 1_200, error: { message: 'late\n' } }],
    });
    const skipped = { status: 'skipped', projectName: 'en-phone', results: [] };
    const specs = [
      { file: 'buy.spec.ts', title: 'a bag', tests: [test('unexpected'), test('expected'), skipped] },
    ];
    const stats = { expected: 4, unexpected: 2 };
    const report = write('p.json', { stats, errors: [], suites: [{ suites: [{ specs }] }] });
    const names = ['e2e/buy.spec.ts › a bag [ar-desktop]: late'];
    const slowest = [1, 2].map(() => ({ name: 'e2e/buy.spec.ts › a bag [ar-desktop]', ms: 1_200 }));
    assert.deepEqual(countTests('playwright', report, 1), { passed: 4, failed: 2, names, slowest });
  });

  it('reads a tap report, with the time of each test and not of a suite', () => {
    const timed = (name, ms, type) => `${name}\n  ---\n  duration_ms: ${ms}\n  type: '${type}'\n  ...\n`;
    const lines = [
      timed('    ok 1 - it is quick', 3.5, 'test'),
      timed('ok 1 - all of it', 95, 'suite'),
      timed('not ok 2 - it holds', 80, 'test'),
    ];
    const report = write('t.tap', `${lines.join('')}# tests 4\n# pass 2\n# fail 1\n# cancelled 1\n`);
    const slowest = [
      { name: 'it holds', ms: 80 },
      { name: 'it is quick', ms: 3.5 },
    ];
    assert.deepEqual(countTests('tap', report, 1), { passed: 2, failed: 2, names: ['it holds'], slowest });
  });

  it('lists the ten slowest tests, the slowest first', () => {
    const tests = Array.from({ length: 12 }, (_, place) => ({ name: `test ${place}`, ms: place }));
    assert.deepEqual(
      slowestOf(tests).map(({ ms }) => ms),
      [11, 10, 9, 8, 7, 6, 5, 4, 3, 2],
    );
  });

  it('counts a run without a report as one failure', () => {
    assert.deepEqual(countTests('vitest', join(folder, 'absent.json'), 0), {
      passed: 0,
      failed: 1,
      names: ['the run left no report, and ended with 0'],
      slowest: [],
    });
  });

  it('counts a bad end as a failure even when every test passed, and shows the last lines', () => {
    const report = write('ok.json', { numPassedTests: 5, numFailedTests: 0, testResults: [] });
    const tail = '\u001B[31mERROR: Coverage\u001B[39m\n\n  cart.ts 42\n';
    assert.deepEqual(countTests('vitest', report, 1, tail), {
      passed: 5,
      failed: 1,
      names: ['no test failed, but the run ended with 1\n    ERROR: Coverage\n      cart.ts 42'],
      slowest: [],
    });
  });
});

describe('arguments and surroundings', () => {
  const parts = [
    { name: 'check', levels: ['quick', 'test', 'all'] },
    { name: 'journeys', levels: ['test', 'all'], takesFiles: true },
    { name: 'tools', levels: ['all'] },
  ];

  it('divides all parts between two shards: each runs in one, and what its runner can divide in both', () => {
    const names = (shard) => chooseParts(['--all', '--shard', shard], parts).chosen.map(({ name }) => name);
    assert.deepEqual(names('1/2'), ['check', 'journeys', 'tools']);
    assert.deepEqual(names('2/2'), ['journeys']);
    assert.throws(() => names('3/2'), /--shard/);
  });

  it('chooses the parts of a level, or one part', () => {
    assert.deepEqual(chooseParts([], parts).chosen, parts.slice(0, 2));
    assert.deepEqual(chooseParts(['--all'], parts).chosen, parts);
    assert.deepEqual(chooseParts(['--quick'], parts).chosen, [parts[0]]);
    assert.deepEqual(chooseParts(['--only', 'journeys'], parts).chosen, [parts[1]]);
    assert.deepEqual(chooseParts(['--only', 'journeys', 'e2e/buy', 'e2e/bag'], parts).files, [
      'e2e/buy',
      'e2e/bag',
    ]);
    assert.throws(() => chooseParts(['--only', 'nothing'], parts), /check, journeys/);
    assert.throws(() => chooseParts(['--only', 'check', 'e2e'], parts), /After journeys/);
    assert.throws(() => chooseParts(['--fast'], parts), /--quick/);
  });

  it('knows which Node is too old', () => {
    assert.equal(nodeIsNewEnough('18.20.4'), false);
    assert.equal(nodeIsNewEnough('20.0.0'), true);
  });

  it('finds an installed browser where each system keeps it', () => {
    const only = (place) => (path) => path === place;
    const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
    assert.equal(systemBrowserPath('darwin', {}, only(mac)), mac);
    const linux = join('/opt/bin', 'chromium');
    assert.equal(systemBrowserPath('linux', { PATH: '/opt/bin' }, only(linux)), linux);
    assert.equal(
      systemBrowserPath('win32', {}, () => false),
      undefined,
    );
  });

  it('says how long a step has taken, with and without a terminal', async () => {
    for (const isTTY of [true, false]) {
      let shown = '';
      const stream = { isTTY, write: (text) => (shown += text) };
      await withProgress('Step', () => pause(30), { stream, every: 10 });
      assert.match(shown, /Step … 0 s[^]*Step: done in 0\.\d s\n$/);
    }
  });
});
