import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { root } from '../launcher/paths.mjs';
import { gitFiles } from './git-files.mjs';

const files = gitFiles();
const read = (file) => readFileSync(join(root, file), 'utf8');

/** Every `npm run x`, and npm's own `start` and `test`. */
function commandsIn(text) {
  return Array.from(
    text.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g),
    ([, run, builtIn]) => run ?? builtIn,
  );
}

describe('the commands named in documents', { skip: files ? false : 'this is no git repository' }, () => {
  const scripts = Object.keys(JSON.parse(read('package.json')).scripts);

  for (const page of (files ?? []).filter((file) => file.endsWith('.md'))) {
    it(`the commands in ${page} exist`, () => {
      assert.deepEqual(
        commandsIn(read(page)).filter((command) => !scripts.includes(command)),
        [],
      );
    });
  }

  it('the README names all commands', () => {
    const named = commandsIn(read('README.md'));
    assert.deepEqual(
      scripts.filter((script) => !named.includes(script)),
      [],
    );
  });
});

it('a command is found in prose', () => {
  assert.deepEqual(commandsIn('`npm run bench -- --quick`, `npm start`, npm ci, `npm test -- --only x`'), [
    'bench',
    'start',
    'test',
  ]);
});
