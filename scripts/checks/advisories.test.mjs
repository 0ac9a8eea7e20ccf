import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { knownAdvisories } from '../launcher/advisories.mjs';

// A pretend npm is a shell script, which Windows cannot start.
describe('advisories', { skip: process.platform === 'win32' }, () => {
  let folder;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'zawadeh advisories '));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  function askWith(answer, beside = '') {
    writeFileSync(join(folder, 'answer.json'), typeof answer === 'string' ? answer : JSON.stringify(answer));
    writeFileSync(
      join(folder, 'npm'),
      `#!/bin/sh\necho "${beside}" >&2\ncat "${folder}/answer.json"\nexit 1\n`,
    );
    chmodSync(join(folder, 'npm'), 0o755);
    return knownAdvisories({ environment: { PATH: folder + delimiter + process.env.PATH } });
  }
  const known = (severity) => ({
    vulnerabilities: {
      shaky: { name: 'shaky', severity, via: [{ title: 'Falls over', url: 'https://example.com/1' }] },
      leaning: { name: 'leaning', severity, via: ['shaky'] },
    },
  });

  it('nothing known is nothing found, of what is shipped and of each lockfile', async () => {
    assert.deepEqual(await askWith({ vulnerabilities: {} }), { clean: 4, found: [] });
  });

  it('what is high is found everywhere, by name and reason', async () => {
    const { found } = await askWith(known('high'));
    assert.equal(found.length, 8);
    assert.deepEqual(found.slice(0, 2), [
      'shipped › shaky (high): Falls over https://example.com/1',
      'shipped › leaning (high): through shaky',
    ]);
  });

  it('what is moderate is found in what is shipped alone, what is low nowhere', async () => {
    const { found } = await askWith(known('moderate'));
    assert.deepEqual([found.length, found.every((each) => each.startsWith('shipped'))], [2, true]);
    assert.deepEqual((await askWith(known('low'))).found, []);
  });

  for (const [message, reason] of [
    ['405 Method Not Allowed - POST https://example.com/bulk', '405 Method Not Allowed'],
    ['request to https://example.com/ failed, reason: connect ECONNREFUSED', 'connect ECONNREFUSED'],
  ]) {
    it(`nobody who could be asked is no finding: ${reason}`, async () => {
      assert.deepEqual(await askWith({ message, error: {} }, 'npm error audit endpoint'), { reason });
    });
  }

  it('an npm that gives no answer at all is told of with its own words', async () => {
    assert.deepEqual(await askWith('Unknown command: audit'), { reason: 'Unknown command: audit' });
  });
});
