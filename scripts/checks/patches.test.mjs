import assert from 'node:assert/strict';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { isStamped } from '../../patches/stamp.mjs';
import { root as project } from '../launcher/paths.mjs';

const PATCH = `--- a/node_modules/greeting/index.js
+++ b/node_modules/greeting/index.js
@@ -1,2 +1,2 @@
-export const word = 'hello';
+export const word = 'welcome';
 export const mark = '!';
`;
const PUBLISHED = "export const word = 'hello';\nexport const mark = '!';\n";

describe('patches', () => {
  let root;
  const file = () => join(root, 'node_modules/greeting/index.js');
  const apply = () => spawnSync(process.execPath, [join(root, 'patches/apply.mjs')], { encoding: 'utf8' });
  const install = (version, source) => {
    writeFileSync(join(root, 'node_modules/greeting/package.json'), JSON.stringify({ version }));
    writeFileSync(file(), source);
  };

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'zawadeh patches '));
    mkdirSync(join(root, 'patches'));
    mkdirSync(join(root, 'node_modules/greeting'), { recursive: true });
    symlinkSync(join(project, 'node_modules/diff'), join(root, 'node_modules/diff'), 'junction');
    for (const script of ['apply.mjs', 'stamp.mjs'])
      cpSync(join(project, 'patches', script), join(root, 'patches', script));
    writeFileSync(join(root, 'package-lock.json'), '{}');
    writeFileSync(join(root, 'patches/greeting@1.0.0.patch'), PATCH);
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('are applied, and a second time change nothing', () => {
    install('1.0.0', PUBLISHED);
    assert.equal(apply().status, 0);
    assert.match(readFileSync(file(), 'utf8'), /welcome/);
    assert.equal(apply().status, 0);
    assert.equal(readFileSync(file(), 'utf8'), PUBLISHED.replace('hello', 'welcome'));
  });

  it('leave a stamp, which no longer fits when the lockfile or a patch changed', () => {
    install('1.0.0', PUBLISHED);
    assert.equal(isStamped(root), false);
    apply();
    assert.equal(isStamped(root), true);
    for (const changed of ['package-lock.json', 'patches/greeting@1.0.0.patch']) {
      const before = readFileSync(join(root, changed), 'utf8');
      writeFileSync(join(root, changed), `${before}\n`);
      assert.equal(isStamped(root), false, changed);
      writeFileSync(join(root, changed), before);
    }
  });

  it('stop at another version of the package', () => {
    install('1.0.1', PUBLISHED);
    const { status, stderr } = apply();
    assert.notEqual(status, 0);
    assert.match(stderr, /greeting@1\.0\.0\.patch is for 1\.0\.0 of greeting and 1\.0\.1 is installed/);
  });

  it('stop at a file that they do not fit', () => {
    install('1.0.0', "export const word = 'ahlan';\n");
    const { status, stderr } = apply();
    assert.notEqual(status, 0);
    assert.match(stderr, /does not fit node_modules\/greeting\/index\.js/);
  });
});
