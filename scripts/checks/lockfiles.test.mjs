import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { LOCKED, lockedPackages } from '../launcher/lockfiles.mjs';
import { root } from '../launcher/paths.mjs';

const { allowScripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/**
 * The linter and the formatter for systems that nobody worked on yet: named so that `npm ci` brings them there, and
 * checked then against what the registry says. Whoever installs on such a system can add what is missing.
 */
const UNSEEN = /^@(?:oxlint|oxfmt)\/binding-|^@oxlint-tsgolint\//;

const hasNoHash = ({ integrity }) => !integrity?.startsWith('sha512-');
const placesOf = (packages) => packages.map(({ place }) => place);

for (const folder of LOCKED) {
  describe(`the lockfile in ${folder}`, () => {
    const packages = lockedPackages(folder);

    it('says of every package what its bytes have to be', () => {
      assert.ok(packages.length > 50);
      const isExcepted = ({ name, dev, optional, os }) => dev && optional && os && UNSEEN.test(name);
      assert.deepEqual(placesOf(packages.filter((each) => hasNoHash(each) && !isExcepted(each))), []);
    });

    it('leaves it to whoever installs where packages come from', () => {
      assert.deepEqual(placesOf(packages.filter(({ resolved }) => resolved !== undefined)), []);
    });

    it('lets only those run a script that are allowed to by name', () => {
      const running = packages.filter(({ hasInstallScript }) => hasInstallScript);
      assert.deepEqual(placesOf(running.filter(({ name }) => allowScripts[name] !== true)), []);
    });
  });
}

it('nobody is allowed to run a script who has none', () => {
  const running = LOCKED.flatMap((folder) => lockedPackages(folder)).filter((each) => each.hasInstallScript);
  assert.deepEqual(new Set(Object.keys(allowScripts)), new Set(running.map(({ name }) => name)));
});
