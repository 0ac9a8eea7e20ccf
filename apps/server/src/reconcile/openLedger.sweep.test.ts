import fs from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { lockFolder } from '../embedded/folderLock.ts';
import { temporaryFolder } from '../testing/place.ts';
import { readReconcileSettings } from './commandLine.ts';
import { openLedger } from './openLedger.ts';
import { failureText } from './failureText.ts';

const open = (args: string[]) => openLedger(readReconcileSettings(args, {}).server);

test('a folder in use is left alone, with the reason', async () => {
  const dataDir = await temporaryFolder();
  await fs.mkdir(path.join(dataDir, 'database'));
  const unlock = await lockFolder(dataDir);
  const refusal = await open(['--data', dataDir]).catch(failureText);
  expect(refusal).toMatch(/already using .* open to one process at a time/);
  await unlock();
  await fs.rm(dataDir, { recursive: true });
});

test('an unreadable folder is unlocked again', async () => {
  const dataDir = await temporaryFolder();
  await fs.writeFile(path.join(dataDir, 'database'), 'no database');
  await expect(open(['--data', dataDir])).rejects.toThrow('cannot be opened');
  await (
    await lockFolder(dataDir)
  )();
  await fs.rm(dataDir, { recursive: true });
});
