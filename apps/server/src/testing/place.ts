import { cpSync } from 'node:fs';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

export const ORIGIN = 'http://127.0.0.1:4310';
export const BOOT_MS = 60_000;

/** A data folder of its own. The asynchronous copy takes ten times as long. */
export async function copyOfFolder(prepared: string): Promise<string> {
  const folder = await temporaryFolder();
  cpSync(prepared, folder, { recursive: true });
  return folder;
}

export const temporaryFolder = (): Promise<string> => fs.mkdtemp(path.join(os.tmpdir(), 'zawadeh-test-'));
