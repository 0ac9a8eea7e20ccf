import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startEmbedded } from '../../apps/server/src/embedded/engine.ts';
import { readCatalogue } from '../../apps/server/src/testing/schemaTypes/readCatalogue.ts';
import { schemaFile } from '../../apps/server/src/testing/schemaTypes/schemaFile.ts';
import { writeTypes } from '../../apps/server/src/testing/schemaTypes/writeTypes.ts';

// A temporary database, because an existing one may have other migrations.
const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'zawadeh-types-'));
try {
  const embedded = await startEmbedded({ dataDir, origin: 'http://127.0.0.1' });
  try {
    await fs.writeFile(schemaFile, writeTypes(await readCatalogue(embedded.database)));
  } finally {
    await embedded.close();
  }
} finally {
  await fs.rm(dataDir, { recursive: true, force: true });
}
console.log(`Written: ${path.relative(process.cwd(), schemaFile)}`);
