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
      const refused = packages[use].filter(({ licence }) => !isAllowed(licence, use));
      assert.deepEqual(refused, []);
    });
  }

  it('are written down as the lockfiles have them: `npm run licences`', () => {
    assert.equal(readFileSync(join(root, 'docs/licences.md'), 'utf8'), licencePage(packages));
  });

  it('are those that the packages themselves say', () => {
    const said = lockedPackages('.')
      .map(({ place, license }) => ({ place, license, file: join(root, place, 'package.json') }))
      .filter(({ file }) => existsSync(file))
      .map((each) => ({ ...each, own: JSON.parse(readFileSync(each.file, 'utf8')).license }));
    assert.ok(said.length > 100);
    const differing = said.filter(({ own, license }) => own !== license);
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

  it('that nobody chose are refused', () => {
    for (const licence of ['GPL-3.0-only', 'AGPL-3.0', 'UNLICENSED', 'MIT AND GPL-2.0', '', undefined]) {
      assert.equal(isAllowed(licence, 'tools'), false, licence);
    }
    assert.equal(isAllowed('MPL-2.0', 'browser'), false);
    assert.equal(isAllowed('(MIT OR GPL-3.0-only)', 'browser'), true);
  });
});
