import { globSync, readFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { bootForFile } from '../testing/bootEmbedded.ts';
import { readCatalogue } from '../testing/schemaTypes/readCatalogue.ts';
import { schemaFile } from '../testing/schemaTypes/schemaFile.ts';
import { writeTypes } from '../testing/schemaTypes/writeTypes.ts';

const booted = await bootForFile();

test('the committed types match the migrations; npm run types regenerates them', async () => {
  const fresh = writeTypes(await readCatalogue(booted.embedded.database));
  expect(await fs.readFile(schemaFile, 'utf8')).toBe(fresh);
});

const root = path.join(import.meta.dirname, '../../../..');
const read = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((file) => ({
    file,
    text: readFileSync(path.join(root, file), 'utf8'),
  }));
const created = read('supabase/migrations/*.sql').flatMap(({ file, text }) =>
  Array.from(text.matchAll(/^create (?:or replace )?function (\w+\.(\w+))/gm), ([, full, name]) => ({
    file,
    full,
    name,
  })),
);

test('no function is created twice', () => {
  const names = created.map(({ full }) => full);
  expect(names.filter((name, place) => names.indexOf(name) < place)).toEqual([]);
});

test('each function that a document names stands in the file named beside it', () => {
  const named = read('docs/**/*.md').flatMap(({ file: page, text }) =>
    Array.from(text.matchAll(/(`\w+`(?:(?:, | and )`\w+`)*) in `(supabase\/migrations\/\w+\.sql)`/g)).flatMap(
      ([, names = '', file]) => Array.from(names.matchAll(/`(\w+)`/g), ([, name]) => ({ page, name, file })),
    ),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(
    named.filter(({ name, file }) => !created.some((each) => each.name === name && each.file === file)),
  ).toEqual([]);
});
