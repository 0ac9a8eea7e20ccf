import fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openDataFolder } from './dataFolder.ts';

test('a folder that every user could read is closed before anything is written into it', async () => {
  const folder = await fs.mkdtemp(path.join(tmpdir(), 'zawadeh-folder-'));
  await fs.chmod(folder, 0o755);
  const opened = await openDataFolder(folder);
  expect((await fs.stat(folder)).mode & 0o777).toBe(0o700);
  await opened.release();
  await fs.rm(folder, { recursive: true });
});
