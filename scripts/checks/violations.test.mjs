import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { before, describe, it } from 'node:test';
import { root, toolScript } from '../launcher/paths.mjs';
import { PERMITTED, STORE_VIOLATION, VIOLATIONS } from './violations.mjs';

// Named folders, because oxlint would otherwise follow the link to node_modules.
const FOLDERS = ['packages', 'apps', 'mocks'];

const CONFIGURATION = [
  'oxlint.config.ts',
  '.oxfmtrc.json',
  'tsconfig.base.json',
  'packages/domain/tsconfig.json',
  'packages/ui/tsconfig.json',
  'apps/web/tsconfig.json',
  'apps/server/tsconfig.json',
  'mocks/tsconfig.json',
];

/**
 * A copy of the project's configuration with other files, in the temporary folder of the system: a killed run leaves
 * nothing in the repository.
 */
function makeSandbox(files) {
  const folder = mkdtempSync(join(tmpdir(), 'zawadeh-planted-'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  for (const path of CONFIGURATION) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    copyFileSync(join(root, path), join(folder, path));
  }
  for (const { file, source } of files) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), source);
  }
  return folder;
}

function lint(files) {
  const folder = makeSandbox(files);
  try {
    const args = [toolScript('oxlint'), '--type-aware', '--deny-warnings', '--format', 'json', ...FOLDERS];
    const { status, stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
    const { diagnostics } = JSON.parse(stdout);
    const rulesAgainst = (file) =>
      diagnostics.filter(({ filename }) => filename.replaceAll('\\', '/') === file).map(({ code }) => code);
    return { status, rulesAgainst };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe('lint', () => {
  let allFiles;
  before(() => {
    allFiles = lint([...VIOLATIONS, ...PERMITTED]);
  });

  it('the lint fails as a whole', () => {
    assert.notEqual(allFiles.status, 0);
  });

  for (const { name, file, rule } of VIOLATIONS) {
    it(`the lint objects when ${name}`, () => {
      assert.deepEqual(allFiles.rulesAgainst(file), [rule]);
    });
  }

  for (const { about, file } of PERMITTED) {
    it(`the lint permits that ${about}`, () => {
      assert.deepEqual(allFiles.rulesAgainst(file), []);
    });
  }

  it('the permitted files alone pass the lint', () => {
    assert.equal(lint(PERMITTED).status, 0);
  });

  it(`the lint objects when ${STORE_VIOLATION.name}`, () => {
    assert.deepEqual(lint([STORE_VIOLATION]).rulesAgainst(STORE_VIOLATION.file), [STORE_VIOLATION.rule]);
  });
});
