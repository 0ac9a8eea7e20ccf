import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { freshDatabase, testServer } from '../testing/testDatabase.ts';

const PATIENCE_MS = 30_000;

test('a lost connection is told to whoever had it, and to nobody else', async () => {
  const database = await freshDatabase(testServer!);
  const program = path.join(import.meta.dirname, 'testing/losesConnections.ts');
  try {
    const run = promisify(execFile)(process.execPath, [program, database.url], { timeout: PATIENCE_MS });
    await expect(run).resolves.toMatchObject({
      stdout: expect.stringContaining('everybody was answered') as string,
    });
  } finally {
    await database.drop();
  }
});
