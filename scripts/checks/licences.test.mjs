import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { lockedPackages } from '../launcher/lockfiles.mjs';
import { root } from '../launcher/paths.mjs';
import { isAllowed } from '../licences/allowed.mjs';
import { packagesByUse } from '../licences/packages.mjs';
import { licencePage } from '../licences/page.mjs';

const packages = packagesByUse();
const namesOf = (use) => packages[use].map(({ name }) => name);

describe('licences', () => {
  for (const use of ['browser', 'server', 'tools']) {
    it(`of the ${use} are all on the list`, () => {
      const rejected = packages[use].filter(({ licence }) => !isAllowed(licence, use));
      assert.deepEqual(rejected, []);
    });
  }

  it('are listed as in the lockfiles: `npm run licences`', () => {
    assert.equal(readFileSync(join(root, 'docs/licences.md'), 'utf8'), licencePage(packages));
  });

  it('are those of the packages themselves', () => {
    const installed = lockedPackages('.')
      .map(({ place, license }) => ({ place, license, file: join(root, place, 'package.json') }))
      .filter(({ file }) => existsSync(file))
      .map((each) => ({ ...each, own: JSON.parse(readFileSync(each.file, 'utf8')).license }));
    assert.ok(installed.length > 100);
    const differing = installed.filter(({ own, license }) => own !== license);
    assert.deepEqual(
      differing.map(({ place, own, license }) => `${place}: ${own} is not ${license}`),
      [],
    );
  });

  it('are sorted by who receives the package', () => {
    assert.ok(namesOf('browser').includes('react-dom') && !namesOf('server').includes('react-dom'));
    assert.ok(namesOf('server').includes('hono') && !namesOf('browser').includes('hono'));
    assert.ok(namesOf('tools').includes('vitest') && namesOf('tools').includes('lighthouse'));
  });

  it('that are not on the list are rejected', () => {
    for (const licence of ['GPL-3.0-only', 'AGPL-3.0', 'UNLICENSED', 'MIT AND GPL-2.0', '', undefined]) {
      assert.equal(isAllowed(licence, 'tools'), false, licence);
    }
    assert.equal(isAllowed('MPL-2.0', 'browser'), false);
    assert.equal(isAllowed('(MIT OR GPL-3.0-only)', 'browser'), true);
  });
});
