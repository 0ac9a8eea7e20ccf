import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { countTests } from '../launcher/counts.mjs';
import { withLock } from '../launcher/lock.mjs';
import { nodeIsNewEnough } from '../launcher/node-version.mjs';
import { projectNode, root } from '../launcher/paths.mjs';
import { chooseParts } from '../launcher/test-arguments.mjs';

const folder = mkdtempSync(join(tmpdir(), 'zawadeh launcher '));
after(() => rmSync(folder, { recursive: true, force: true }));

function write(file, contents) {
  writeFileSync(join(folder, file), typeof contents === 'string' ? contents : JSON.stringify(contents));
  return join(folder, file);
}

describe('the lock', () => {
  it('lets one command at a time through', async () => {
    const events = [];
    const run = (name) =>
      withLock(
        'turns',
        async () => {
          events.push(`${name} in`);
          await pause(30);
          events.push(`${name} out`);
        },
        folder,
      );
    await Promise.all([run('a'), run('b')]);
    assert.deepEqual(events, ['a in', 'a out', 'b in', 'b out']);
  });

  it('is taken over from a command that was killed', async () => {
    utimesSync(write('stale.lock', ''), new Date(0), new Date(0));
    assert.equal(await withLock('stale', async () => 'done', folder), 'done');
  });
});

describe('counts', () => {
  it('a vitest report is read: what failed has a name, and a file that cannot be loaded is a failure', () => {
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

  it('a playwright report is read, and what failed has a name', () => {
    const test = (status) => ({
      status,
      projectName: 'ar-desktop',
      results: [{ duration: 1_200, error: { message: 'late\n' } }],
    });
    const specs = [{ file: 'buy.spec.ts', title: 'a bag', tests: [test('unexpected'), test('expected')] }];
    const stats = { expected: 4, unexpected: 2 };
    const report = write('p.json', { stats, errors: [], suites: [{ suites: [{ specs }] }] });
    const names = ['e2e/buy.spec.ts › a bag [ar-desktop]: late'];
    const slowest = [1, 2].map(() => ({ name: 'e2e/buy.spec.ts › a bag [ar-desktop]', ms: 1_200 }));
    assert.deepEqual(countTests('playwright', report, 1), { passed: 4, failed: 2, names, slowest });
  });

  it('a tap report is read, with the time of each test and not of a suite', () => {
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

  it('a run without a report is one failure, and one that ends badly is, even when every test passed', () => {
    assert.deepEqual(countTests('vitest', join(folder, 'absent.json'), 0).names, [
      'the run left no report, and ended with 0',
    ]);
    const report = write('ok.json', { numPassedTests: 5, numFailedTests: 0, testResults: [] });
    const { failed, names } = countTests(
      'vitest',
      report,
      1,
      '\u001B[31mERROR: Coverage\u001B[39m\n\n  cart.ts 42\n',
    );
    assert.equal(failed, 1);
    assert.deepEqual(names, [
      'no test failed, but the run ended with 1\n    ERROR: Coverage\n      cart.ts 42',
    ]);
  });
});

describe('the arguments of npm test', () => {
  const parts = [
    { name: 'check', levels: ['quick', 'test', 'all'] },
    { name: 'journeys', levels: ['test', 'all'], takesFiles: true },
    { name: 'tools', levels: ['all'] },
  ];
  const chosen = (...args) => chooseParts(args, parts).chosen.map(({ name }) => name);

  it('choose the parts of a level, or one part', () => {
    assert.deepEqual(chosen(), ['check', 'journeys']);
    assert.deepEqual(chosen('--all'), ['check', 'journeys', 'tools']);
    assert.deepEqual(chosen('--quick'), ['check']);
    assert.deepEqual(chosen('--only', 'journeys'), ['journeys']);
    assert.deepEqual(chooseParts(['--only', 'journeys', 'e2e/buy'], parts).files, ['e2e/buy']);
    assert.throws(() => chosen('--only', 'nothing'), /check, journeys/);
    assert.throws(() => chosen('--only', 'check', 'e2e'), /After journeys/);
    assert.throws(() => chosen('--fast'), /--quick/);
  });

  it('divide all parts between two shards: each runs in one, and what its runner can divide in both', () => {
    assert.deepEqual(chosen('--all', '--shard', '1/2'), ['check', 'journeys', 'tools']);
    assert.deepEqual(chosen('--all', '--shard', '2/2'), ['journeys']);
    assert.throws(() => chosen('--all', '--shard', '3/2'), /--shard/);
  });
});

it('a Node older than 20 is too old', () => {
  assert.equal(nodeIsNewEnough('18.20.4'), false);
  assert.equal(nodeIsNewEnough('20.0.0'), true);
});

describe('every command of package.json', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const commands = Object.keys(scripts).filter((name) => name !== 'postinstall');

  it('says with --help what it does', () => {
    for (const name of commands) {
      assert.equal(scripts[name], `node scripts/run.mjs ${name}`);
      const { stdout } = spawnSync(projectNode(), ['scripts/run.mjs', name, '--help'], {
        cwd: root,
        encoding: 'utf8',
      });
      assert.match(stdout, new RegExp(`^npm run ${name}: .{10}`));
    }
  });

  it('is listed where another was named', () => {
    const { status, stderr } = spawnSync(projectNode(), ['scripts/run.mjs', 'x'], {
      cwd: root,
      encoding: 'utf8',
    });
    assert.equal(status, 1);
    assert.deepEqual(
      commands.filter((name) => !stderr.includes(`  ${name} `)),
      [],
    );
  });
});
