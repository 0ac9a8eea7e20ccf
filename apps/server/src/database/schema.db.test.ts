import fs from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bootEmbedded } from '../testing/bootEmbedded.ts';
import { BOOT_MS } from '../testing/place.ts';
import type { Booted } from '../testing/bootEmbedded.ts';
import { readCatalogue } from '../testing/schemaTypes/readCatalogue.ts';
import { schemaFile } from '../testing/schemaTypes/schemaFile.ts';
import { writeTypes } from '../testing/schemaTypes/writeTypes.ts';

let booted: Booted;
beforeAll(async () => {
  booted = await bootEmbedded();
}, BOOT_MS);
afterAll(() => booted.stop());

test('the committed types match the migrations; npm run types regenerates them', async () => {
  const fresh = writeTypes(await readCatalogue(booted.embedded.database));
  expect(await fs.readFile(schemaFile, 'utf8')).toBe(fresh);
});
