import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, ensureOwnTools } from '../launcher/install.mjs';
import { projectNode, root as project } from '../launcher/paths.mjs';

// The fake npm is a shell script, which Windows cannot run.
describe('an install', { skip: process.platform === 'win32' }, () => {
  let root;
  let environment;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'zawadeh-install-'));
    environment = { PATH: join(root, 'bin') + delimiter + process.env.PATH };
    writeFileSync(join(root, 'package-lock.json'), '{}');
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  function fakeNpm(script) {
    mkdirSync(join(root, 'bin'), { recursive: true });
    writeFileSync(join(root, 'bin/npm'), `#!/bin/sh\necho "$@" >> npm-calls\n${script}\n`);
    chmodSync(join(root, 'bin/npm'), 0o755);
  }
  /** As npm ends with `postinstall`. */
  function fakeGoodNpm() {
    const node = projectNode(root);
    const stamp = pathToFileURL(join(project, 'patches/stamp.mjs')).href;
    const postinstall = `import { writeStamp } from '${stamp}'; writeStamp('${root}');`;
    fakeNpm(
      `sleep 0.3\nmkdir -p "${dirname(node)}"\n: > "${node}"\n"${process.execPath}" --input-type=module -e "${postinstall}"`,
    );
  }
  const install = () => ensureInstalled(root, environment);
  const calls = () => readFileSync(join(root, 'npm-calls'), 'utf8').trim().split('\n');

  it('runs once when two commands need it, and again only when the lockfile changed', async () => {
    fakeGoodNpm();
    await Promise.all([install(), install()]);
    await install();
    assert.equal(calls().length, 1);
    assert.match(calls()[0], /^ci /);
    writeFileSync(join(root, 'package-lock.json'), '{"changed":true}');
    await install();
    assert.equal(calls().length, 2);
  });

  it('that fails shows the last lines of npm, and is tried again', async () => {
    fakeNpm('mkdir -p node_modules; echo "npm error code ENOTFOUND"; exit 1');
    await assert.rejects(install(), /ENOTFOUND\nnpm could not install/);
    fakeGoodNpm();
    await install();
    assert.equal(calls().length, 2);
  });

  it('without install scripts names the setting of npm', async () => {
    fakeNpm('mkdir -p node_modules');
    await assert.rejects(install(), /ignore-scripts/);
  });

  it('of the tools of one task runs once, and again only when their lockfile changed', async () => {
    fakeNpm('mkdir -p node_modules');
    await ensureOwnTools(root, environment);
    await ensureOwnTools(root, environment);
    assert.equal(calls().length, 1);
    writeFileSync(join(root, 'package-lock.json'), '{"changed":true}');
    await ensureOwnTools(root, environment);
    assert.equal(calls().length, 2);
  });
});
