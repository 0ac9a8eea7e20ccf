import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { PERMITTED, STORE_VIOLATION, VIOLATIONS } from './violations.mjs';
import { makeSandbox } from './sandbox.mjs';

// Named folders, because oxlint would otherwise follow the link to node_modules.
const FOLDERS = ['packages', 'apps', 'mocks'];

function lint(files) {
  const sandbox = makeSandbox(files);
  try {
    const { status, stdout } = sandbox.run(
      'oxlint',
      '--type-aware',
      '--deny-warnings',
      '--format',
      'json',
      ...FOLDERS,
    );
    const { diagnostics } = JSON.parse(stdout);
    const rulesAgainst = (file) =>
      diagnostics.filter(({ filename }) => filename.replaceAll('\\', '/') === file).map(({ code }) => code);
    return { status, rulesAgainst };
  } finally {
    sandbox.remove();
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

describe('types and format', () => {
  const wrongType = { file: 'packages/domain/src/wrong.ts', source: "export const many: number = 'few';\n" };
  const wrongFormat = { file: 'packages/domain/src/untidy.ts', source: 'export const a={b:"c"}\n' };
  const tidy = { file: 'packages/domain/src/tidy.ts', source: "export const a = { b: 'c' };\n" };
  const sandboxes = [];
  const sandboxOf = (...files) => {
    const sandbox = makeSandbox(files);
    sandboxes.push(sandbox);
    return sandbox;
  };
  after(() => sandboxes.forEach((sandbox) => sandbox.remove()));

  it('a wrong type fails the type check', () => {
    const { status, output } = sandboxOf(wrongType).run('tsc', '-b', 'packages/domain');
    assert.notEqual(status, 0);
    assert.match(output, /wrong\.ts.*TS2322/);
  });

  it('an untidy file fails the format check', () => {
    const { status, output } = sandboxOf(wrongFormat).run('oxfmt', '--check', wrongFormat.file);
    assert.notEqual(status, 0);
    assert.match(output, /untidy\.ts/);
  });

  it('a tidy and right file passes both', () => {
    const sandbox = sandboxOf(tidy);
    assert.equal(sandbox.run('tsc', '-b', 'packages/domain').status, 0);
    assert.equal(sandbox.run('oxfmt', '--check', tidy.file).status, 0);
  });
});
