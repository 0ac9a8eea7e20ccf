import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { knownAdvisories } from '../launcher/advisories.mjs';

// The fake npm is a shell script, which Windows cannot run.
describe('advisories', { skip: process.platform === 'win32' }, () => {
  let folder;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'zawadeh advisories '));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  function auditWith(answer, stderr = '') {
    writeFileSync(join(folder, 'answer.json'), typeof answer === 'string' ? answer : JSON.stringify(answer));
    writeFileSync(
      join(folder, 'npm'),
      `#!/bin/sh\necho "${stderr}" >&2\ncat "${folder}/answer.json"\nexit 1\n`,
    );
    chmodSync(join(folder, 'npm'), 0o755);
    return knownAdvisories({ environment: { PATH: folder + delimiter + process.env.PATH } });
  }
  const advisoriesOf = (severity) => ({
    vulnerabilities: {
      shaky: { name: 'shaky', severity, via: [{ title: 'Falls over', url: 'https://example.com/1' }] },
      leaning: { name: 'leaning', severity, via: ['shaky'] },
    },
  });

  it('finds nothing without advisories, in the shipped packages and in each lockfile', async () => {
    assert.deepEqual(await auditWith({ vulnerabilities: {} }), { clean: 5, found: [] });
  });

  it('finds a high severity everywhere, with name and reason', async () => {
    const { found } = await auditWith(advisoriesOf('high'));
    assert.equal(found.length, 10);
    assert.deepEqual(found.slice(0, 2), [
      'shipped › shaky (high): Falls over https://example.com/1',
      'shipped › leaning (high): through shaky',
    ]);
  });

  it('finds a moderate severity in shipped packages only, and a low one nowhere', async () => {
    const { found } = await auditWith(advisoriesOf('moderate'));
    assert.deepEqual([found.length, found.every((each) => each.startsWith('shipped'))], [2, true]);
    assert.deepEqual((await auditWith(advisoriesOf('low'))).found, []);
  });

  for (const [message, reason] of [
    ['405 Method Not Allowed - POST https://example.com/bulk', '405 Method Not Allowed'],
    ['request to https://example.com/ failed, reason: connect ECONNREFUSED', 'connect ECONNREFUSED'],
  ]) {
    it(`an unreachable registry is no finding: ${reason}`, async () => {
      assert.deepEqual(await auditWith({ message, error: {} }, 'npm error audit endpoint'), { reason });
    });
  }

  it('an npm without a JSON report gives its message as the reason', async () => {
    assert.deepEqual(await auditWith('Unknown command: audit'), { reason: 'Unknown command: audit' });
  });
});
