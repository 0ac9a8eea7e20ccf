import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { describe, it } from 'node:test';
import { root } from '../launcher/paths.mjs';
import { keptFiles } from './git-files.mjs';

/** Named like files of the project, and none: either made up to show how files are called, or written when it runs. */
const NONE_OF_OURS = [
  'Thing.tsx',
  'Thing.styles.ts',
  'Thing.messages.ts',
  'Thing.stories.tsx',
  'ThingBehaviour.stories.tsx',
  'thingStage.tsx',
  'Thing.mdx',
  'X.messages.ts',
  'config.json',
  'secrets.json',
  'storybook-static/',
];

const FILE = /\.(?:css|html|json|jsonc|md|mdx|mjs|png|sql|toml|ts|tsx|txt)$/;
const isPath = (word) =>
  /^[\w.]/.test(word) && /^[\w.*<>{},/-]+$/.test(word) && (word.includes('/') || FILE.test(word));

/** `<mode>` and `*` stand for one name, `**` for any number of folders, `{a,b}` for either. */
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
  const rooms = new Set(places.map((place) => place.split('/')[0]));
  return {
    /** From the root where it begins there; else the end of a path, as people write when they know where they are. */
    isThere: (word) => {
      const start = rooms.has(word.split('/')[0]) ? '^' : '(?:^|/)';
      const pattern = new RegExp(`${start}${patternOf(word)}$`);
      return places.some((place) => pattern.test(place));
    },
    isLinked: (from, target) => places.includes(posix.join(dirname(from), target).replace(/\/$/, '')),
  };
}

/** What a page names in backticks, and where its links lead within the project. */
function namedIn(text) {
  const prose = text.replace(/^```[^]*?^```/gm, '');
  const all = (pattern) => Array.from(prose.matchAll(pattern), ([, found]) => found);
  return {
    words: all(/`([^`\n]+)`/g).filter(isPath),
    links: [...all(/\]\(([^)#\s]+)/g), ...all(/(?:src|href)="([^"#]+)"/g)].filter((to) => !/^\w+:/.test(to)),
  };
}

const kept = keptFiles();

describe('what the documents name', { skip: kept ? false : 'it was not fetched with git' }, () => {
  const pages = (kept ?? []).filter((file) => file.endsWith('.md'));
  const { isThere, isLinked } = checker(kept ?? []);
  const named = pages.map((page) => ({ page, ...namedIn(readFileSync(join(root, page), 'utf8')) }));

  for (const { page, words, links } of named) {
    it(`is there: ${page}`, () => {
      assert.deepEqual(
        words.filter((word) => !isThere(word) && !NONE_OF_OURS.includes(word)),
        [],
      );
      assert.deepEqual(
        links.filter((link) => !isLinked(page, link)),
        [],
      );
    });
  }

  it('is excepted only where somebody names it', () => {
    const all = named.flatMap(({ words }) => words);
    assert.deepEqual(
      NONE_OF_OURS.filter((word) => isThere(word) || !all.includes(word)),
      [],
    );
  });
});

describe('a name', () => {
  const { isThere, isLinked } = checker([
    'docs/pictures/a.png',
    'apps/server/src/rights/list.db.test.ts',
    'README.md',
  ]);

  for (const word of [
    'docs/',
    'docs/pictures/*.png',
    'docs/**/a.png',
    'docs/<kind>/a.png',
    'docs/pictures/{a,b}.png',
    'rights/list.db.test.ts',
    'list.db.test.ts',
    'README.md',
  ]) {
    it(`is understood: ${word}`, () => assert.equal(isThere(word), true));
  }

  for (const word of ['docs/b.png', 'pictures/*.svg', 'server/rights/list.db.test.ts', 'ist.db.test.ts']) {
    it(`leads nowhere: ${word}`, () => assert.equal(isThere(word), false));
  }

  it('is looked for in prose, and is no address, no package, no command and no value', () => {
    const text =
      '`docs/a.md` `/admin` `@zawadeh/ui` `npm test` `a@b.example` `x.y` [b](b.md#c) [d](https://d.example)';
    assert.deepEqual(namedIn(text), { words: ['docs/a.md'], links: ['b.md'] });
    assert.deepEqual(
      [isLinked('docs/x.md', 'pictures/a.png'), isLinked('docs/x.md', 'a.png')],
      [true, false],
    );
  });
});
