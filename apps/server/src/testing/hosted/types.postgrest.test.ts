import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, test } from 'vitest';
import { temporaryFolder } from '../place.ts';
import { freshDatabase, supabaseProgram, testServer } from '../testDatabase.ts';

const run = promisify(execFile);
const compiler = path.join(createRequire(import.meta.url).resolve('typescript/package.json'), '../bin/tsc');
const OPTIONS =
  '--ignoreConfig --noEmit --strict --exactOptionalPropertyTypes --target esnext --module nodenext --allowImportingTsExtensions --skipLibCheck';

test('Supabase’s own generator writes the same types of the database', async () => {
  const folder = await temporaryFolder();
  const database = await freshDatabase(testServer!, inject('prepared').database!);
  const url = new URL(database.url);
  url.searchParams.set('sslmode', 'disable');
  try {
    const { stdout } = await run(
      supabaseProgram!,
      ['gen', 'types', '--remote', url.href, '--schema', 'public'],
      {
        cwd: folder,
        env: { HOME: folder, DO_NOT_TRACK: '1', SUPABASE_NO_UPDATE_NOTIFIER: '1' },
      },
    );
    await fs.writeFile(path.join(folder, 'theirs.ts'), stdout);
    const comparing = path.join(folder, 'comparing.ts');
    await fs.writeFile(
      comparing,
      `import type { Database } from './theirs.ts';
       import type { Different } from '${path.join(import.meta.dirname, 'differentTypes.ts')}';
       declare const different: Different<Database['public']>;
       export const none: never = different;`,
    );
    const compiled = await run(process.execPath, [compiler, ...OPTIONS.split(' '), comparing]).catch(
      (error: { stdout: string }) => error,
    );
    expect(compiled.stdout).toBe('');
  } finally {
    await database.drop();
    await fs.rm(folder, { recursive: true, force: true });
  }
});
