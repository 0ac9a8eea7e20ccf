import assert from 'node:assert/strict';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { ensureInstalled } from '../launcher/install.mjs';
import { ensureOwnTools } from '../launcher/own-tools.mjs';
import { projectNode } from '../launcher/paths.mjs';

// The fake npm is a shell script, which Windows cannot run.
describe('install', { skip: process.platform === 'win32' }, () => {
  let root;
  let environment;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'zawadeh install '));
    environment = { PATH: join(root, 'bin') + delimiter + process.env.PATH };
    writeFileSync(join(root, 'package.json'), '{}');
    writeFileSync(join(root, 'package-lock.json'), '{}');
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  function fakeNpm(script) {
    mkdirSync(join(root, 'bin'), { recursive: true });
    writeFileSync(join(root, 'bin/npm'), `#!/bin/sh\necho "$@" >> npm-calls\n${script}\n`);
    chmodSync(join(root, 'bin/npm'), 0o755);
  }
  function fakeGoodNpm() {
    const node = projectNode(root);
    fakeNpm(`mkdir -p "${dirname(node)}"\n: > "${node}"`);
  }
  const install = () => ensureInstalled({ root, environment, stream: { write: () => true } });
  const calls = () => readFileSync(join(root, 'npm-calls'), 'utf8').trim().split('\n');

  it('installs once, and again only when the lockfile changed', async () => {
    fakeGoodNpm();
    await install();
    await install();
    assert.equal(calls().length, 1);
    assert.match(calls()[0], /^ci /);
    writeFileSync(join(root, 'package-lock.json'), '{"changed":true}');
    await install();
    assert.equal(calls().length, 2);
  });

  it('runs once when two processes need it', async () => {
    fakeGoodNpm();
    await Promise.all([install(), install()]);
    assert.equal(calls().length, 1);
  });

  it('does not run again after a complete `npm ci` by hand', async () => {
    const lockfile = (...names) =>
      JSON.stringify({
        packages: Object.fromEntries([
          ['', { name: 'zawadeh' }],
          ...names.map((name) => [`node_modules/${name}`, { version: '1.0.0', integrity: name }]),
          ['node_modules/of-another-machine', { version: '1.0.0', optional: true }],
        ]),
      });
    const byHand = (...names) => {
      const { packages } = JSON.parse(lockfile(...names));
      delete packages[''];
      delete packages['node_modules/of-another-machine'];
      writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
    };
    fakeGoodNpm();
    await install();
    for (const [names, installs] of [
      [['a', 'b'], 1],
      [['a'], 2],
      [['a', 'b', 'c'], 3],
    ]) {
      writeFileSync(join(root, 'package-lock.json'), lockfile('a', 'b'));
      rmSync(join(root, 'node_modules/.zawadeh-install'));
      byHand(...names);
      await install();
      assert.equal(calls().length, installs, names.join());
    }
  });

  it('runs again after an incomplete one', async () => {
    fakeNpm('mkdir -p node_modules; exit 1');
    await assert.rejects(install());
    assert.equal(existsSync(join(root, 'node_modules/.zawadeh-install')), false);
    fakeGoodNpm();
    await install();
    assert.equal(calls().length, 2);
  });

  const FAILURES = [
    ['npm error code ENOTFOUND', /registry cannot be reached \(ENOTFOUND\)/],
    ['npm error code EAI_AGAIN', /registry cannot be reached \(EAI_AGAIN\)/],
    ['connect ECONNREFUSED 127.0.0.1:9', /registry cannot be reached \(ECONNREFUSED\)/],
    ['npm error code ETIMEDOUT', /registry cannot be reached \(ETIMEDOUT\)/],
    ['npm error code ENOSPC', /disk is full/],
    ['npm error code EACCES', /may not write .*\(EACCES\)/],
    ['npm error code EUSAGE', /package-lock\.json does not fit/],
  ];
  for (const [output, sentence] of FAILURES) {
    it(`explains “${output}” in one sentence`, async () => {
      fakeNpm(`echo "${output}" >&2; exit 1`);
      await assert.rejects(install(), ({ message }) => {
        assert.match(message, sentence);
        assert.equal(message.includes('\n'), false);
        return true;
      });
    });
  }

  it('shows the last 15 lines of an unknown failure, and the path of the log', async () => {
    fakeNpm('i=0; while [ $i -lt 40 ]; do i=$((i+1)); echo "line $i"; done; exit 1');
    await assert.rejects(install(), ({ message }) => {
      const lines = message.split('\n');
      assert.deepEqual([lines[0], lines[14]], ['line 26', 'line 40']);
      assert.ok(lines[15].includes(join(root, '.reports/install.log')));
      return true;
    });
    assert.match(readFileSync(join(root, '.reports/install.log'), 'utf8'), /^line 1\n/);
  });

  it('explains that npm ran no install scripts', async () => {
    fakeNpm('mkdir -p node_modules');
    await assert.rejects(install(), /ignore-scripts/);
  });

  it('installs the tools of one task once, and again only when their lockfile changed', async () => {
    const tools = () =>
      ensureOwnTools(root, { environment, stream: { write: () => true }, reports: join(root, '.reports') });
    fakeNpm('exit 1');
    await assert.rejects(tools(), /could not install/);
    fakeNpm('mkdir -p node_modules');
    await tools();
    await tools();
    assert.equal(calls().length, 2);
    writeFileSync(join(root, 'package-lock.json'), '{"changed":true}');
    await tools();
    assert.equal(calls().length, 3);
  });
});
