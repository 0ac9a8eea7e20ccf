import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { describe, it } from 'node:test';
import { projectNode, root } from '../launcher/paths.mjs';
import { gitFiles } from './git-files.mjs';

/** Names in documents that are no files: examples of naming, or files written at runtime. */
const NOT_IN_THE_REPOSITORY = [
  'Thing.tsx',
  'Thing.styles.ts',
  'Thing.messages.ts',
  'Thing.stories.tsx',
  'ThingBehaviour.stories.tsx',
  'thingStage.tsx',
  'config.json',
  'secrets.json',
  'storybook-static/',
];

const FILE = /\.(?:css|html|json|jsonc|md|mdx|mjs|png|sql|toml|ts|tsx|txt)$/;
const isPath = (word) =>
  /^[\w.]/.test(word) && /^[\w.*<>{},/-]+$/.test(word) && (word.includes('/') || FILE.test(word));

/** `<mode>` and `*` match one name, `**` any number of folders, `{a,b}` either. */
function patternOf(word) {
  return word
    .replace(/\/$/, '')
    .replace(/[.]/g, '\\.')
    .replace(/\*\*\/|\*|<[^>]+>|,|\{|\}/g, (sign) => SIGNS[sign] ?? '[^/]+');
}
const SIGNS = { '**/': '(?:.+/)?', ',': '|', '{': '(?:', '}': ')' };

function checker(files) {
  const folders = files.flatMap((file) =>
    file.split('/').map((_, depth, names) => names.slice(0, depth).join('/')),
  );
  const places = Array.from(new Set([...files, ...folders])).filter(Boolean);
  const rootNames = new Set(places.map((place) => place.split('/')[0]));
  return {
    /** A path from the root, or the end of a path. */
    exists: (word) => {
      const start = rootNames.has(word.split('/')[0]) ? '^' : '(?:^|/)';
      const pattern = new RegExp(`${start}${patternOf(word)}$`);
      return places.some((place) => pattern.test(place));
    },
    linkExists: (from, target) => places.includes(posix.join(dirname(from), target).replace(/\/$/, '')),
  };
}

/** The paths in backticks, and the relative links of a page. */
function namedIn(text) {
  const prose = text.replace(/^```[^]*?^```/gm, '');
  const all = (pattern) => Array.from(prose.matchAll(pattern), ([, found]) => found);
  return {
    words: all(/`([^`\n]+)`/g).filter(isPath),
    links: [...all(/\]\(([^)#\s]+)/g), ...all(/(?:src|href)="([^"#]+)"/g)].filter((to) => !/^\w+:/.test(to)),
  };
}

const files = gitFiles();
const read = (file) => readFileSync(join(root, file), 'utf8');
const { postinstall: _, ...scripts } = JSON.parse(read('package.json')).scripts;

/** Every `npm run x`, and npm's own `start` and `test`. */
const commandsIn = (text) =>
  Array.from(text.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g), ([, run, builtIn]) => run ?? builtIn);

describe(
  'the paths and commands named in documents',
  { skip: files ? false : 'this is no git repository' },
  () => {
    const pages = (files ?? []).filter((file) => file.endsWith('.md'));
    const { exists, linkExists } = checker(files ?? []);
    const named = pages.map((page) => ({ page, ...namedIn(read(page)) }));

    for (const { page, words, links } of named) {
      it(`exist: ${page}`, () => {
        assert.deepEqual(
          words.filter((word) => !exists(word) && !NOT_IN_THE_REPOSITORY.includes(word)),
          [],
        );
        assert.deepEqual(
          links.filter((link) => !linkExists(page, link)),
          [],
        );
        assert.deepEqual(
          commandsIn(read(page)).filter((command) => command !== 'postinstall' && !(command in scripts)),
          [],
        );
      });
    }

    it('of commands are all in the README', () => {
      const named = commandsIn(read('README.md'));
      assert.deepEqual(
        Object.keys(scripts).filter((script) => !named.includes(script)),
        [],
      );
    });

    it('have no unneeded exception', () => {
      const all = named.flatMap(({ words }) => words);
      assert.deepEqual(
        NOT_IN_THE_REPOSITORY.filter((word) => exists(word) || !all.includes(word)),
        [],
      );
    });
  },
);

describe('a path', () => {
  const { exists, linkExists } = checker([
    'docs/pictures/a.png',
    'apps/server/src/rights/list.db.test.ts',
    'README.md',
  ]);

  it('may have patterns, and be the end of a path', () => {
    const words = [
      'docs/',
      'docs/pictures/*.png',
      'docs/**/a.png',
      'docs/<kind>/a.png',
      'docs/pictures/{a,b}.png',
      'rights/list.db.test.ts',
    ];
    assert.deepEqual(
      words.filter((word) => !exists(word)),
      [],
    );
    assert.deepEqual(
      ['docs/b.png', 'pictures/*.svg', 'server/rights/list.db.test.ts', 'ist.db.test.ts'].filter(exists),
      [],
    );
    assert.equal(linkExists('docs/x.md', 'pictures/a.png') && !linkExists('docs/x.md', 'a.png'), true);
  });

  it('is found in prose, and is no URL, package, command or value', () => {
    const text =
      '`docs/a.md` `/admin` `@zawadeh/ui` `npm test` `a@b.example` `x.y` [b](b.md#c) [d](https://d.example)';
    assert.deepEqual(namedIn(text), { words: ['docs/a.md'], links: ['b.md'] });
  });
});

describe('every command of package.json', () => {
  const run = (...args) =>
    spawnSync(projectNode(), ['scripts/run.mjs', ...args], { cwd: root, encoding: 'utf8' });

  it('says with --help what it does', () => {
    for (const [name, script] of Object.entries(scripts)) {
      assert.equal(script, `node scripts/run.mjs ${name}`);
      assert.match(run(name, '--help').stdout, new RegExp(`^npm run ${name}: .{10}`));
    }
  });

  it('is listed where another was named', () => {
    const { status, stderr } = run('x');
    assert.equal(status, 1);
    assert.deepEqual(
      Object.keys(scripts).filter((name) => !stderr.includes(`  ${name} `)),
      [],
    );
  });
});
