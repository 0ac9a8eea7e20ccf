import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, parse } from 'node:path';
import { describe, it } from 'node:test';
import { light } from '../../packages/ui/src/theme/light.ts';
import { root } from '../launcher/paths.mjs';

// Entries that are used by name, which knip cannot check.

const OF_TESTS =
  /\.(?:test|stories)\.tsx?$|Stage\.tsx$|example\w+\.tsx?$|[/\\](?:testing|stories|flows)[/\\]/;

function sourcesIn(...folders) {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !OF_TESTS.test(file))
      .map((file) => join(root, folder, file)),
  );
  return files.map((file) => ({ name: basename(file), text: readFileSync(file, 'utf8') }));
}

const sources = sourcesIn('packages/ui/src', 'apps/web/src', 'apps/web/build');

/** The quoted words of all files except the definitions. */
function quotedOutside(...lists) {
  const texts = sources.filter(({ name }) => !lists.includes(name)).map(({ text }) => text);
  return new Set(Array.from(texts.join('\n').matchAll(/'([\w./-]+)'/g), ([, word]) => word));
}

describe('unused messages, colours, icons and drawings', () => {
  it('every message is used', () => {
    const screens = sources.flatMap(({ name }) => /^(\w+)Screen\.tsx$/.exec(name)?.[1] ?? []);
    // The messages of a page's head are found by the name of its screen.
    const heads = screens.flatMap((screen) => {
      const page = screen.charAt(0).toLowerCase() + screen.slice(1);
      return [`web.${page}.title`, `web.${page}.description`];
    });
    const used = new Set([...quotedOutside(), ...heads]);
    // Such as `web.admin.bags.${field}`, where the id ends with the name of a field, which the domain may list.
    const code = [...sources, ...sourcesIn('packages/domain/src')].map(({ text }) => text).join('\n');
    const starts = Array.from(code.matchAll(/`([\w.]+\.)\$\{/g), ([, start]) => start);
    const isWritten = (id) =>
      starts.some(
        (start) => id.startsWith(start) && new RegExp(`\\b${id.slice(start.length)}\\b`).test(code),
      );
    const ids = ['packages/ui', 'apps/web'].flatMap((room) =>
      readdirSync(join(root, room, 'src'), { recursive: true, encoding: 'utf8' })
        .filter((file) => basename(file) === 'en.json')
        .flatMap((file) => Object.keys(JSON.parse(readFileSync(join(root, room, 'src', file), 'utf8')))),
    );
    assert.ok(ids.length > 100);
    assert.deepEqual(
      ids.filter((id) => !used.has(id) && !isWritten(id)),
      [],
    );
  });

  it('every colour is used', () => {
    const used = quotedOutside('light.ts', 'dark.ts', 'contrast.ts', 'contrastPairs.ts');
    assert.deepEqual(
      Object.keys(light).filter((role) => !used.has(role)),
      [],
    );
  });

  it('every icon is used', () => {
    const isList = ({ name }) => /^(?:\w+I|i)cons\.ts$/.test(name);
    const icons = sources
      .filter(isList)
      .flatMap(({ text }) => Array.from(text.matchAll(/^export const (\w+Icon):/gm), ([, name]) => name));
    const elsewhere = sources.filter((each) => !isList(each) && each.name !== 'index.ts');
    const used = new Set(elsewhere.flatMap(({ text }) => text.match(/\b\w+Icon\b/g) ?? []));
    assert.ok(icons.length > 30);
    assert.deepEqual(
      icons.filter((icon) => !used.has(icon)),
      [],
    );
  });

  it('every drawing is used', () => {
    const page = readFileSync(join(root, 'apps/web/index.html'), 'utf8');
    const otherSources = sources.filter(({ name }) => name !== 'Illustration.tsx');
    const text = [page, ...otherSources.map((source) => source.text)].join('\n');
    const isUsed = (drawing) =>
      new RegExp(`(?<![\\w-])${drawing}(?![\\w-])`).test(text) ||
      text.includes(`/${drawing.replace(/-[^-]+$/, '-')}\${`);
    const drawings = ['art', 'icons'].flatMap((folder) =>
      readdirSync(join(root, 'packages/ui/public', folder)).map((file) => parse(file).name),
    );
    assert.deepEqual(
      drawings.filter((drawing) => !isUsed(drawing)),
      [],
    );
  });
});
