import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { root } from '../launcher/paths.mjs';
import { keptFiles } from './git-files.mjs';

const kept = keptFiles();
const read = (file) => readFileSync(join(root, file), 'utf8');

/** Every `npm run x`, and the two that npm knows by themselves. */
function commandsIn(text) {
  return Array.from(text.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g), ([, run, own]) => run ?? own);
}

describe(
  'the commands that the documents name',
  { skip: kept ? false : 'it was not fetched with git' },
  () => {
    const scripts = Object.keys(JSON.parse(read('package.json')).scripts);

    for (const page of (kept ?? []).filter((file) => file.endsWith('.md'))) {
      it(`are there: ${page}`, () => {
        assert.deepEqual(
          commandsIn(read(page)).filter((command) => !scripts.includes(command)),
          [],
        );
      });
    }

    it('are all in the README', () => {
      const named = commandsIn(read('README.md'));
      assert.deepEqual(
        scripts.filter((script) => !named.includes(script)),
        [],
      );
    });
  },
);

it('a command is found in prose', () => {
  assert.deepEqual(commandsIn('`npm run bench -- --quick`, `npm start`, npm ci, `npm test -- --only x`'), [
    'bench',
    'start',
    'test',
  ]);
});
